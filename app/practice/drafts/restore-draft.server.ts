import { draftFieldsSchema } from "./schema.server";
import type { OpenDraft } from "./types";

/**
 * The draft with what was sent after the session had ended. It keeps the revision it was based on,
 * so that saving it doesn't overwrite a later version from another device without asking; what the page itself had saved is
 * no such version.
 */
export function restoreDraft(
  { savedBy, ...draft }: OpenDraft & { savedBy: string | null },
  kept: FormData | null,
  { questionId, attempt }: { questionId: string; attempt: number },
): OpenDraft {
  if (kept?.get("questionId") !== questionId || kept.get("attempt") !== String(attempt))
    return draft;
  const fields = draftFieldsSchema.safeParse(Object.fromEntries(kept));
  if (!fields.success) return draft;
  const base =
    savedBy !== null && kept.get("writer") === savedBy ? draft.base : Number(kept.get("base")) || 0;
  return { fields: fields.data, savedAt: null, writer: draft.writer, base, isRestored: true };
}
