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
  return attempts
    .map(({ sessionId, questionId, name, card, score }, index) => ({
      sessionId,
      name,
      card,
      score,
      previousScore:
        attempts.slice(0, index).findLast((previous) => previous.questionId === questionId)
          ?.score ?? null,
    }))
    .slice(-count)
    .toReversed();
}
