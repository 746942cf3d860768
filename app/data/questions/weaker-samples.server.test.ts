import { expect, test } from "vitest";
import { listProblems } from "../../../tests/support/content-problems";
import { INTERVIEW_CARDS } from "./cards.server";

const ALL_QUESTIONS = INTERVIEW_CARDS.flatMap((card) => card.questions);

const countWords = (text: string) => text.trim().split(/\s+/).length;

test("the weaker samples are there for twenty questions, the first three of each story card among them", () => {
  const stories = INTERVIEW_CARDS.filter(({ tab }) => tab === "behavioral");
  const first = stories.flatMap(({ questions }) => questions.slice(0, 3));
  expect(first.filter(({ weaker }) => !weaker).map(({ id }) => id)).toEqual([]);
  expect(ALL_QUESTIONS.filter(({ weaker }) => weaker).length).toBe(20);
});

test("the weaker samples are shorter than the good ones, with the difference in at most two sentences", () => {
  const problems = ALL_QUESTIONS.flatMap(({ id, weaker, samples }) => {
    if (!weaker) return [];
    return listProblems(`the weaker sample of ${id}`, [
      [countWords(weaker.text) >= 50, "write at least 50 words"],
      [
        countWords(weaker.text) < Math.min(countWords(samples.junior), countWords(samples.senior)),
        "write fewer words than in the good samples",
      ],
      [
        weaker.difference.split(/(?<=[.?!]) /).length <= 2,
        "say the difference in one or two sentences",
      ],
    ]);
  });
  expect(problems).toEqual([]);
});
