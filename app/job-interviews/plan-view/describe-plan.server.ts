import { questionById } from "~/data/questions/cards.server";
import { formatRoundDay } from "~/job-interviews/format-round";
import { listLikelyQuestionIds } from "~/job-interviews/likely-questions.server";
import { nameKind, describeWork } from "~/job-interviews/plan/describe-work";
import { sortByState } from "~/job-interviews/plan/coverage";
import type { InterviewPlan, Plans, Today } from "~/job-interviews/plan/load-plans.server";
import { findDebriefRound, getLastRound, isHeld } from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { countDays } from "~/ui/format-date";
import { describeDays } from "./describe-days";
import { nameCount, nameMinutes, nameState, titlePlan } from "./words";

/** What the head of the page says of a job interview, before and after its day. */
export function describeHead(interview: JobInterview, { today, now }: Today) {
  const { id, company, role, rounds } = interview;
  const last = getLastRound(interview);
  const isOver = isHeld(last, now);
  const count = rounds.length;
  return {
    id,
    company,
    isOver,
    title: titlePlan({ company, daysLeft: countDays(today, last.heldOn), isOver }),
    lead: [
      role,
      ...(count > 1 ? [`${nameCount(count)} rounds`] : []),
      formatRoundDay(last.heldOn, today),
    ].join(", "),
    /** Rounds whose debrief is still to be written. */
    isDebriefOpen: findDebriefRound(interview, now) !== undefined,
  };
}

/** What its posting asks for, gaps first. */
export function describeAsked({ coverage }: Pick<InterviewPlan, "coverage">) {
  return sortByState(coverage).map(({ kind, state, story, toldCount }) => ({
    name: nameKind(kind),
    state,
    words: nameState(state, toldCount),
    to: story ? `/stories/${story.id}` : `/stories/new?kind=${kind}`,
  }));
}

export function describeQuestions(interview: JobInterview) {
  return listLikelyQuestionIds(interview).flatMap((id) => {
    const found = questionById(id);
    return found ? { id, name: found.question.name, to: `/interview/questions/${id}` } : [];
  });
}

/** The plan of one job interview that is still ahead. */
export function describePlan(
  { interview, plan, isOffToday, rehearsal }: InterviewPlan,
  plans: Pick<Plans, "stories" | "questions" | "done">,
  now: Date,
) {
  const [first, ...later] = plan.days;
  const items = (first?.work ?? []).map((work) => ({
    ...describeWork(work, interview, plans),
    minutes: work.minutes,
  }));
  const next = later.find(({ work }) => work.length > 0);
  const [nextWork] = next?.work ?? [];
  const minutes = items.reduce((sum, each) => sum + each.minutes, 0);
  return {
    ...describeDays(plan, interview),
    today: {
      kind: describeToday(
        {
          isRound:
            later.length === 0 ||
            interview.rounds.some((round) => round.heldOn === first?.date && !isHeld(round, now)),
          isOffToday,
          count: items.length,
        },
        plans,
      ),
      heading: nameMinutes(minutes),
      items,
      done: plans.done,
      isRehearsal: first?.work.some(({ kind }) => kind === "rehearsal") ?? false,
      next:
        next && nextWork
          ? {
              day: formatRoundDay(next.date, first?.date ?? next.date),
              title: describeWork(nextWork, interview, plans).title,
            }
          : null,
    },
    rehearsalTo: rehearsal?.isOpen ? `/interview/sessions/${rehearsal.sessionId}` : null,
  };
}

function describeToday(
  { isRound, isOffToday, count }: { isRound: boolean; isOffToday: boolean; count: number },
  { done }: Pick<Plans, "done">,
): "day" | "off" | "work" | "done" | "free" {
  if (isRound) return "day";
  if (isOffToday) return "off";
  if (count > 0) return "work";
  return done.length > 0 ? "done" : "free";
}
