import { expect, test } from "vitest";
import { listQuestions, listQuestionsTesting } from "./cards.server";
import { CODING_TASKS } from "./coding/tasks.server";
import { listEvidencedSkills } from "./evidenced-skills";

const codingIds = CODING_TASKS.map(({ questionId }) => questionId);

test.each(["javascript", "python"])("the questions answered in code test %s", (language) => {
  const ids = listQuestionsTesting(language).map(({ question }) => question.id);
  expect(ids).toEqual(expect.arrayContaining(codingIds));
  expect(ids.filter((id) => !codingIds.includes(id))).toEqual([]);
});

test("an answer is evidence of the skills of its question, and of no language", () => {
  for (const { question } of listQuestions())
    expect(listEvidencedSkills(question), question.id).toEqual(
      question.skills.filter((skill) => !["javascript", "python"].includes(skill)),
    );
});
