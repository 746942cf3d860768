import type { Dimension, NextStep } from "~/coach/types";
import type { Reading } from "~/coach/score/reading";

const MOST_STEPS = 3;

interface Candidate extends NextStep {
  dimension: string;
}

function pointSteps(reading: Reading, left: number): Candidate[] {
  const total = reading.matches.reduce((sum, match) => sum + (match.point.weight ?? 1), 0);
  return reading.matches
    .filter((match) => match.status !== "covered")
    .map((match) => ({
      dimension: "points",
      title: match.point.label,
      detail: match.point.add,
      quote: reading.judged.sentences[match.sentence ?? -1]?.text ?? "",
      points: Math.max(1, Math.round((left * (1 - match.credit) * (match.point.weight ?? 1)) / Math.max(1, total))),
    }));
}

/** At most three steps, largest first; together they never promise more points than are left. */
export function planNextSteps(reading: Reading, dimensions: readonly Dimension[]): NextStep[] {
  const score = dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
  const content = new Set(["correctness", "completeness", "relevance"]);
  const contentLeft = dimensions.filter((dimension) => content.has(dimension.name)).reduce((sum, dimension) => sum + dimension.weight - dimension.points, 0);
  const formSteps = dimensions
    .filter((dimension) => !content.has(dimension.name) && dimension.weight - dimension.points > 0)
    .map((dimension) => ({ dimension: dimension.name, title: dimension.label, detail: dimension.gap, quote: "", points: dimension.weight - dimension.points }));
  const candidates = [...pointSteps(reading, contentLeft), ...formSteps].toSorted((a, b) => b.points - a.points).slice(0, MOST_STEPS);
  let left = 100 - score;
  return candidates.flatMap(({ title, detail, quote, points }) => {
    const promised = Math.min(points, left);
    left -= promised;
    return promised > 0 ? [{ title, detail, quote, points: promised }] : [];
  });
}
