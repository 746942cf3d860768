import { predict } from "~/coach/model/predict";
import type { TrainingRow } from "./training-rows";
import { fitModel, fitLeavingEachQuestionOut, buildGram } from "./fit-comparison";
import type { Corpus } from "./agreement";
import { pearson } from "./statistics";

export interface HeldOutAgreement {
  pooled: number;
  /** Mean of r within each question with at least 8 answers. */
  within: number;
}

function measureAgreement(
  rows: readonly TrainingRow[],
  predictTarget: (row: TrainingRow) => number,
): HeldOutAgreement {
  const byQuestion = new Map<string, TrainingRow[]>();
  for (const row of rows)
    byQuestion.set(row.questionId, [...(byQuestion.get(row.questionId) ?? []), row]);
  const correlate = (group: readonly TrainingRow[]) =>
    pearson(
      group.map(predictTarget),
      group.map((row) => row.target),
    );
  const within = [...byQuestion.values()]
    .filter((group) => group.length >= 8)
    .map(correlate)
    .filter((value) => !Number.isNaN(value));
  return {
    pooled: correlate(rows),
    within: within.reduce((sum, value) => sum + value, 0) / within.length,
  };
}

/**
 * Agreement of the fitted comparison with human grades on each question, fitted without that
 * question.
 */
export function leaveOneQuestionOut(
  rows: readonly TrainingRow[],
  corpus: Corpus,
): HeldOutAgreement {
  const models = fitLeavingEachQuestionOut(rows);
  return measureAgreement(
    rows.filter((row) => row.kind === corpus),
    (row) => {
      const model = models.get(row.questionId);
      return model ? predict(model, row.features) : 0;
    },
  );
}

/** Agreement on one corpus of a model fitted only on the others. */
export function leaveCorpusOut(rows: readonly TrainingRow[], corpus: Corpus): HeldOutAgreement {
  const model = fitModel(buildGram(rows.filter((row) => row.kind !== corpus)));
  return measureAgreement(
    rows.filter((row) => row.kind === corpus),
    (row) => predict(model, row.features),
  );
}
