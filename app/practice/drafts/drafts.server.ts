import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { buildCodeAnswer } from "~/practice/code/build-code-answer";
import { findFollowUp } from "~/practice/follow-up/follow-ups.server";
import { checkNetworkStorage, countStored } from "~/practice/store/storage-limit.server";
import type { Session, UnsentDraft } from "~/practice/store/types";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import { getDraft, listDrafts, upsertDraft } from "./queries.server";
import { draftFieldsSchema, type draftSchema } from "./schema.server";
import type { DraftFields, DraftPart, OpenDraft } from "./types";

export type SaveDraftResult =
  | { ok: true; savedAt: string }
  | { ok: false; status: number; message: string; revision: number | null };

const CONFLICT_MESSAGE = "This answer was changed in another tab or on another device.";
const ALREADY_ANSWERED_MESSAGE =
  "This question was already answered in another tab. Submit to save this as your next attempt.";

/** The number of the next attempt at a question or its follow-up. */
export function getNextAttempt({ answers }: Pick<Session, "answers">, questionId: string): number {
  return (
    Math.max(
      0,
      ...answers
        .filter((answer) => answer.questionId === questionId)
        .map((answer) => answer.attempt),
    ) + 1
  );
}

/** The draft of this attempt, with a new writer id, and that of the page that saved it. */
export async function getOpenDraft(
  owner: string,
  session: Session,
  { questionId, part, attempt }: { questionId: string; part: DraftPart; attempt: number },
): Promise<OpenDraft & { savedBy: string | null }> {
  const row = await getDraft(owner, { sessionId: session.id, questionId, part });
  if (!row || row.attempt !== attempt)
    return { fields: null, savedAt: null, writer: randomUUID(), base: 0, savedBy: null };
  const fields = parseDraftFields(row);
  return {
    fields,
    savedAt: fields && row.saved_at,
    writer: randomUUID(),
    base: row.revision,
    savedBy: row.writer,
  };
}

/**
 * A session's drafts that were never submitted, including follow-ups, in the order of the
 * questions.
 */
export async function listUnsentDrafts(owner: string, session: Session): Promise<UnsentDraft[]> {
  const rows = await listDrafts(owner, session.id);
  return session.questions.flatMap((question, index) =>
    rows
      .filter(
        (row) =>
          row.question_id === question.id &&
          !isSubmitted(session, { questionId: question.id, part: row.part, attempt: row.attempt }),
      )
      .flatMap((row) => {
        const { part, attempt } = row;
        const { answer = "", code = "" } = parseDraftFields(row) ?? {};
        const submitted = session.answers.find(
          (candidate) => candidate.questionId === question.id && candidate.attempt === attempt,
        );
        const followUpPrompt =
          part === "follow-up" && submitted
            ? findFollowUp(session, question, submitted)?.prompt
            : undefined;
        const draft = {
          number: index + 1,
          name: followUpPrompt === undefined ? question.name : `Follow-up: ${question.name}`,
          prompt: followUpPrompt ?? question.prompt,
          text: answer.trim(),
          code: buildCodeAnswer(question.id, { code, language: "text" })?.source ?? null,
        };
        return draft.text === "" && draft.code === null ? [] : draft;
      }),
  );
}

function parseDraftFields(row: {
  session_id: string;
  question_id: string;
  part: string;
  fields: string;
}): DraftFields | null {
  return parseStoredJson(draftFieldsSchema, row.fields, {
    table: "interview_drafts",
    id: `${row.session_id} ${row.question_id} ${row.part}`,
  });
}

/** Whether this attempt, or a later one, was answered. */
function isSubmitted(
  { answers, followUps }: Session,
  { questionId, part, attempt }: { questionId: string; part: DraftPart; attempt: number },
): boolean {
  return (part === "answer" ? answers : followUps).some(
    (submission) => submission.questionId === questionId && submission.attempt >= attempt,
  );
}

export async function saveDraft(
  sessionId: string,
  draft: z.output<typeof draftSchema>,
  ip: string,
): Promise<SaveDraftResult> {
  const refusal = await checkNetworkStorage(ip);
  if (refusal) return { ok: false, revision: null, ...refusal };
  const { questionId, part, attempt, writer, base, revision, ...fields } = draft;
  const savedAt = new Date().toISOString();
  const result = await upsertDraft(
    { sessionId, questionId, part },
    { attempt, writer, base, revision, fields: JSON.stringify(fields), savedAt },
  );
  switch (result.status) {
    case "saved":
      await countStored(ip, result.growth);
      return { ok: true, savedAt };
    case "already-submitted":
      return { ok: false, status: 409, message: ALREADY_ANSWERED_MESSAGE, revision: null };
    case "conflict":
      return { ok: false, status: 409, message: CONFLICT_MESSAGE, revision: result.revision };
    case "full":
      return { ok: false, revision: null, ...result.refusal };
  }
}
