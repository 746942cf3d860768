import type { AttemptScore } from "~/interviews/attempt-scores.server";
import {
  type Comeback,
  type ScoredAttempt,
  computeComebacks,
  listDue,
  listUpcoming,
  toDay,
} from "./compute-comebacks";

export type QueueItemKind = "question" | "code" | "quiz";

/** What an item of the queue is called, where it is repeated, and how long that takes. */
interface QueueItemInfo {
  kind: QueueItemKind;
  name: string;
  /** The card or the course. */
  context: string;
  to: string;
  minutes: number;
}

/** A scored attempt at something that comes back: a question, a code question or a quiz. */
export interface QueueAttempt extends ScoredAttempt, QueueItemInfo {}

export interface QueueItem extends Comeback, QueueItemInfo {}

export interface Queue {
  today: string;
  due: QueueItem[];
  /** Due later, the next one first; includes mastered ones. */
  upcoming: QueueItem[];
  /** What all due items take together. */
  minutes: number;
}

/** Reading the review of an answer takes about this long. */
const REVIEW_MINUTES = 2;

/**
 * The one queue of everything that comes back, by the same schedule.
 *
 * @param attempts every attempt at anything, oldest first for each item
 */
export function buildQueue(attempts: readonly QueueAttempt[], now: Date): Queue {
  const today = toDay(now.toISOString());
  const infoById = new Map(
    attempts.map(({ questionId, kind, name, context, to, minutes }) => [
      questionId,
      { kind, name, context, to, minutes },
    ]),
  );
  const addInfo = (comebacks: readonly Comeback[]) =>
    comebacks.flatMap((comeback) => {
      const info = infoById.get(comeback.questionId);
      return info ? { ...comeback, ...info } : [];
    });
  const comebacks = computeComebacks(attempts);
  const due = addInfo(listDue(today, comebacks));
  return {
    today,
    due,
    upcoming: addInfo(listUpcoming(today, comebacks)),
    minutes: due.reduce((sum, { minutes }) => sum + minutes, 0),
  };
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
