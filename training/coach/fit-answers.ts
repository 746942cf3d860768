import {
  indexTerms,
  prepareModel,
  estimateQuality,
  QUALITIES,
  TERM_WEIGHT_UNIT,
  weighTerms,
  type AnswerModel,
  type Quality,
  type TermBlock,
} from "~/coach/score/answer-model";
import type { AnswerTerms } from "~/coach/score/answer-terms";
import { fitSoftmax, type ClassExample } from "./softmax";
import { mean } from "./statistics";
import type { AnswerRow } from "./answer-rows";

/** A term in fewer sets, or in answers to fewer questions, tells what an answer is about, not how good it is. */
const MIN_SETS = 3;
const MIN_QUESTIONS = 6;
const PENALTY = 0.02;
/** How much the blocks count beside each other, as the lengths of their vectors. */
const BLOCK_LENGTHS = { said: 1.15, placed: 0.63 } as const;
const MEASURES_LENGTH = 0.55;

function countGroups(
  rows: readonly AnswerRow[],
  block: keyof AnswerTerms,
): Map<string, { sets: Set<string>; questions: Set<string>; answers: number }> {
  const groups = new Map<string, { sets: Set<string>; questions: Set<string>; answers: number }>();
  for (const { set, id, terms } of rows)
    for (const term of new Set(terms[block].flat())) {
      const group = groups.get(term) ?? { sets: new Set(), questions: new Set(), answers: 0 };
      group.sets.add(set);
      group.questions.add(id);
      group.answers++;
      groups.set(term, group);
    }
  return groups;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const round = (value: number, unit: number) => Math.round(value / unit);
const toThousandths = (value: number) => Math.round(value * 1000) / 1000;

/** Common terms with their rarities, before any weights are fitted. */
function chooseTerms(
  rows: readonly AnswerRow[],
  block: keyof AnswerTerms,
): Omit<TermBlock, "weights"> {
  const groups = [...countGroups(rows, block)]
    .filter(([, { sets, questions }]) => sets.size >= MIN_SETS && questions.size >= MIN_QUESTIONS)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const chosen = {
    terms: groups.map(([term]) => term).join(" "),
    rarities: groups.map(([, { answers }]) => round(Math.log(rows.length / (1 + answers)), 0.1)),
    usualLength: 0,
  };
  const rarityOf = new Map(groups.map(([term], index) => [term, chosen.rarities[index] ?? 0]));
  const lengths = rows.map(({ terms }) =>
    Math.sqrt(
      [...new Set(terms[block].flat())].reduce(
        (sum, term) => sum + ((rarityOf.get(term) ?? 0) / 10) ** 2,
        0,
      ),
    ),
  );
  return { ...chosen, usualLength: toThousandths(median(lengths)) };
}

/** The mean and deviation of each measure, of the answers of which it says something. */
function standardize(rows: readonly AnswerRow[]): { means: number[]; deviations: number[] } {
  const columns = (rows[0]?.measures ?? []).map((_, at) =>
    rows.flatMap(({ measures }) => measures[at] ?? []),
  );
  const means = columns.map(mean);
  const deviations = columns.map((values, at) =>
    Math.sqrt(mean(values.map((value) => (value - (means[at] ?? 0)) ** 2))),
  );
  return { means, deviations };
}

/** What tells excellent answers from good, mediocre, wrong and poor ones. */
export function fitAnswerModel(rows: readonly AnswerRow[]): AnswerModel {
  const said = chooseTerms(rows, "said");
  const placed = chooseTerms(rows, "placed");
  const { means, deviations } = standardize(rows);
  const measureScale = MEASURES_LENGTH / Math.sqrt(means.length);
  const measureScales = deviations.map((deviation) => measureScale / Math.max(1e-6, deviation));
  const saidIndices = indexTerms(said);
  const placedIndices = indexTerms(placed);
  const placedAt = means.length + saidIndices.size;
  const examples = rows.map(({ quality, measures, terms }): ClassExample => {
    const saidTerms = [...weighTerms(said, saidIndices, terms.said.flat())];
    const placedTerms = [...weighTerms(placed, placedIndices, terms.placed.flat())];
    return {
      label: QUALITIES.indexOf(quality as Quality),
      indices: [
        ...measures.keys(),
        ...saidTerms.map(([index]) => means.length + index),
        ...placedTerms.map(([index]) => placedAt + index),
      ],
      values: [
        ...measures.map(
          (value, at) => ((value ?? means[at] ?? 0) - (means[at] ?? 0)) * (measureScales[at] ?? 0),
        ),
        ...saidTerms.map(([, value]) => value * BLOCK_LENGTHS.said),
        ...placedTerms.map(([, value]) => value * BLOCK_LENGTHS.placed),
      ],
    };
  });
  const featureCount = placedAt + placedIndices.size;
  const classCount = QUALITIES.length;
  const fitted = fitSoftmax(examples, featureCount, classCount, PENALTY);
  const weightOf = (feature: number, quality: number) =>
    fitted[feature * classCount + quality] ?? 0;
  const listTermWeights = (from: number, size: number, length: number) =>
    QUALITIES.map((_, quality) =>
      Array.from({ length: size }, (__, index) =>
        round(weightOf(from + index, quality) * length, TERM_WEIGHT_UNIT),
      ),
    );
  const measureWeights = QUALITIES.map((_, quality) =>
    means.map((__, at) => toThousandths(weightOf(at, quality) * (measureScales[at] ?? 0))),
  );
  return {
    marks: QUALITIES.map((quality) =>
      Math.round(mean(rows.filter((row) => row.quality === quality).map(({ mark }) => mark))),
    ),
    biases: measureWeights.map((weights, quality) =>
      toThousandths(
        weightOf(featureCount, quality) -
          weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0),
      ),
    ),
    usual: means.map(toThousandths),
    measures: measureWeights,
    said: {
      ...said,
      weights: listTermWeights(means.length, saidIndices.size, BLOCK_LENGTHS.said),
    },
    placed: {
      ...placed,
      weights: listTermWeights(placedAt, placedIndices.size, BLOCK_LENGTHS.placed),
    },
  };
}

/** Each of the answers to test, judged by a model that never saw the answers `groupOf` names with it. */
export function judgeLeftOut<Row extends AnswerRow>(
  rows: readonly AnswerRow[],
  tested: readonly Row[],
  groupOf: (row: AnswerRow) => string,
): { row: Row; mark: number }[] {
  return [...Map.groupBy(tested, groupOf)].flatMap(([group, ofGroup]) => {
    const model = prepareModel(fitAnswerModel(rows.filter((row) => groupOf(row) !== group)));
    return ofGroup.map((row) => ({
      row,
      mark: estimateQuality(row.measures, row.terms, model).mark,
    }));
  });
}
