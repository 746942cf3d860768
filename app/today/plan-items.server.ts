import type { AppLoadContext } from "@remix-run/node";
import {
  getOpenJobInterviews,
  getOwnJobInterviews,
} from "~/job-interviews/own-job-interviews.server";
import { describeWork } from "~/job-interviews/plan/describe-work.server";
import { loadPlans, type Plans, type Today } from "~/job-interviews/plan/load-plans.server";
import type { PlannedWork } from "~/job-interviews/plan/types";
import { findDebriefRound, isHeld } from "~/job-interviews/rounds";
import { type JobInterview, MINUTES_A_DAY } from "~/job-interviews/types";
import { addDays } from "~/mentoring/calendar/week";
import { ANY_STORY, type TodayItem } from "./items";

export interface PlannedDay {
  /** What is left of rounds that are over: their debriefs, and asking again. */
  followUps: TodayItem[];
  /** What the plans of those ahead want. */
  planned: TodayItem[];
  /** The day of a round, or of rest before it: nothing else is added. */
  isQuiet: boolean;
  /** Of the nearest job interview. */
  minutesADay: number;
}

const CARD_MINUTES = 5;
const ASK_AGAIN_MINUTES = 3;
const MAX_ITEMS = 3;

/** So many days after a round, and after the day to ask again, they are still among the day’s items. */
const DAYS_OPEN = 14;

/** What the owner’s job interviews want today. */
export async function findPlannedDay(
  owner: string,
  context: AppLoadContext,
  day: Today,
): Promise<PlannedDay> {
  const interviews = await getOwnJobInterviews(owner, context, day.now);
  const minutesADay = interviews[0]?.minutesADay ?? MINUTES_A_DAY;
  const held = interviews.find(({ rounds }) =>
    rounds.some((round) => round.heldOn === day.today && !isHeld(round, day.now)),
  );
  if (held) return { followUps: [], planned: [describeCard(held)], isQuiet: true, minutesADay };
  const work = interviews.length > 0 ? listItems(await loadPlans(owner, interviews, day)) : [];
  const open = await getOpenJobInterviews(owner, context, day.now);
  const followUps = [
    ...open.filter((each) => isDebriefDue(each, day)).map(describeDebrief),
    ...open.filter(({ askAgainOn }) => isRecent(askAgainOn, day)).map(describeAskAgain),
  ].slice(0, MAX_ITEMS);
  const planned = work.slice(0, MAX_ITEMS - followUps.length);
  return { followUps, planned, isQuiet: planned.some(isCard), minutesADay };
}

const isRecent = (date: string | null, { today }: Today) =>
  date !== null && date <= today && date >= addDays(today, -DAYS_OPEN);

const isDebriefDue = ({ rounds }: JobInterview, day: Today) =>
  findDebriefRound({ rounds: rounds.filter(({ heldOn }) => isRecent(heldOn, day)) }, day.now) !==
  undefined;

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

function describeAskAgain({ id, company }: JobInterview): TodayItem {
  const to = `/plans/${id}/debrief#outcome`;
  return {
    kind: "page",
    subject: to,
    title: `Ask ${company} again`,
    reason: "A short email is there to adapt. Or choose another day.",
    to,
    minutes: ASK_AGAIN_MINUTES,
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
