import { listMeasures } from "~/coach/wordings/combine";
import type { QuestionKind } from "~/data/questions/types";
import {
  measureSentence,
  prepareQuestion,
  type PointMeasures,
} from "~/coach/wordings/question-model";
import type {
  Combination,
  TrainedGroup,
  TrainedWordings,
  WordingKind,
} from "~/coach/wordings/types";
import { fitQuestion } from "./fit-question";
import { fitLogistic } from "./logistic";
import {
  countRarities,
  loadQuestionRows,
  type QuestionRows,
  type WordingRow,
} from "./wording-rows";
import { WRITERS, type Writer } from "./wordings";

/** One wording measured for one point by models that never saw its writer. */
export interface Judgment {
  isStory: boolean;
  isOfPack: boolean;
  questionId: string;
  writer: Writer;
  /** The point it was written for, and the one it is measured for. */
  pointId: string;
  judgedId: string;
  kind: WordingKind;
  measures: PointMeasures;
}

const UNKNOWN_RARITY = 9;

function isStoryKind(kind: QuestionKind): boolean {
  return kind === "behavioral" || kind === "motivation";
}

/** Measures every wording with its writer left out. */
function judgeWithoutWriter(
  questions: readonly QuestionRows[],
  getRarity: (term: string) => number,
): Judgment[] {
  return questions.flatMap(({ question, isOfPack, rows, foreignRows }) =>
    WRITERS.flatMap((writer) => {
      const isOther = (row: WordingRow) => row.writer !== writer;
      const model = prepareQuestion(
        fitQuestion(
          { question, rows: rows.filter(isOther), foreignRows: foreignRows.filter(isOther) },
          getRarity,
        ),
        UNKNOWN_RARITY,
      );
      return [...rows, ...foreignRows]
        .filter((row) => row.writer === writer)
        .flatMap(({ pointId, kind, tokens }) =>
          measureSentence(model, tokens).map((measures, index) => ({
            isStory: isStoryKind(question.kind),
            isOfPack,
            questionId: question.id,
            writer,
            pointId,
            judgedId: question.keyPoints[index]?.id ?? "",
            kind,
            measures,
          })),
        );
    }),
  );
}

/** Other points' wordings may well make this point too, so they weigh less than its own. */
const FOREIGN_WEIGHT = 0.1;
const OTHER_POINT_WEIGHT = { explanations: 0.03, stories: 0.1 };

function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function fitCombination(judgments: readonly Judgment[], kind: "makes" | "wrong"): Combination {
  const rows = judgments.map(({ measures }) => listMeasures(measures));
  const size = rows[0]?.length ?? 0;
  const examples = judgments.map((judgment, index) => ({
    indices: Array.from({ length: size }, (_, at) => at),
    values: rows[index] ?? [],
    isPositive: judgment.pointId === judgment.judgedId && judgment.kind === kind,
    weight:
      judgment.pointId === judgment.judgedId
        ? 1
        : judgment.pointId === ""
          ? FOREIGN_WEIGHT
          : OTHER_POINT_WEIGHT[judgment.isStory ? "stories" : "explanations"],
  }));
  const { bias, weights } = fitLogistic(examples, size, 1);
  return { bias: toThousandths(bias), weights: Array.from(weights, toThousandths) };
}

/**
 * Trains on every writer; how the measures are combined is learned from the nine cards, with each
 * writer left out.
 */
export function fitWordings(): { trained: TrainedWordings; judgments: Judgment[] } {
  const questions = loadQuestionRows();
  const getRarity = countRarities(questions);
  const judgments = judgeWithoutWriter(questions, getRarity);
  const fit = (areStories: boolean): TrainedGroup => {
    const group = judgments.filter(({ isStory, isOfPack }) => isStory === areStories && !isOfPack);
    return {
      right: fitCombination(group, "makes"),
      wrong: fitCombination(group, "wrong"),
    };
  };
  return {
    judgments,
    trained: {
      unknownRarity: UNKNOWN_RARITY,
      explanations: fit(false),
      stories: fit(true),
      questions: questions.map((rows) => fitQuestion(rows, getRarity)),
    },
  };
}
