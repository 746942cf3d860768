import type { ScoredAnswer } from "~/coach/score/score-answer";
import type { SettledPoint } from "~/coach/points/settle-points";
import type { NextStep } from "~/coach/types";
import { quoteSentence } from "./quote-sentence";

const MAX_STEPS = 3;
/** A point that counts so much leaves nothing to add. */
const FULL_CREDIT = 0.9;
/** An open point that is less likely told than this is offered as a sentence to add. */
const PROBABLY_MISSING = 0.35;

function isWorthAdding({ status, credit }: SettledPoint): boolean {
  return status === "asked" ? credit < PROBABLY_MISSING : credit < FULL_CREDIT;
}

function toStep({ context, points, dimensions }: ScoredAnswer, settled: SettledPoint): NextStep {
  const [said] = dimensions;
  const total = points.reduce((sum, { point }) => sum + (point.weight ?? 1), 0);
  const { point, status, credit, sentence } = settled;
  return {
    title: point.label,
    detail: status === "asked" ? `If your answer doesn’t say it yet: ${point.add}` : point.add,
    quote: status === "contradicted" ? quoteSentence(context.answer, sentence ?? -1) : "",
    points: Math.round((said.weight * (point.weight ?? 1) * (1 - Math.max(0, credit))) / total),
  };
}

/**
 * At most three steps, the one worth most first, with no more points in total than are missing: the
 * sentences that would make a point, and how it is told.
 */
export function planNextSteps(scored: ScoredAnswer): NextStep[] {
  const { rules, points, dimensions, score } = scored;
  if (rules.flag === "other-language") return [];
  const [, told] = dimensions;
  const toldStep = {
    title: told.label,
    detail: told.gap,
    quote: "",
    points: Math.round((told.weight - told.points) / 2),
  };
  const steps = [
    ...points.filter(isWorthAdding).map((point) => toStep(scored, point)),
    ...(rules.flag === null && told.gap !== "" ? [toldStep] : []),
  ]
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MAX_STEPS);
  let left = 100 - score;
  return steps.flatMap((step) => {
    const worth = Math.min(step.points, left);
    left -= worth;
    return worth > 0 ? [{ ...step, points: worth }] : [];
  });
}
