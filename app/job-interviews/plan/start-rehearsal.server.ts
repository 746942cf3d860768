import { runTransaction } from "~/platform/database/connection.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { listLikelyQuestionIds } from "~/job-interviews/likely-questions.server";
import { updateJobInterview } from "~/job-interviews/queries.server";
import type { JobInterview } from "~/job-interviews/types";
import { findRehearsal, type Rehearsal } from "./rehearsal.server";
import type { Today } from "./load-plans.server";

const MINUTES_A_QUESTION = 4;
const MIN_QUESTIONS = 3;

/** A rehearsal that is shortened takes at least so long. */
export const MIN_REHEARSAL_MINUTES = MIN_QUESTIONS * MINUTES_A_QUESTION;

/** The likely questions that a rehearsal of so many minutes asks. */
export const listRehearsalQuestions = (
  interview: Pick<JobInterview, "likelyQuestionIds">,
  minutes: number,
): string[] =>
  listLikelyQuestionIds(interview).slice(
    0,
    Math.max(MIN_QUESTIONS, Math.round(minutes / MINUTES_A_QUESTION)),
  );

/** Goes on with the session of the likely questions, or starts one of as many as the minutes allow; its id. */
export async function startRehearsal(
  owner: string,
  interview: JobInterview,
  minutes: number,
  today: Today,
): Promise<string> {
  const current: Rehearsal | null = await findRehearsal(owner, interview, today);
  if (current?.isOpen) return current.sessionId;
  const id = await startCustomSession(
    owner,
    {
      kind: "rehearsal",
      name: `Rehearsal: ${interview.company}`,
      questionIds: listRehearsalQuestions(interview, minutes),
      mode: "live",
    },
    today.now,
  );
  await runTransaction((connection) =>
    updateJobInterview(connection, owner, interview.id, { rehearsal_session_id: id }),
  );
  return id;
}
