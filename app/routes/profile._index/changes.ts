interface Try {
  sessionId: string;
  questionId: string;
  prompt: string;
  card: string;
  score: number;
  at: string;
}

export interface Change {
  sessionId: string;
  prompt: string;
  card: string;
  score: number;
  /** The score of the try before at the same question; null for a first one. */
  before: number | null;
}

/** The latest tries, newest first, each beside the one before it at the same question. */
export function latestChanges(tries: readonly Try[], count: number): Change[] {
  return tries
    .map(({ sessionId, questionId, prompt, card, score }, index) => ({
      sessionId,
      prompt,
      card,
      score,
      before:
        tries.slice(0, index).findLast((earlier) => earlier.questionId === questionId)?.score ??
        null,
    }))
    .slice(-count)
    .toReversed();
}
