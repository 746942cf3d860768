import type { Session } from "~/practice/store/types";
import { toasts } from "~/platform/http/toast.server";
import { saveDraft } from "./drafts.server";
import { draftSchema } from "./schema.server";

/**
 * An answer submitted after the session ended isn't scored; it is saved as a draft in the report.
 */
export async function saveLateDraft(
  request: Request,
  ip: string,
  session: Session,
  form: FormData,
): Promise<Response> {
  const draft = draftSchema.safeParse(Object.fromEntries(form));
  const isInSession =
    draft.success && session.questions.some(({ id }) => id === draft.data.questionId);
  const wasSaved =
    isInSession &&
    draft.data.answer.trim() !== "" &&
    (await saveDraft(session.id, draft.data, ip)).ok;
  return toasts(request).redirectWithInfo(`/interview/sessions/${session.id}/report`, {
    message: "This session has already ended",
    description: wasSaved ? "Your answer is saved as a draft in its report." : "",
  });
}
