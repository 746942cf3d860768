import type { AnswerContext } from "~/coach/context/answer-context";
import { valuePointSentences } from "./point-sentences";
import type { SettledPoint } from "./settle-points";

const MAX_SENTENCES = 3;
/** People tell most points in the order in which a question lists them. */
const ORDER_FACTOR = 4;
/** What makes another point seldom makes this one too. */
const TAKEN_VALUE = -3;

/**
 * For each point, in the order of the question, the indexes of the sentences that most likely make
 * it: at most three, in the order of the answer.
 */
export function listLikelySentences(
  context: AnswerContext,
  points: readonly Pick<SettledPoint, "sentence">[],
): number[][] {
  const { judgment, judgedAnswer: answer, matches, request, star } = context;
  const judgments = judgment?.points ?? new Map();
  const values = valuePointSentences({ kind: request.kind, answer, matches, judgments, star });
  const taken = new Set(points.map(({ sentence }) => sentence));
  return values.map((ofPoint, point) => {
    const place = (point + 0.5) / values.length;
    return ofPoint
      .map((value, sentence) => {
        const distance = Math.abs((sentence + 0.5) / ofPoint.length - place);
        const takenValue = taken.has(sentence) ? TAKEN_VALUE : 0;
        return { sentence, value: value - ORDER_FACTOR * distance + takenValue };
      })
      .filter(({ value }) => value > -Infinity)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, MAX_SENTENCES)
      .map(({ sentence }) => sentence)
      .toSorted((a, b) => a - b);
  });
}
