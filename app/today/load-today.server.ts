import type { AppLoadContext } from "@remix-run/node";
import type { Today } from "~/job-interviews/plan/load-plans.server";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { getLocalDate, getWeek } from "~/mentoring/calendar/week";
import { getAdvice } from "~/skills/advice/get-advice.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { formatWeekday } from "~/ui/format-date";
import {
  describeGoal,
  findNextInterview,
  findNextMentorHour,
  findWaitingInterview,
} from "./aside.server";
import type { EndReview } from "./end-card";
import { greet } from "./greeting";
import {
  chooseItems,
  describeKept,
  describeSum,
  fillPlannedDay,
  toDueItem,
  toFirstItem,
} from "./items";
import { findPlannedDay, nameAction } from "./plan-items.server";
import { findNextDay, nameDay } from "./next-day";
import type { ItemState } from "./progress";
import { describeRises } from "./rise";
import { findRises } from "./rises.server";
import { listSittings } from "./sittings.server";
import { addStates, type TodaysSitting } from "./todays-sitting.server";
import { countMinutes, listWeek } from "./week";

type SkillProfile = Awaited<ReturnType<typeof getSkillProfile>>;

/** What there is to do today, what is under way, or what was done, with the week and what is ahead. */
export async function loadToday(
  { owner, name }: { owner: string; name: string },
  request: Request,
  context: AppLoadContext,
  now: Date,
) {
  const timeZone = readTimeZone(request);
  const today = getLocalDate(now.toISOString(), timeZone ?? "UTC");
  const { dates } = getWeek(today, timeZone ?? "UTC");
  const [profile, sittings, interview, waiting, mentorHour] = await Promise.all([
    getSkillProfile(owner, context, now),
    listSittings(owner, dates[0] ?? today, today),
    findNextInterview(owner, context, { timeZone, now }),
    findWaitingInterview(owner, context, now),
    findNextMentorHour(owner, timeZone, now),
  ]);
  const stored = sittings.find(({ day }) => day === today);
  const sitting = stored && (await addStates(owner, stored, profile.learned));
  const done = [
    ...listDone(profile),
    ...(sitting?.states.flatMap(({ keptAt }) => keptAt ?? []) ?? []),
  ].map((at) => ({ at, day: getLocalDate(at, timeZone ?? "UTC") }));
  return {
    date: formatWeekday(today),
    greeting: greet(name, now, timeZone),
    isZoneKnown: timeZone !== undefined,
    view: await describeView(
      { owner, today, timeZone: timeZone ?? "UTC", now, context },
      profile,
      sitting,
    ),
    week: listWeek(dates[0] ?? today, today, sittings, done),
    goal: describeGoal(profile.target, profile.record),
    hasEvidence: profile.record.length > 0,
    interview,
    waiting,
    mentorHour,
  };
}

/** The times of what is stored of a person's work. */
function listDone({ scores, learned }: SkillProfile): string[] {
  return [
    ...scores.map(({ at }) => at),
    ...learned.attempts.map(({ takenAt }) => takenAt),
    ...learned.exercises.map(({ passedAt }) => passedAt),
  ];
}

interface Day extends Today {
  owner: string;
  context: AppLoadContext;
}

async function describeView(day: Day, profile: SkillProfile, sitting: TodaysSitting | undefined) {
  if (sitting && isUnderWay(sitting)) return describeStarted(sitting);
  if (sitting && isKept(sitting)) return describeDone(day, profile, sitting);
  const { items, isRest, actionLabel } = await listNewItems(day.owner, day.context, day, profile);
  const [first] = items;
  return {
    kind: "new" as const,
    sum: isRest ? "Nothing more today." : describeSum(items),
    items: items.map((item) => ({ ...item, isDone: false })),
    /** Opened by a link, where there is nothing that a sitting would lead on to. */
    onlyLink:
      items.length === 1 && first?.kind === "page" ? { to: first.to, label: actionLabel } : null,
  };
}

/** The items of a sitting that starts now: what job interviews want comes first, else what the advice does. */
export async function listNewItems(
  owner: string,
  context: AppLoadContext,
  day: Today,
  { queue }: Pick<SkillProfile, "queue">,
) {
  const due = queue.due.map(toDueItem);
  const planned = await findPlannedDay(owner, context, day);
  if (!planned) {
    const { step } = await getAdvice(owner, context, day.now);
    return {
      items: chooseItems(toFirstItem(step), due),
      isRest: false,
      actionLabel: step.actionLabel,
    };
  }
  const { items: wanted, hasWork, isQuiet, room, rest } = planned;
  const step = hasWork || isQuiet ? null : (await getAdvice(owner, context, day.now)).step;
  const others = [...(step ? [toFirstItem(step)] : []), ...due];
  const items = fillPlannedDay(wanted, isQuiet ? [] : others, room);
  const [first = rest] = items;
  return {
    items: items.length > 0 ? items : [rest],
    isRest: items.length === 0,
    actionLabel: step && first.to === step.to ? step.actionLabel : nameAction(first.to),
  };
}

export function isUnderWay({ states }: TodaysSitting): boolean {
  return states.some(({ isDone }) => !isDone);
}

function isKept({ states }: TodaysSitting): boolean {
  return states.some(({ keptAt }) => keptAt !== null);
}

function describeStarted({ states }: TodaysSitting) {
  const open = states.filter(({ isDone }) => !isDone);
  return { kind: "started" as const, sum: describeSum(open), items: states };
}

async function describeDone(
  { owner, today, now }: Day,
  { target, queue }: SkillProfile,
  { states, startedAt }: TodaysSitting,
) {
  const rises = await findRises(owner, startedAt, target?.skills ?? [], now);
  const kept = states.filter(({ keptAt }) => keptAt !== null);
  return {
    kind: "done" as const,
    minutes: countMinutes(
      startedAt,
      kept.flatMap(({ keptAt }) => keptAt ?? []),
    ),
    summary: rises.length > 0 ? describeRises(rises) : `${describeKept(kept)} kept.`,
    rises,
    nextDay: nameDay(findNextDay(today, queue), today),
    review: findReview(kept),
  };
}

/** An answer to read; first one with points that are still open. */
function findReview(kept: readonly ItemState[]): EndReview | null {
  const reviews = kept.flatMap(({ reviewTo, hasOpenPoints }) =>
    reviewTo === null ? [] : { to: reviewTo, hasOpenPoints },
  );
  return reviews.find(({ hasOpenPoints }) => hasOpenPoints) ?? reviews[0] ?? null;
}
