import { questionById } from "~/data/questions/cards.server";
import { formatRoundDay } from "~/job-interviews/format-round";
import { listLikelyQuestionIds } from "~/job-interviews/likely-questions.server";
import { nameKind, describeWork } from "~/job-interviews/plan/describe-work.server";
import { sortByState } from "~/job-interviews/plan/coverage";
import type { InterviewPlan, Plans } from "~/job-interviews/plan/load-plans.server";
import { MIN_DAYS } from "~/job-interviews/plan/phases";
import type { Plan, PlanDay } from "~/job-interviews/plan/types";
import { isHeld } from "~/job-interviews/rounds";
import { countRehearsalQuestions } from "~/job-interviews/plan/start-rehearsal.server";
import type { JobInterview } from "~/job-interviews/types";
import { capitalize } from "~/ui/format-count";
import { countDays } from "~/ui/format-date";
import { describeDays } from "./describe-days";
import { nameCount, nameMinutes, nameState } from "./words";

/**
 * What its posting asks for, gaps first. On the last days before a round, of the kinds without a story only those that
 * there is time for are shown at once.
 */
export function describeAsked({ coverage, plan, interview }: InterviewPlan) {
  const asked = sortByState(coverage).map((each) => ({
    kind: each.kind,
    name: nameKind(each.kind),
    state: each.state,
    words: nameState(each),
    to: each.story ? `/stories/${each.story.id}` : `/stories/new?kind=${each.kind}`,
  }));
  const days = listLastDays(plan, interview);
  if (days === null) return { shown: asked, folded: [], foldedName: "" };
  const planned = new Set(
    days.flatMap(({ work }) => work.flatMap((each) => (each.kind === "gap" ? each.storyKind : []))),
  );
  const isShown = ({ kind, state }: (typeof asked)[number]) =>
    state !== "none" || planned.has(kind);
  const [shown, folded] = [asked.filter(isShown), asked.filter((each) => !isShown(each))];
  const more = shown.some(({ state }) => state === "none") ? "more " : "";
  const kinds = folded.length === 1 ? "kind" : "kinds";
  return {
    shown,
    folded,
    foldedName: `${capitalize(nameCount(folded.length))} ${more}${kinds} without a story`,
  };
}

/** From today to the next round; null if that isn’t one of the last days before it. */
function listLastDays({ days }: Plan, { rounds }: JobInterview): PlanDay[] | null {
  const [today] = days;
  const next = rounds.find(({ heldOn }) => heldOn >= (today?.date ?? ""));
  if (!today || (next && countDays(today.date, next.heldOn) >= MIN_DAYS)) return null;
  return days.filter(({ date }) => !next || date <= next.heldOn);
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
  plans: Plans,
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
      /** Another job interview of this day: nothing else is planned on it. */
      elsewhere:
        plans.plans.find(({ interview: { rounds } }) =>
          rounds.some(({ heldOn }) => heldOn === first?.date),
        )?.interview.company ?? null,
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
    rehearsal: {
      to: rehearsal?.isOpen ? `/interview/sessions/${rehearsal.sessionId}` : null,
      count: nameCount(countRehearsalQuestions(interview, interview.minutesADay)),
    },
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
