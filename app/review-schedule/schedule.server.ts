import { getCodingTask } from "~/data/questions/coding/tasks.server";
import { type AttemptScore, listAttemptScores } from "~/practice/store/attempt-scores.server";
import type { LatestDays } from "./compute-schedule";
import type { DueSummary } from "./due-panel";
import {
  buildQueue,
  type Queue,
  type QueueAttempt,
  type QueueItem,
  toQueueAttempts,
} from "./queue";

/** What comes back besides interview questions, and when questions have to come back at the latest. */
interface QueueContext {
  otherAttempts?: readonly QueueAttempt[];
  latest?: LatestDays;
}

/** What comes back for the owner: their interview questions, and other attempts. */
export async function getQueue(owner: string, now: Date, context: QueueContext): Promise<Queue> {
  return findQueue(await listAttemptScores(owner), now, context);
}

/** The same for scores that were read already. */
export function findQueue(
  scores: readonly AttemptScore[],
  now: Date,
  { otherAttempts = [], latest }: QueueContext,
): Queue {
  return buildQueue([...toQueueAttempts(scores, isCodeQuestion), ...otherAttempts], now, latest);
}

/** The questions of a queue that an interview session can ask. */
export function listDueQuestionIds({ due }: Queue): string[] {
  return due.filter(isQuestion).map(({ questionId }) => questionId);
}

/** The interview questions of a queue as a summary; null if there are none. */
export function summarizeQuestions(queue: Queue): DueSummary | null {
  const due = queue.due.filter(isQuestion);
  const postponed = queue.postponed.filter(isQuestion);
  const upcoming = queue.upcoming.filter(isQuestion);
  if (due.length + postponed.length + upcoming.length === 0) return null;
  return {
    dueCount: due.length,
    postponedCount: postponed.length,
    firstName: due[0]?.name ?? null,
    masteredCount: upcoming.filter(({ isMastered }) => isMastered).length,
  };
}

/** Whether an interview session can ask it. */
function isQuestion({ kind }: QueueItem): boolean {
  return kind === "question" || kind === "code";
}

function isCodeQuestion(questionId: string): boolean {
  return getCodingTask(questionId) !== undefined;
}
