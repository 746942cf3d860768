import { expect, test } from "vitest";
import { CODING_TASKS } from "~/data/questions/coding/tasks.server";
import { cardById, listQuestions, questionById } from "~/data/questions/cards.server";
import { takesCode } from "./takes-code";

test("every coding task and every question on databases can be answered in code", () => {
  for (const { questionId } of CODING_TASKS)
    expect(takesCode(questionById(questionId)?.question ?? expect.unreachable()), questionId).toBe(
      true,
    );
  for (const question of cardById("databases")?.questions ?? [])
    expect(takesCode(question), question.id).toBe(true);
});

test("no question of a field without programming can", () => {
  const others = ["healthcare", "skilled-trades", "finance", "marketing", "legal", "education"];
  const listed = listQuestions().filter(({ card }) => others.includes(card.id));
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter(({ question }) => takesCode(question))).toEqual([]);
});
