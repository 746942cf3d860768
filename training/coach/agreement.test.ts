import { describe, expect, it } from "vitest";
import published from "~/data/coach-figures.json";
import { buildTrainingRows } from "./training-rows";
import { leaveCorpusOut, leaveOneQuestionOut } from "./cross-validation";
import { CORPORA, scoreJunkAnswers } from "./agreement";

/** Each limit is slightly below the figure in training/coach/README.md. */
const MIN_AGREEMENT = {
  saf: { question: 0.405, corpus: 0.41, ships: 0.425, onTopic: 0.97 },
  beetle: { question: 0.495, corpus: 0.495, ships: 0.44, onTopic: 0.725 },
  scientsbank: { question: 0.475, corpus: 0.475, ships: 0.47, onTopic: 0.885 },
} as const;

describe.each(CORPORA)("the coach against human grades: %s", (corpus) => {
  const rows = buildTrainingRows();
  const floors = MIN_AGREEMENT[corpus];

  it("agrees on held-out questions and on a held-out corpus", () => {
    expect(leaveOneQuestionOut(rows, corpus).pooled).toBeGreaterThan(floors.question);
    expect(leaveCorpusOut(rows, corpus).pooled).toBeGreaterThan(floors.corpus);
  });

  // The test in figures.test.ts scores every answer again and compares the result with this file.
  it("agrees with the current weights", () => {
    const figures = published.agreement.find((each) => each.corpus === corpus);
    expect(figures?.pooled).toBeGreaterThan(floors.ships);
    expect(figures?.onTopic).toBeGreaterThan(floors.onTopic);
  });
});

describe.each(CORPORA)("made-up answers: %s", (corpus) => {
  const table = new Map(scoreJunkAnswers(corpus).map((row) => [row.kind, row.mean]));

  it.each([
    "empty",
    "echo of the question",
    "another question's reference",
    "“I don't know”",
    "filler",
    "injection",
    "word salad",
  ])("gives %s 20 at most", (kind) => {
    expect(table.get(kind)).toBeLessThanOrEqual(20);
  });

  it.each([
    "key words, shuffled",
    "reference negated, sentence by sentence",
    "reference negated from outside",
  ])("gives %s 50 at most", (kind) => {
    expect(table.get(kind)).toBeLessThanOrEqual(50);
  });

  it.each(["reference", "reference and a thank-you"])("gives the %s 95 at least", (kind) =>
    expect(table.get(kind)).toBeGreaterThanOrEqual(95),
  );
});
