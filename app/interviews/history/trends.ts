/** How one card or one skill went over time. */
export interface Trend {
  id: string;
  label: string;
  /** Every score, oldest first. */
  scores: number[];
  first: number;
  latest: number;
  best: number;
  /** The day of the latest try. */
  at: string;
}

interface Named {
  id: string;
  label: string;
}

/**
 * The tries under each thing they belong to, the most practiced first. A try at a question of several
 * skills belongs to each of them.
 *
 * @param tries every try, oldest first
 */
export function trendsBy<Try extends { score: number; at: string }>(
  tries: readonly Try[],
  belongsTo: (one: Try) => readonly Named[],
): Trend[] {
  const trends = new Map<string, Trend>();
  for (const one of tries) {
    const { score, at } = one;
    for (const { id, label } of belongsTo(one)) {
      const known = trends.get(id);
      if (!known)
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
          ...known,
          scores: [...known.scores, score],
          latest: score,
          best: Math.max(known.best, score),
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
