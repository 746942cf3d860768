import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { listDebriefQuestions } from "~/job-interviews/debrief/queries.server";
import { describeRound } from "~/job-interviews/debrief/select-round";
import { countQuestions, countToldStories } from "~/job-interviews/history/history";
import { listJobInterviews } from "~/job-interviews/queries.server";
import { findNextRound } from "~/job-interviews/rounds";
import type { JobInterview, Outcome } from "~/job-interviews/types";
import { listStories, listTellings } from "~/stories/queries.server";
import { formatWeekday } from "~/ui/format-date";
import { pluralize } from "~/ui/format";

const OUTCOME_NAMES: Record<Outcome, string> = {
  offer: "Offer",
  no: "No",
  withdrawn: "Withdrawn",
};

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
      outcome: describeOutcome(interview, now),
      rounds: interview.rounds.map((round) => {
        const count = questions.filter(({ roundId }) => roundId === round.id).length;
        return {
          id: round.id,
          title: describeRound(round, now),
          questions: round.debriefedAt === null ? "not written down" : pluralize(count, "question"),
        };
      }),
    })),
    questions: countQuestions(questions, interviews, stories),
    stories: countToldStories(tellings, stories),
  };
}

function describeOutcome(interview: JobInterview, now: Date): string {
  const { outcome, hearBy, askAgainOn } = interview;
  if (outcome) return OUTCOME_NAMES[outcome];
  if (findNextRound(interview, now)?.debriefedAt === null) return "Coming up";
  if (askAgainOn) return `Ask again on ${formatWeekday(askAgainOn)}`;
  return hearBy ? `Answer by ${formatWeekday(hearBy)}` : "Open";
}
