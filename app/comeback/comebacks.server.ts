import { getCodingTask } from "~/data/questions/coding/tasks.server";
import { type AttemptScore, listAttemptScores } from "~/interviews/attempt-scores.server";
import type { ComebackSummary } from "./comeback-panel";
import { buildQueue, type Queue, type QueueAttempt, toQueueAttempts } from "./queue";

/** The most questions one session takes. */
export const MAX_COMEBACKS_PER_SESSION = 8;

/** What comes back for the owner: their interview questions, and other attempts. */
export async function getQueue(
  owner: string,
  now: Date,
  otherAttempts: readonly QueueAttempt[] = [],
): Promise<Queue> {
  return findQueue(await listAttemptScores(owner), now, otherAttempts);
}

/** The same for scores that were read already. */
export function findQueue(
  scores: readonly AttemptScore[],
  now: Date,
  otherAttempts: readonly QueueAttempt[] = [],
): Queue {
  return buildQueue([...toQueueAttempts(scores, isCodeQuestion), ...otherAttempts], now);
}

/** The questions of a queue that an interview session can ask. */
export function listDueQuestionIds({ due }: Queue): string[] {
  return due.filter(({ kind }) => kind !== "quiz").map(({ questionId }) => questionId);
}

/** The owner's interview questions as a summary; null before the first answer. */
export async function getComebackSummary(
  owner: string,
  now: Date,
): Promise<ComebackSummary | null> {
  const { due, upcoming } = await getQueue(owner, now);
  if (due.length + upcoming.length === 0) return null;
  return {
    dueCount: due.length,
    firstName: due[0]?.name ?? null,
    nextDate: upcoming[0]?.dueDate ?? null,
    masteredCount: upcoming.filter(({ isMastered }) => isMastered).length,
  };
}

function isCodeQuestion(questionId: string): boolean {
  return getCodingTask(questionId) !== undefined;
}
