import type { ScoredAnswer } from "~/coach/score/score-answer";
import type { SettledPoint } from "~/coach/points/settle-points";
import type { NextStep } from "~/coach/types";
import { quoteSentence } from "./quote-sentence";

/** Whether more can be said about a point: what seems to be told in full is the person’s to confirm. */
function isWorthAdding({ status }: SettledPoint): boolean {
  return status !== "covered";
}

/** The sentence to say, as far as it is known that it isn’t said yet. */
function writeDetail({ point, status, source }: SettledPoint): string {
  if (status === "asked")
    return `If you said this, show the sentence. If it’s true and you left it out: ${point.add}`;
  return source === "thought"
    ? `It seems to be there in part. To make it whole: ${point.add}`
    : point.add;
}

function toStep({ context, points, dimensions }: ScoredAnswer, settled: SettledPoint): NextStep {
  const [said] = dimensions;
  const total = points.reduce((sum, { point }) => sum + (point.weight ?? 1), 0);
  const { point, status, credit, sentence } = settled;
  return {
    title: point.label,
    detail: writeDetail(settled),
    quote: status === "contradicted" ? quoteSentence(context.answer, sentence ?? -1) : "",
    // A point that was told the wrong way round takes something away until it is set right.
    points: Math.round((said.weight * (point.weight ?? 1) * (1 - credit)) / total),
  };
}

/**
 * What to do next: the sentence that is worth most, then the others, and how it is told at the end,
 * where the gain can’t be told. They promise no more points in total than are missing.
 */
export function planNextSteps(scored: ScoredAnswer): NextStep[] {
  const { rules, points, dimensions, score } = scored;
  if (rules.flag === "other-language") return [];
  const [, told] = dimensions;
  let left = 100 - score;
  const sentences = points
    .filter(isWorthAdding)
    .map((point) => toStep(scored, point))
    .toSorted((a, b) => b.points - a.points)
    .flatMap((step) => {
      const worth = Math.min(step.points, left);
      left -= worth;
      return worth > 0 ? [{ ...step, points: worth }] : [];
    });
  return rules.flag === null && told.gap !== ""
    ? [...sentences, { title: told.label, detail: told.gap, quote: "", points: 0 }]
    : sentences;
}
