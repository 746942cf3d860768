import { mean } from "~/feedback/parts/mean-dimensions";

/** Scores of one card or skill over time. */
export interface Trend {
  id: string;
  label: string;
  /** Every score, oldest first. */
  scores: number[];
  best: number;
  /** The mean first and latest scores of the questions answered more than once by one rubric; null without one. */
  repeated: { first: number; latest: number; questionCount: number } | null;
  /** The day of the latest attempt. */
  at: string;
}

interface ScoredAttempt {
  questionId: string;
  score: number;
  isByEarlierRubric: boolean;
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
export function computeTrends<Attempt extends ScoredAttempt>(
  attempts: readonly Attempt[],
  getGroups: (attempt: Attempt) => readonly TrendGroup[],
): Trend[] {
  const entries = attempts.flatMap((attempt) =>
    getGroups(attempt).map(({ id, label }) => ({ id, label, attempt })),
  );
  return [...Map.groupBy(entries, ({ id }) => id)]
    .map(([id, group]) => {
      const scores = group.map(({ attempt }) => attempt.score);
      return {
        id,
        label: group[0]?.label ?? id,
        scores,
        best: Math.max(...scores),
        repeated: summarizeRepeated(group.map(({ attempt }) => attempt)),
        at: group.at(-1)?.attempt.at ?? "",
      };
    })
    .toSorted(
      (a, b) =>
        b.scores.length - a.scores.length ||
        b.at.localeCompare(a.at) ||
        a.label.localeCompare(b.label),
    );
}

/**
 * Scores of different questions, or by different rubrics, don't show a change, so only those repeated
 * by the latest attempt's rubric count.
 */
function summarizeRepeated(attempts: readonly ScoredAttempt[]): Trend["repeated"] {
  const repeated = [...Map.groupBy(attempts, ({ questionId }) => questionId).values()]
    .map((group) => {
      const isByEarlierRubric = group.at(-1)?.isByEarlierRubric;
      return group.filter((attempt) => attempt.isByEarlierRubric === isByEarlierRubric);
    })
    .filter(({ length }) => length > 1);
  if (repeated.length === 0) return null;
  return {
    first: Math.round(mean(repeated.map((group) => group[0]?.score ?? 0))),
    latest: Math.round(mean(repeated.map((group) => group.at(-1)?.score ?? 0))),
    questionCount: repeated.length,
  };
}
