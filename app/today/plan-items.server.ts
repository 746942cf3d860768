import type { AppLoadContext } from "@remix-run/node";
import {
  getAllJobInterviews,
  getOpenJobInterviews,
  getOwnJobInterviews,
} from "~/job-interviews/own-job-interviews.server";
import { describeWork } from "~/job-interviews/plan/describe-work.server";
import { loadPlans, type Plans, type Today } from "~/job-interviews/plan/load-plans.server";
import { MAX_THINGS_A_DAY } from "~/job-interviews/plan/make-plans";
import { MIN_REHEARSAL_MINUTES } from "~/job-interviews/plan/start-rehearsal.server";
import { getQuestionToTell } from "~/job-interviews/plan/question-to-tell.server";
import type { PlannedWork } from "~/job-interviews/plan/types";
import { findDebriefRound, isHeld } from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { addDays } from "~/mentoring/calendar/week";
import { pluralize } from "~/ui/format";
import { ANY_STORY, type Room, sumMinutes, type TodayItem } from "./items";

export interface PlannedDay {
  /** An offer, what is left of rounds that are over, their debriefs and asking again, and then what the plans want. */
  items: TodayItem[];
  /** A plan has something to do today. */
  hasWork: boolean;
  /** The day of a round, or of reading the card before it: nothing else is added. */
  isQuiet: boolean;
  room: Room;
  /** In place of items, where nothing fits any more. */
  rest: TodayItem;
}

const CARD_MINUTES = 5;
const ASK_AGAIN_MINUTES = 3;
const OFFER_MINUTES = 5;

/** So many days after a round, and after the day to ask again, they and an offer are still among the day’s items. */
const DAYS_OPEN = 14;

/** What the owner’s open job interviews and offers want today; null without any. */
export async function findPlannedDay(
  owner: string,
  context: AppLoadContext,
  day: Today,
): Promise<PlannedDay | null> {
  const open = await getOpenJobInterviews(owner, context, day.now);
  const interviews = await getOwnJobInterviews(owner, context, day.now);
  const all = await getAllJobInterviews(owner, context, day.now);
  const offers = all.filter(
    ({ outcome, rounds }) =>
      outcome === "offer" && rounds.some(({ heldOn }) => isRecent(heldOn, day)),
  );
  const followUps = [
    ...offers.map(describeOffer),
    ...open.filter((each) => isDebriefDue(each, day)).map(describeDebrief),
    ...open.filter(({ askAgainOn }) => isRecent(askAgainOn, day)).map(describeAskAgain),
  ];
  const [nearest = open[0] ?? offers[0]] = interviews;
  if (!nearest || interviews.length + followUps.length === 0) return null;
  const ofToday = open.find(({ rounds }) => rounds.some(({ heldOn }) => heldOn === day.today));
  if (ofToday) {
    const isAhead = ofToday.rounds.some(
      (round) => round.heldOn === day.today && !isHeld(round, day.now),
    );
    return {
      items: isAhead ? [describeCard(ofToday)] : followUps,
      hasWork: isAhead,
      isQuiet: true,
      room: { minutes: nearest.minutesADay, things: MAX_THINGS_A_DAY },
      rest: describeRest(ofToday, "Nothing else on the day of an interview."),
    };
  }
  const plans = await loadPlans(owner, interviews, day);
  const room = {
    minutes: nearest.minutesADay - plans.used.minutes,
    things: MAX_THINGS_A_DAY - plans.used.things,
  };
  const work = listItems(plans, { minutes: room.minutes - sumMinutes(followUps) });
  return {
    items: [...followUps, ...work],
    hasWork: work.length > 0,
    isQuiet: work.some(isCard),
    room,
    rest: describeRest(
      nearest,
      `Nothing else fits the ${pluralize(nearest.minutesADay, "minute")} a day of your plan.`,
    ),
  };
}

/** The button of a page that a job interview leads to. */
export function nameAction(to: string): string {
  if (to.endsWith("/card")) return "Open your card";
  if (to.endsWith("/debrief")) return "Write down what they asked";
  if (to.endsWith("/offer")) return "See what to check";
  return to.endsWith("#outcome") ? "See the email" : "Open the plan";
}

const isRecent = (date: string | null, { today }: Today) =>
  date !== null && date <= today && date >= addDays(today, -DAYS_OPEN);

const isDebriefDue = ({ rounds }: JobInterview, day: Today) =>
  findDebriefRound({ rounds: rounds.filter(({ heldOn }) => isRecent(heldOn, day)) }, day.now) !==
  undefined;

/** The items of today of one plan, or of all. A rehearsal that takes longer than the minutes left is shortened. */
export function listItems(
  plans: Plans,
  { id, minutes }: { id?: string; minutes?: number },
): TodayItem[] {
  return plans.plans
    .filter(({ interview }) => id === undefined || interview.id === id)
    .flatMap(({ interview, plan }) =>
      (plan.days[0]?.work ?? []).map((work) => toItem(shorten(work, minutes), interview, plans)),
    );
}

function shorten(work: PlannedWork, minutes = work.minutes): PlannedWork {
  if (work.kind !== "rehearsal") return work;
  return { ...work, minutes: Math.min(work.minutes, Math.max(minutes, MIN_REHEARSAL_MINUTES)) };
}

const isCard = ({ kind, to }: TodayItem) => kind === "page" && to.endsWith("/card");

function describeOffer({ id, company }: JobInterview): TodayItem {
  const to = `/plans/${id}/offer`;
  return {
    kind: "page",
    subject: to,
    title: `Your offer from ${company}`,
    reason: "What to check before you sign, and what to ask for.",
    to,
    minutes: OFFER_MINUTES,
  };
}

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

function describeRest({ id, company }: JobInterview, reason: string): TodayItem {
  const to = `/plans/${id}`;
  return {
    kind: "page",
    subject: to,
    title: `Your plan for ${company}`,
    reason,
    to,
    minutes: null,
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
      if (work.tellFor) {
        const subject = getQuestionToTell(work.tellFor, interview);
        return { ...described, kind: "question", subject };
      }
      return { ...described, kind: "short", subject: work.storyId };
    case "opening":
      return { ...described, kind: "opening", subject: interview.id };
    case "rehearsal":
      return { ...described, kind: "rehearsal", subject: interview.id };
    default:
      return { ...described, kind: "page", subject: described.to };
  }
}
