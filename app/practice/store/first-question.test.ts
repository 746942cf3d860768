import { expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { FIRST_QUESTION } from "./first-question";

test("the first question is one of the bank, and takes as long as is said", () => {
  const { question } = questionById(FIRST_QUESTION.to.split("/").at(-1) ?? "") ?? {};
  expect(FIRST_QUESTION.note).toContain(`About ${question?.minutes} minutes`);
});
