/** Scores of one card or skill over time. */
export interface Trend {
  id: string;
  label: string;
  /** Every score, oldest first. */
  scores: number[];
  first: number;
  latest: number;
  best: number;
  /** The day of the latest attempt. */
  at: string;
}

interface TrendGroup {
  id: string;
  label: string;
}

/**
 * Groups attempts by topic, most practiced first. An attempt at a question with several skills
 * counts for each of them.
 *
 * @param attempts every attempt, oldest first
 */
export function computeTrends<Attempt extends { score: number; at: string }>(
  attempts: readonly Attempt[],
  getGroups: (attempt: Attempt) => readonly TrendGroup[],
): Trend[] {
  const trends = new Map<string, Trend>();
  for (const attempt of attempts) {
    const { score, at } = attempt;
    for (const { id, label } of getGroups(attempt)) {
      const trend = trends.get(id);
      if (!trend)
        trends.set(id, {
          id,
          label,
          scores: [score],
          first: score,
          latest: score,
          best: score,
          at,
        });
      else
        trends.set(id, {
          ...trend,
          scores: [...trend.scores, score],
          latest: score,
          best: Math.max(trend.best, score),
          at,
        });
    }
  }
  return [...trends.values()].toSorted(
    (a, b) =>
      b.scores.length - a.scores.length ||
      b.at.localeCompare(a.at) ||
      a.label.localeCompare(b.label),
  );
}
