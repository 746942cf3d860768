import { type Card, type Grade, Rating, createEmptyCard, fsrs } from "ts-fsrs";
import { Temporal } from "temporal-polyfill";
import { getBand } from "~/coach/bands";
import type { BandName } from "~/coach/types";
import { countDays } from "~/ui/format-date";

// No fuzz and no same-day steps: the same attempts always give the same dates.
const scheduler = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  request_retention: 0.9,
  maximum_interval: 180,
});

const GRADE_BY_BAND: Record<BandName, Grade> = {
  "Not yet": Rating.Again,
  Emerging: Rating.Again,
  Developing: Rating.Hard,
  Solid: Rating.Good,
  Strong: Rating.Easy,
};

/** What was less than solid, or answered with help, isn't left for longer, however well it once went. */
const MAX_WEAK_INTERVAL_DAYS = 7;

/** From this interval on, a question counts as mastered. */
export const MASTERY_INTERVAL_DAYS = 21;

export interface ScoredAttempt {
  questionId: string;
  /** 0–100. */
  score: number;
  /** The user had recently seen a sample answer, a review or the hint for it. */
  isHelped: boolean;
  /** ISO 8601, UTC. */
  at: string;
}

/** The best grade an answer given with help can get. */
const MAX_GRADE_WITH_HELP = Rating.Hard;

function getGrade({ score, isHelped }: ScoredAttempt): Grade {
  const grade = GRADE_BY_BAND[getBand(score)];
  return isHelped && grade > MAX_GRADE_WITH_HELP ? MAX_GRADE_WITH_HELP : grade;
}

/** When a question is due. All days are calendar days in UTC, such as 2026-11-21. */
export interface ScheduledItem {
  questionId: string;
  dueDate: string;
  /** Days from the last counted attempt to the due date. */
  intervalDays: number;
  /** The latest score and its day. */
  lastScore: number;
  lastDay: string;
  attemptCount: number;
  /** The latest answer was at least solid and the interval is three weeks or more. */
  isMastered: boolean;
}

/**
 * When each question is due, computed with the FSRS algorithm from all attempts, so nothing is
 * stored besides the answers. Of several attempts on one day the first counts: later ones were
 * written with the review at hand and say little about next week. A first attempt with help is
 * graded as hard at best.
 *
 * @param attempts every attempt, oldest first
 * @param latest the last day on which a question may be due, such as the day before a job interview; one that was
 *   answered on that day or later comes back as any other
 */
export function computeSchedule(
  attempts: readonly ScoredAttempt[],
  latest: LatestDays = new Map(),
): ScheduledItem[] {
  return [...Map.groupBy(attempts, ({ questionId }) => questionId)].map(
    ([questionId, questionAttempts]) =>
      scheduleItem(questionId, questionAttempts, latest.get(questionId)),
  );
}

/** By question. */
export type LatestDays = ReadonlyMap<string, string>;

function scheduleItem(
  questionId: string,
  attempts: readonly ScoredAttempt[],
  latestDay: string | undefined,
): ScheduledItem {
  const attemptsByDay = [...Map.groupBy(attempts, ({ at }) => toDay(at))];
  let card: Card | undefined;
  let lastGrade: Grade = Rating.Again;
  for (const [day, [first]] of attemptsByDay) {
    if (!first) continue;
    const at = new Date(day);
    lastGrade = getGrade(first);
    card = scheduler.next(card ?? createEmptyCard(at), at, lastGrade).card;
  }
  const lastAttempt = attempts.at(-1);
  const lastCountedDay = attemptsByDay.at(-1)?.[0] ?? "";
  const scheduledDays = card?.scheduled_days ?? 0;
  const ownInterval =
    lastGrade < Rating.Good ? Math.min(scheduledDays, MAX_WEAK_INTERVAL_DAYS) : scheduledDays;
  const daysToLatest = latestDay === undefined ? 0 : countDays(lastCountedDay, latestDay);
  const interval = daysToLatest > 0 ? Math.min(ownInterval, daysToLatest) : ownInterval;
  return {
    questionId,
    dueDate: Temporal.PlainDate.from(lastCountedDay).add({ days: interval }).toString(),
    intervalDays: interval,
    lastScore: lastAttempt?.score ?? 0,
    lastDay: toDay(lastAttempt?.at ?? ""),
    attemptCount: attempts.length,
    isMastered: ownInterval >= MASTERY_INTERVAL_DAYS && lastGrade >= Rating.Good,
  };
}

export function toDay(iso: string): string {
  return iso.slice(0, 10);
}

/** Due questions, longest overdue first, then weakest first. */
export function listDue(today: string, schedule: readonly ScheduledItem[]): ScheduledItem[] {
  return schedule
    .filter(({ dueDate }) => dueDate <= today)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.lastScore - b.lastScore);
}

/** Questions due later, the next one first. */
export function listUpcoming(today: string, schedule: readonly ScheduledItem[]): ScheduledItem[] {
  return schedule
    .filter(({ dueDate }) => dueDate > today)
    .toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.lastScore - b.lastScore);
}
