import { describe, expect, it } from "vitest";
import { buildRows } from "./dataset";
import { leaveCorpusOut, leaveOneQuestionOut } from "./held-out";
import { agreementOf, junkTable, scoreExamples } from "./report";

/** Every tenth answer keeps this quick; `npm run coach:eval` uses them all. */
const STEP = 10;

describe("the coach against people's marks", () => {
  const rows = buildRows(STEP);
  const scored = scoreExamples(STEP);

  it("holds on questions it was not fitted on", () => {
    expect(leaveOneQuestionOut(rows, "saf").within).toBeGreaterThan(0.4);
    expect(leaveOneQuestionOut(rows, "beetle").pooled).toBeGreaterThan(0.43);
    expect(leaveOneQuestionOut(rows, "scientsbank").pooled).toBeGreaterThan(0.42);
  });

  it("holds on a corpus it was not fitted on", () => {
    expect(leaveCorpusOut(rows, "saf").within).toBeGreaterThan(0.4);
    expect(leaveCorpusOut(rows, "scientsbank").pooled).toBeGreaterThan(0.42);
  });

  it("holds in what ships", () => {
    const saf = agreementOf(scored, "saf");
    expect(saf.within).toBeGreaterThan(0.4);
    expect(saf.onTopic).toBeGreaterThan(0.93);
    expect(agreementOf(scored, "scientsbank").pooled).toBeGreaterThan(0.41);
  });
});

describe("made-up answers", () => {
  const table = new Map(junkTable("saf").map((row) => [row.kind, row.mean]));

  it.each(["empty", "echo of the question", "another question's reference", "“I don't know”", "filler", "injection", "word salad"])("gives %s 20 at most", (kind) => {
    expect(table.get(kind)).toBeLessThanOrEqual(20);
  });

  it.each(["key words, shuffled", "reference denied, word by word", "reference denied, from outside"])("gives %s 50 at most", (kind) => {
    expect(table.get(kind)).toBeLessThanOrEqual(50);
  });

  it.each(["reference", "reference and a thank-you"])("gives the %s 95 at least", (kind) => expect(table.get(kind)).toBeGreaterThanOrEqual(95));
});
