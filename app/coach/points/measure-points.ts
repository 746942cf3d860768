import type { AnswerContext } from "~/coach/context/answer-context";
import { findHighest, valuePointSentences } from "./point-sentences";

/** Beyond these the value says no more: few of the labeled answers are. */
const MAX_VALUE = 8;

function clamp(value: number): number {
  return Math.min(MAX_VALUE, Math.max(-MAX_VALUE, value));
}

/** The position of the odds by the point’s own classifier among the measures. */
export const OWN_ODDS = 2;

export interface MeasuredPoint {
  /** The sentence that most likely makes the point. */
  sentence: number;
  /**
   * How clearly the sentence makes it, its words in common with the point, the highest odds of any
   * sentence by the point’s own classifier, how far the words of any are in the order of the point’s
   * wordings, whether the point is the first, the second or the last of the question, and whether the
   * question asks for a motivation or a case.
   */
  measures: number[];
}

/**
 * The best sentence of each point and its measures: of the point, its sentence and the order of the
 * points, and of nothing else in the answer. Undefined for questions with a point that has no
 * wordings, and for an answer without a sentence.
 */
export function measurePoints(context: AnswerContext): MeasuredPoint[] | undefined {
  const { judgment, judgedAnswer: answer, matches, request, star } = context;
  if (!judgment || matches.some(({ point }) => !judgment.points.has(point.id))) return undefined;
  const { kind } = request;
  const values = valuePointSentences({ kind, answer, matches, judgments: judgment.points, star });
  if (values.some((ofPoint) => findHighest(ofPoint) < 0)) return undefined;
  return matches.map(({ credits, point }, index) => {
    const judgments = judgment.points.get(point.id) ?? [];
    const ofPoint = values[index] ?? [];
    const sentence = findHighest(ofPoint);
    return {
      sentence,
      measures: [
        clamp(ofPoint[sentence] ?? 0),
        credits?.[sentence] ?? 0,
        clamp(Math.max(...judgments.map(({ right }) => right))),
        Math.max(...judgments.map(({ order }) => order)),
        Number(index === 0),
        Number(index === 1),
        Number(index === matches.length - 1),
        Number(kind === "motivation" || kind === "case"),
      ],
    };
  });
}
