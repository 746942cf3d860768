import { runTransaction } from "~/platform/database/connection.server";
import { isLeadingPost } from "~/practice/text-analysis/leads-others";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { listCountedTellings } from "~/stories/counted-tellings.server";
import { listStories } from "~/stories/queries.server";
import { listAskedKinds } from "~/job-interviews/asked-kinds";
import { listLikelyQuestionIds } from "~/job-interviews/likely-questions.server";
import { updateJobInterview } from "~/job-interviews/queries.server";
import type { JobInterview } from "~/job-interviews/types";
import { listCoverage } from "./coverage";
import { chooseRehearsalQuestions } from "./rehearsal-questions";
import { findRehearsal, type Rehearsal } from "./rehearsal.server";
import type { Today } from "./load-plans.server";

const MINUTES_A_QUESTION = 4;
const MIN_QUESTIONS = 3;

/** A rehearsal that is shortened takes at least so long. */
export const MIN_REHEARSAL_MINUTES = MIN_QUESTIONS * MINUTES_A_QUESTION;

/** How many questions a rehearsal of so many minutes asks. */
export const countRehearsalQuestions = (
  interview: Pick<JobInterview, "likelyQuestionIds">,
  minutes: number,
): number =>
  Math.min(
    listLikelyQuestionIds(interview).length,
    Math.max(MIN_QUESTIONS, Math.round(minutes / MINUTES_A_QUESTION)),
  );

/** Goes on with the session that rehearses a job interview, or starts one of as many questions as the minutes allow; its id. */
export async function startRehearsal(
  owner: string,
  interview: JobInterview,
  minutes: number,
  today: Today,
): Promise<string> {
  const current: Rehearsal | null = await findRehearsal(owner, interview, today);
  if (current?.isOpen) return current.sessionId;
  const coverage = listCoverage(
    listAskedKinds(interview),
    await listStories(owner),
    await listCountedTellings(owner),
  );
  const id = await startCustomSession(
    owner,
    {
      kind: "rehearsal",
      name: `Rehearsal: ${interview.company}`,
      questionIds: chooseRehearsalQuestions(
        listLikelyQuestionIds(interview),
        coverage,
        countRehearsalQuestions(interview, minutes),
        isLeadingPost(interview.role),
      ),
      mode: "live",
    },
    today.now,
  );
  await runTransaction((connection) =>
    updateJobInterview(connection, owner, interview.id, { rehearsal_session_id: id }),
  );
  return id;
}
