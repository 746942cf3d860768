import type { Dimension, NextStep, Review } from "~/coach/types";
import { clarityOf, longSentences, orderOf } from "~/coach/score/form";
import type { Reading } from "~/coach/score/reading";

const MOST_STEPS = 3;
/** A point said wrongly costs twice: it is missing, and it counts against what is right. */
const WRONG_DEFICIT = 2;
/** Dimensions that grow by saying more of what was asked. */
const CONTENT = new Set(["correctness", "completeness", "relevance"]);

function sentenceText(reading: Reading, at: number | null | undefined): string {
  return reading.judged.sentences[at ?? -1]?.text ?? "";
}

/** The part of a dimension's loss that its form explains, before any cap; the rest is missing content. */
function formLoss(reading: Reading, dimension: Dimension): number {
  const lost = dimension.weight - dimension.points;
  const technical = reading.request.kind === "technical" || reading.request.kind === "case";
  if (!technical) return lost;
  const form = dimension.name === "clarity" ? clarityOf(reading) : orderOf(reading);
  return Math.min(lost, Math.round(dimension.weight * (1 - form)));
}

function pointSteps(reading: Reading, left: number): NextStep[] {
  const open = reading.matches
    .filter((match) => match.status !== "covered")
    .map((match) => ({
      match,
      deficit:
        (match.point.weight ?? 1) *
        (match.status === "contradicted" ? WRONG_DEFICIT : match.status === "partial" ? 0.5 : 1),
    }));
  const total = open.reduce((sum, { deficit }) => sum + deficit, 0);
  return open.map(({ match, deficit }) => ({
    title: match.point.label,
    detail: match.point.add,
    quote: sentenceText(reading, match.sentence),
    points: Math.round((left * deficit) / total),
  }));
}

function formSteps(reading: Reading, dimensions: readonly Dimension[]): NextStep[] {
  const long = longSentences(reading)[0];
  return dimensions
    .filter((dimension) => !CONTENT.has(dimension.name))
    .map((dimension) => ({
      title: dimension.label,
      detail: dimension.gap,
      quote: dimension.name === "clarity" ? sentenceText(reading, long) : "",
      points: formLoss(reading, dimension),
    }));
}

/**
 * At most three steps, largest first; together they never promise more points than are left. Where a
 * rule decided the score, only content is asked for. `dimensions` are those before a cap: what a cap takes, content brings back.
 */
export function planNextSteps(
  reading: Reading,
  dimensions: readonly Dimension[],
  score: number,
  flag: Review["flag"],
): NextStep[] {
  const left = 100 - score;
  const form = flag ? [] : formSteps(reading, dimensions);
  const content = left - form.reduce((sum, step) => sum + step.points, 0);
  const steps = [...pointSteps(reading, content), ...form]
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST_STEPS);
  let open = left;
  return steps.flatMap((step) => {
    const points = Math.min(step.points, open);
    open -= points;
    return points > 0 ? [{ ...step, points }] : [];
  });
}
