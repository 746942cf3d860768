import { getBand } from "~/coach/bands";
import type { Dimension, NextStep, Review } from "~/coach/types";
import type { CodeAnswer } from "~/practice/store/types";

/**
 * Counts the tests of submitted code for what was said, beside the explanation: the better of the two
 * counts, or their mean if the explanation tells a key point the wrong way round. Code whose tests weren't run
 * changes no score; alone it has none.
 */
export function countTests(review: Review, code: CodeAnswer | null): Review {
  if (code === null) return review;
  const hasText = review.flag !== "empty";
  if (code.passed === null || !code.total)
    return hasText
      ? review
      : {
          ...review,
          flag: "untested",
          headline: "There is code, but its tests weren’t run",
          advice:
            "Run the tests before you submit, or explain your approach under Text: the coach doesn’t read code.",
          confidenceReason: "Not scored: the coach doesn’t read code",
          nextSteps: [],
        };
  const share = Math.round((code.passed / code.total) * 100);
  const dimensions = review.dimensions.map((dimension) =>
    dimension.name === "said" ? countForSaid(dimension, review, share, code) : dimension,
  );
  const score = dimensions.reduce((sum, { points }) => sum + points, 0);
  const counted = {
    ...review,
    score,
    ...(review.range && { range: moveRange(review.range, score - review.score) }),
    band: getBand(score),
    dimensions,
    nextSteps: limitSteps(review.nextSteps, 100 - score),
  };
  if (hasText) return counted;
  return {
    ...counted,
    flag: null,
    headline:
      code.passed === code.total
        ? `Your code passes all ${code.total} tests`
        : `Your code passes ${code.passed} of ${code.total} tests`,
    advice:
      "Explain your approach under Text to earn the other points: what the code does, why it works and what it costs. The coach doesn’t read code, so the key points count only what you say.",
    confidenceReason: "Only the tests were counted",
  };
}

/** The range around the new score, as wide as before where the scale allows it. */
function moveRange([from, to]: readonly [number, number], change: number): [number, number] {
  return [Math.min(100, from + change), Math.min(100, to + change)];
}

function countForSaid(
  dimension: Dimension,
  { flag, keyPoints }: Review,
  share: number,
  { passed, total }: CodeAnswer,
): Dimension {
  const isContradicted = keyPoints.some(({ status }) => status === "contradicted");
  const score = isContradicted
    ? Math.round((dimension.score + share) / 2)
    : Math.max(dimension.score, share);
  return {
    ...dimension,
    score,
    points: Math.round((dimension.weight * score) / 100),
    reason: [
      `Your code passes ${passed} of ${total} tests.`,
      ...(flag === "empty" ? [] : [dimension.reason]),
    ].join(" "),
    gap: score === 100 ? "" : share === 100 ? dimension.gap : "Find out why the other tests fail.",
  };
}

/** No more points in the next steps than are left. */
function limitSteps(steps: readonly NextStep[], pointsLeft: number): NextStep[] {
  let left = pointsLeft;
  return steps.flatMap((step) => {
    const points = Math.min(step.points, left);
    left -= points;
    return points > 0 ? [{ ...step, points }] : [];
  });
}
