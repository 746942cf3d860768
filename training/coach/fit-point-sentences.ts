import { SENTENCE_MEASURES } from "~/coach/points/point-sentences";
import { type OddsRow, fitOdds } from "./fit-odds";
import type { LabeledSentences } from "./point-sentences";

const PENALTY = 3;

/**
 * Which of two sentences makes a point, of which one does: a logistic regression on the differences of their measures.
 * The pairs of a point count together as much as those of any other.
 */
export function fitPointSentences(points: readonly LabeledSentences[]): number[] {
  const rows = points.flatMap(({ measures, right }): OddsRow[] => {
    const wrong = measures.flatMap((_, sentence) => (right.includes(sentence) ? [] : [sentence]));
    const weight = 1 / Math.max(1, right.length * wrong.length);
    return right.flatMap((better) =>
      wrong.flatMap((worse) => {
        const [high, low] = [measures[better] ?? [], measures[worse] ?? []];
        const difference = Float64Array.from(high, (value, at) => value - (low[at] ?? 0));
        // Both ways around, so that neither place in the pair is an advantage.
        return [
          { features: difference, isTrue: true, weight },
          { features: difference.map((value) => -value), isTrue: false, weight },
        ];
      }),
    );
  });
  const beta = fitOdds(rows, PENALTY);
  return SENTENCE_MEASURES.map((_, at) => Number((beta[at] ?? 0).toFixed(3)));
}

/** The share of points whose best sentence makes them, by weights that never saw their answer. */
export function crossValidatePointSentences(points: readonly LabeledSentences[]): number {
  const FOLDS = 8;
  const answers = [...new Set(points.map(({ key }) => key))];
  const foldOf = new Map(answers.map((key, index) => [key, index % FOLDS]));
  const right = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitPointSentences(points.filter(({ key }) => foldOf.get(key) !== fold));
    return points.filter((point) => foldOf.get(point.key) === fold && isRight(point, weights));
  });
  return right.flat().length / points.length;
}

function isRight({ measures, right }: LabeledSentences, weights: readonly number[]): boolean {
  const values = measures.map((ofSentence) =>
    ofSentence.reduce((sum, measure, at) => sum + measure * (weights[at] ?? 0), 0),
  );
  return right.includes(values.indexOf(Math.max(...values)));
}
