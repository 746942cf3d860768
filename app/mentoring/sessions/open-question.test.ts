import { expect, test } from "vitest";
import { findOpenQuestion } from "./open-question";

const asked = { kind: "question", note: "Which role?" };
const answered = { kind: "answer", note: "Designer." };
const moved = { kind: "moved", note: "A better time" };

test("the latest question is open until it is answered", () => {
  expect(findOpenQuestion([])).toBeUndefined();
  expect(findOpenQuestion([asked, moved])).toBe(asked);
  expect(findOpenQuestion([asked, answered])).toBeUndefined();
  const next = { ...asked, note: "Where?" };
  expect(findOpenQuestion([asked, answered, next])).toBe(next);
});
