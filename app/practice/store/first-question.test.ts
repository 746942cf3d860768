import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { FIRST_QUESTION } from "./first-question";

test("the first question is one of the bank, and takes as long as is said", () => {
  const id = FIRST_QUESTION.to.replace("/interview/questions/", "");
  const { question } = questionById(id) ?? expect.unreachable(`${id} is not in the bank`);
  expect(FIRST_QUESTION.note).toContain(`About ${question.minutes} minutes`);
});
