import type { AttemptScore } from "~/practice/store/attempt-scores.server";
import {
  type LatestDays,
  type ScheduledItem,
  type ScoredAttempt,
  computeSchedule,
  listDue,
  listUpcoming,
  toDay,
} from "./compute-schedule";

export type QueueItemKind = "question" | "code" | "quiz" | "exercise";

/** What an item of the queue is called, where it is repeated, and how long that takes. */
interface QueueItemInfo {
  kind: QueueItemKind;
  name: string;
  /** The card or the course. */
  context: string;
  to: string;
  minutes: number;
}

/** A scored attempt at something that comes back: a question, a code question, a quiz or a code exercise. */
export interface QueueAttempt extends ScoredAttempt, QueueItemInfo {}

export interface QueueItem extends ScheduledItem, QueueItemInfo {}

export interface Queue {
  today: string;
  /** What is due and fits into today, the longest overdue first. */
  due: QueueItem[];
  /** Due too, but left for tomorrow. */
  postponed: QueueItem[];
  /** Due later, the next one first; includes mastered ones. */
  upcoming: QueueItem[];
  /** What the due items of today take together, and what was due and is done. */
  minutes: number;
  minutesDone: number;
}

/** Two or three questions. What is due beyond that waits, so that a backlog doesn't make a day of an hour. */
export const DAILY_MINUTES = 15;

/** Reading the review of an answer takes about this long. */
const REVIEW_MINUTES = 2;

/**
 * The one queue of everything that comes back, by the same schedule.
 *
 * @param attempts every attempt at anything, oldest first for each item
 * @param latest the last day on which an item may be due
 */
export function buildQueue(
  attempts: readonly QueueAttempt[],
  now: Date,
  latest: LatestDays = new Map(),
): Queue {
  const today = toDay(now.toISOString());
  const infoById = new Map(
    attempts.map(({ questionId, kind, name, context, to, minutes }) => [
      questionId,
      { kind, name, context, to, minutes },
    ]),
  );
  const addInfo = (schedule: readonly ScheduledItem[]) =>
    schedule.flatMap((item) => {
      const info = infoById.get(item.questionId);
      return info ? { ...item, ...info } : [];
    });
  const schedule = computeSchedule(attempts, latest);
  const allDue = addInfo(listDue(today, schedule));
  const minutesDone = sumMinutes(addInfo(listDoneToday(attempts, today, latest)));
  const count = countFitting(allDue, DAILY_MINUTES - minutesDone, minutesDone === 0);
  const due = allDue.slice(0, count);
  return {
    today,
    due,
    postponed: allDue.slice(count),
    upcoming: addInfo(listUpcoming(today, schedule)),
    minutes: sumMinutes(due),
    minutesDone,
  };
}

/** What was due today and was repeated today. */
function listDoneToday(
  attempts: readonly QueueAttempt[],
  today: string,
  latest: LatestDays,
): ScheduledItem[] {
  const attemptedToday = new Set(
    attempts.filter(({ at }) => toDay(at) === today).map(({ questionId }) => questionId),
  );
  const earlier = attempts.filter(
    ({ at, questionId }) => toDay(at) < today && attemptedToday.has(questionId),
  );
  return listDue(today, computeSchedule(earlier, latest));
}

/** How many items fit, in their order. An item longer than a day's time fits a day of its own. */
function countFitting(items: readonly QueueItem[], minutes: number, isFirst: boolean): number {
  let left = minutes;
  const next = items.findIndex((item, index) => {
    left -= item.minutes;
    return left < 0 && !(isFirst && index === 0);
  });
  return next === -1 ? items.length : next;
}

function sumMinutes(items: readonly QueueItemInfo[]): number {
  return items.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Interview answers as attempts of the queue. */
export function toQueueAttempts(
  scores: readonly AttemptScore[],
  isCodeQuestion: (questionId: string) => boolean,
): QueueAttempt[] {
  return scores.map(({ questionId, name, card, score, isHelped, at, minutes }) => ({
    questionId,
    kind: isCodeQuestion(questionId) ? "code" : "question",
    name,
    context: card,
    to: `/interview/questions/${questionId}`,
    minutes: minutes + REVIEW_MINUTES,
    score,
    isHelped,
    at,
  }));
}
