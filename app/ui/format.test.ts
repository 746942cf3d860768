import { expect, test } from "vitest";
import { formatList, pluralize } from "./format";

test("lists have a comma before and, counts have a plural", () => {
  expect(formatList(["scores", "answers", "plan"])).toBe("scores, answers, and plan");
  expect([pluralize(0, "answer"), pluralize(1, "answer"), pluralize(2, "answer")]).toEqual([
    "0 answers",
    "1 answer",
    "2 answers",
  ]);
});
