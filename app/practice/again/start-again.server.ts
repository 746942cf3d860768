import { randomUUID } from "node:crypto";
import { getSession } from "~/practice/store/sessions.server";
import { getNextAttempt, getOpenDraft, saveDraft } from "~/practice/drafts/drafts.server";
import { deleteDraft } from "~/practice/drafts/queries.server";
import { recordHelpOpened } from "~/practice/help/help.server";
import {
  findOrStartSession,
  type QuestionPlace,
} from "~/practice/session/start-custom-session.server";
import type { LastAttempt } from "./last-attempt.server";
import type { StartChoice } from "./schema.server";

/**
 * Opens a question again, with the last answer in the editor or with an empty one. Except from
 * memory, the missing points are shown beside it, which counts as help like reading the review.
 */
export async function startAgain(
  { owner, ip }: { owner: string; ip: string },
  questionId: string,
  { choice, last }: { choice: StartChoice; last: LastAttempt },
): Promise<QuestionPlace> {
  const place = await findOrStartSession(owner, questionId, new Date());
  const session = await getSession(owner, place.sessionId);
  if (!session) return place;
  const attempt = getNextAttempt(session, questionId);
  const draft = await getOpenDraft(owner, session, { questionId, part: "answer", attempt });
  if (choice === "last")
    await saveDraft(
      session.id,
      {
        questionId,
        part: "answer",
        attempt,
        writer: randomUUID(),
        base: draft.base,
        revision: draft.base + 1,
        answer: last.text,
        code: last.code?.source ?? "",
        language: last.code?.language ?? "",
        transcript: "",
        spokenSeconds: 0,
        elapsed: 0,
      },
      ip,
    );
  else if (draft.fields)
    await deleteDraft(owner, { sessionId: session.id, questionId, part: "answer" });
  if (choice !== "memory") await recordHelpOpened(session.id, questionId, "review");
  return place;
}
