import { expect, test } from "vitest";
import { endSentence, formatList, pluralize } from "./format";

test("lists have a comma before and, counts have a plural", () => {
  expect(formatList(["scores", "answers", "plan"])).toBe("scores, answers, and plan");
  expect([pluralize(0, "answer"), pluralize(1, "answer"), pluralize(2, "answer")]).toEqual([
    "0 answers",
    "1 answer",
    "2 answers",
  ]);
});

test("a sentence that has an end gets no second one", () => {
  expect(["Acme Inc", "Acme Inc.", "Novák s.r.o.", "“Why?”"].map(endSentence)).toEqual([
    "Acme Inc.",
    "Acme Inc.",
    "Novák s.r.o.",
    "“Why?”",
  ]);
});
