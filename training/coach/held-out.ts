import { predict } from "~/coach/model/predict";
import type { Row } from "./dataset";
import { fitGram, fitWithoutEach, gramOf } from "./fit";
import type { Corpus } from "./report";
import { pearson } from "./statistics";

export interface HeldOut {
  pooled: number;
  /** Mean of r within each question with at least 8 answers. */
  within: number;
}

function agreement(rows: readonly Row[], predicted: (row: Row) => number): HeldOut {
  const byQuestion = new Map<string, Row[]>();
  for (const row of rows)
    byQuestion.set(row.questionId, [...(byQuestion.get(row.questionId) ?? []), row]);
  const r = (some: readonly Row[]) =>
    pearson(
      some.map(predicted),
      some.map((row) => row.target),
    );
  const within = [...byQuestion.values()]
    .filter((some) => some.length >= 8)
    .map(r)
    .filter((value) => !Number.isNaN(value));
  return { pooled: r(rows), within: within.reduce((sum, value) => sum + value, 0) / within.length };
}

/** Agreement of the fitted comparison with people's marks on each question, fitted without that question. */
export function leaveOneQuestionOut(rows: readonly Row[], corpus: Corpus): HeldOut {
  const models = fitWithoutEach(rows);
  return agreement(
    rows.filter((row) => row.kind === corpus),
    (row) => {
      const model = models.get(row.questionId);
      return model ? predict(model, row.x) : 0;
    },
  );
}

/** Agreement on one corpus of a model fitted on the other corpora alone. */
export function leaveCorpusOut(rows: readonly Row[], corpus: Corpus): HeldOut {
  const model = fitGram(gramOf(rows.filter((row) => row.kind !== corpus)));
  return agreement(
    rows.filter((row) => row.kind === corpus),
    (row) => predict(model, row.x),
  );
}
