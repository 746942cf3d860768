import { listStems, listTerms, listValues } from "~/coach/wordings/features";
import { WEIGHT_UNIT } from "~/coach/wordings/linear";
import {
  type LinearWeights,
  type TrainedQuestion,
  WORDING_KINDS,
  type WordingKind,
} from "~/coach/wordings/types";
import { fitLogistic, type Example, type LogisticModel } from "./logistic";
import type { QuestionRows, WordingRow } from "./wording-rows";

const RARITY_UNIT = 0.1;
/**
 * Features in fewer wordings say more about one writer than about the point. Those of the bank's own
 * wrong claims all count: a claim is known by its exact numbers and words.
 */
const MIN_COUNT = 2;
const STRENGTH = 2;
/**
 * Near misses are few and matter as much as wordings, those of the fourth writer less: they are all
 * errors. Other points' wordings are many.
 */
const NEAR_MISS_WEIGHT = 3;
const OTHER_POINT_WEIGHT = 0.2;
const FOREIGN_WEIGHT = 1;

function toUnits(value: number): number {
  return Math.round(value / WEIGHT_UNIT);
}

function roundWeights({ bias, weights }: LogisticModel): LinearWeights {
  return { bias: toUnits(bias), weights: Array.from(weights, toUnits) };
}

function listFeatures(rows: readonly WordingRow[]): string[] {
  const counts = new Map<string, number>();
  for (const { tokens, writer } of rows) {
    const stems = listStems(tokens);
    for (const feature of new Set([
      ...[...listValues(stems)].map(([name]) => name),
      ...listTerms(stems),
    ]))
      counts.set(feature, (counts.get(feature) ?? 0) + (writer === "bank" ? MIN_COUNT : 1));
  }
  return [...counts].filter(([, count]) => count >= MIN_COUNT).map(([feature]) => feature);
}

/** What a question's wordings teach: run once with all writers, and once without each of them. */
export function fitQuestion(
  { question, rows, foreignRows }: Omit<QuestionRows, "isOfPack">,
  getRarity: (term: string) => number,
): TrainedQuestion {
  const features = listFeatures(rows);
  const indices = new Map(features.map((feature, index) => [feature, index]));
  const allRows = [...rows, ...foreignRows];
  const rowsOfValues = allRows.map(({ tokens }) => {
    const known = [...listValues(listStems(tokens))].filter(([feature]) => indices.has(feature));
    return {
      indices: Int32Array.from(known, ([feature]) => indices.get(feature) ?? 0),
      values: Float64Array.from(known, ([, value]) => value),
    };
  });
  const fit = (
    pointId: string,
    kind: WordingKind,
    getWeight: (row: WordingRow) => number,
  ): LinearWeights => {
    const examples: Example[] = allRows
      .map((row, index) => ({
        ...(rowsOfValues[index] ?? { indices: [], values: [] }),
        isPositive: row.pointId === pointId && row.kind === kind,
        weight: getWeight(row),
      }))
      .filter(({ weight }) => weight > 0);
    return roundWeights(fitLogistic(examples, features.length, STRENGTH));
  };
  return {
    prompt: question.prompt,
    features: features.join(" "),
    rarity: features.map((feature) => Math.round(getRarity(feature) / RARITY_UNIT)),
    points: question.keyPoints.map(({ id }) => ({
      id,
      right: fit(id, "makes", ({ pointId, kind, writer }) => {
        if (writer === "bank") return 0;
        if (pointId === "") return FOREIGN_WEIGHT;
        if (pointId !== id) return OTHER_POINT_WEIGHT;
        return kind === "makes" || writer === "d" ? 1 : NEAR_MISS_WEIGHT;
      }),
      wrong: fit(id, "wrong", ({ pointId }) =>
        pointId === id ? 1 : pointId === "" ? FOREIGN_WEIGHT : OTHER_POINT_WEIGHT,
      ),
    })),
    wordings: rows.map(({ pointId, kind, tokens }) => [
      question.keyPoints.findIndex(({ id }) => id === pointId),
      WORDING_KINDS.indexOf(kind),
      ...[...listTerms(listStems(tokens))].flatMap((term) => indices.get(term) ?? []),
    ]),
  };
}
