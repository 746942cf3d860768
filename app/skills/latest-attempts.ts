interface Attempt {
  sessionId: string;
  questionId: string;
  name: string;
  card: string;
  score: number;
  isOpen: boolean;
  isTooOpen: boolean;
  isByEarlierRubric: boolean;
  at: string;
}

export interface AttemptChange {
  sessionId: string;
  name: string;
  card: string;
  score: number;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen: boolean;
  /** The score of the previous attempt at the same question by the same rubric; null without one, and without a figure. */
  previousScore: number | null;
}

/** The latest attempts, newest first, each with the previous score at the same question. */
export function listLatestAttempts(attempts: readonly Attempt[], count: number): AttemptChange[] {
  const start = Math.max(0, attempts.length - count);
  return attempts
    .slice(start)
    .map((attempt, index) => ({
      sessionId: attempt.sessionId,
      name: attempt.name,
      card: attempt.card,
      score: attempt.score,
      isOpen: attempt.isOpen,
      isTooOpen: attempt.isTooOpen,
      previousScore: findPreviousScore(attempts, start + index, attempt),
    }))
    .toReversed();
}

function findPreviousScore(
  attempts: readonly Attempt[],
  before: number,
  { questionId, isByEarlierRubric }: Attempt,
): number | null {
  for (let index = before - 1; index >= 0; index -= 1) {
    const attempt = attempts[index];
    if (attempt?.questionId === questionId)
      return attempt.isByEarlierRubric === isByEarlierRubric && !attempt.isTooOpen
        ? attempt.score
        : null;
  }
  return null;
}
