interface Attempt {
  sessionId: string;
  questionId: string;
  name: string;
  card: string;
  score: number;
  at: string;
}

export interface AttemptChange {
  sessionId: string;
  name: string;
  card: string;
  score: number;
  /** The score of the previous attempt at the same question; null for a first one. */
  previousScore: number | null;
}

/** The latest attempts, newest first, each with the previous score at the same question. */
export function listLatestAttempts(attempts: readonly Attempt[], count: number): AttemptChange[] {
  const start = Math.max(0, attempts.length - count);
  return attempts
    .slice(start)
    .map(({ sessionId, questionId, name, card, score }, index) => ({
      sessionId,
      name,
      card,
      score,
      previousScore: findPreviousScore(attempts, start + index, questionId),
    }))
    .toReversed();
}

function findPreviousScore(
  attempts: readonly Attempt[],
  before: number,
  questionId: string,
): number | null {
  for (let index = before - 1; index >= 0; index -= 1) {
    const attempt = attempts[index];
    if (attempt?.questionId === questionId) return attempt.score;
  }
  return null;
}
