import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { listDebriefQuestions } from "~/job-interviews/debrief/queries.server";
import { describeOutcome } from "~/job-interviews/describe-outcome";
import { describeRound } from "~/job-interviews/debrief/select-round";
import { countQuestions, countToldStories, describeNotes } from "~/job-interviews/history/history";
import { listJobInterviews } from "~/job-interviews/queries.server";
import { listStories, listTellings } from "~/stories/queries.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  if (!owner) return { interviews: [], questions: [], stories: [] };
  const now = new Date();
  const [interviews, questions, stories, tellings] = await Promise.all([
    listJobInterviews(owner, now),
    listDebriefQuestions(owner),
    listStories(owner),
    listTellings(owner),
  ]);
  return {
    interviews: interviews.map((interview) => ({
      id: interview.id,
      company: interview.company,
      role: interview.role,
      outcome: describeOutcome(interview, now).text,
      rounds: interview.rounds.map((round) => {
        const count = questions.filter(({ roundId }) => roundId === round.id).length;
        return {
          id: round.id,
          title: describeRound(round, now),
          questions: describeNotes(round, count, interview.outcome, now),
        };
      }),
    })),
    questions: countQuestions(questions, interviews, stories),
    stories: countToldStories(tellings, stories),
  };
}
