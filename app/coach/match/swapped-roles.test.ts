import { describe, expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { questionById } from "~/data/questions/cards.server";
import { findSwappedRoles } from "./swapped-roles";
import { parseWordings } from "./wordings";

function isSwapped(questionId: string, pointId: string, text: string): boolean {
  const question = questionById(questionId)?.question;
  if (!question) throw new Error(`no question ${questionId}`);
  const wordings = question.keyPoints.map((point) => parseWordings(point, new Set()));
  return findSwappedRoles(wordings, parseDocument(text).sentences).get(pointId)?.has(0) ?? false;
}

describe("findSwappedRoles", () => {
  it.each([
    ["left-join-trap", "inner-join", "A left join keeps all rows of the left table."],
    ["stable-sorting", "merge-sort", "Quicksort degrades to O(n^2) in the worst case."],
    ["stable-sorting", "merge-sort", "In contrast, quicksort degrades to O(n^2)."],
    [
      "money-transfer-acid",
      "durability",
      "Isolation means that a transaction can be undone later.",
    ],
  ])("%s: a sentence about another subject makes no error about %s", (...args) =>
    expect(isSwapped(...args)).toBe(true),
  );

  it.each([
    ["left-join-trap", "where-after-join", "The join is evaluated before the WHERE."],
    ["stable-sorting", "memory-locality", "Merge sort needs more extra memory than quicksort."],
    [
      "e-bikes-to-america",
      "market-size-growth",
      "The European market for electric bikes is larger than the American one.",
    ],
  ])("%s: the error about %s with its sides exchanged isn’t that error", (...args) =>
    expect(isSwapped(...args)).toBe(true),
  );

  it.each([
    [
      "mixed-experiment",
      "relative-or-points",
      "First I ask whether returns rose by 9 percent or by 9 percentage points.",
    ],
    [
      "measure-a-feature",
      "causal-comparison",
      "The test must not be stopped as soon as the result is significant.",
    ],
    [
      "disagreed-with-manager",
      "raised-privately",
      "Instead of arguing in front of everyone I asked my manager for ten minutes.",
    ],
  ])("%s: a sentence that only asks about %s or rejects it claims nothing", (...args) =>
    expect(isSwapped(...args)).toBe(true),
  );

  it.each([
    ["left-join-trap", "inner-join", "An inner join keeps all rows of the left table."],
    ["left-join-trap", "inner-join", "It keeps all rows of the left table."],
    ["left-join-trap", "inner-join", "A left join and an inner join keep all rows."],
    ["left-join-trap", "where-after-join", "WHERE is evaluated before the join."],
    ["left-join-trap", "move-to-on", "A left join that is changed to a right join fixes it."],
    ["stable-sorting", "memory-locality", "Quicksort needs more extra memory than merge sort."],
  ])("%s: an error about %s in its own roles is one", (...args) =>
    expect(isSwapped(...args)).toBe(false),
  );
});
