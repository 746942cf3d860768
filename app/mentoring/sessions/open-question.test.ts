import { expect, test } from "vitest";
import { findOpenQuestion } from "./open-question";

const question = { kind: "question", note: "Which role?" };
const answered = { kind: "answer", note: "Designer." };
const moved = { kind: "moved", note: "A better time" };

test("the latest question is open until it is answered", () => {
  expect(findOpenQuestion([])).toBeUndefined();
  expect(findOpenQuestion([question, moved])).toBe(question);
  expect(findOpenQuestion([question, answered])).toBeUndefined();
  const next = { ...question, note: "Where?" };
  expect(findOpenQuestion([question, answered, next])).toBe(next);
});
