import type { AppLoadContext } from "@remix-run/node";
import { getOwnJobInterviews } from "~/job-interviews/own-job-interviews.server";
import { describeWork } from "~/job-interviews/plan/describe-work";
import { loadPlans, type Plans, type Today } from "~/job-interviews/plan/load-plans.server";
import type { PlannedWork } from "~/job-interviews/plan/types";
import { findDebriefRound, isHeld } from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { ANY_STORY, type TodayItem } from "./items";

export interface PlannedDay {
  items: TodayItem[];
  /** The day of a round, or of rest before it: nothing else is added. */
  isQuiet: boolean;
  /** Of the nearest job interview. */
  minutesADay: number;
}

const CARD_MINUTES = 5;
const MAX_ITEMS = 3;

/** What the plans of the owner's job interviews want today; null without one ahead. */
export async function findPlannedDay(
  owner: string,
  context: AppLoadContext,
  day: Today,
): Promise<PlannedDay | null> {
  const interviews = await getOwnJobInterviews(owner, context, day.now);
  const [nearest] = interviews;
  if (!nearest) return null;
  const { minutesADay } = nearest;
  const held = interviews.find(({ rounds }) =>
    rounds.some((round) => round.heldOn === day.today && !isHeld(round, day.now)),
  );
  if (held) return { items: [describeCard(held)], isQuiet: true, minutesADay };
  const plans = await loadPlans(owner, interviews, day);
  const debriefs = interviews
    .filter((each) => findDebriefRound(each, day.now))
    .map(describeDebrief);
  const items = [...debriefs, ...listItems(plans)].slice(0, MAX_ITEMS);
  return { items, isQuiet: items.some(isCard), minutesADay };
}

/** The items of today of one plan, or of all. */
export function listItems(plans: Plans, id?: string): TodayItem[] {
  return plans.plans
    .filter(({ interview }) => id === undefined || interview.id === id)
    .flatMap(({ interview, plan }) =>
      (plan.days[0]?.work ?? []).map((work) => toItem(work, interview, plans)),
    );
}

const isCard = ({ kind, to }: TodayItem) => kind === "page" && to.endsWith("/card");

function describeDebrief({ id, company }: JobInterview): TodayItem {
  const to = `/plans/${id}/debrief`;
  return {
    kind: "page",
    subject: to,
    title: `What did ${company} ask?`,
    reason: "Write down what they asked, while it is fresh.",
    to,
    minutes: 2,
  };
}

function describeCard({ id, company }: JobInterview): TodayItem {
  const to = `/plans/${id}/card`;
  return {
    kind: "page",
    subject: to,
    title: `Today: ${company}`,
    reason: "Read your card once, then go.",
    to,
    minutes: CARD_MINUTES,
  };
}

function toItem(work: PlannedWork, interview: JobInterview, plans: Plans): TodayItem {
  const described = { ...describeWork(work, interview, plans), minutes: work.minutes };
  switch (work.kind) {
    case "debrief": {
      const found = plans.questions.find(({ id }) => id === work.questionId);
      return { ...described, kind: "story", subject: found?.kind ?? ANY_STORY };
    }
    case "gap":
      return { ...described, kind: "story", subject: work.storyKind };
    case "short":
      return { ...described, kind: "short", subject: work.storyId };
    case "opening":
      return { ...described, kind: "opening", subject: interview.id };
    case "rehearsal":
      return { ...described, kind: "rehearsal", subject: interview.id };
    default:
      return { ...described, kind: "page", subject: described.to };
  }
}
