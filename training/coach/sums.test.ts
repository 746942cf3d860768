import { expect, it } from "vitest";
import { findWrongSums } from "~/coach/match/sums";
import { parseDocument } from "~/coach/text/document";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import { loadGradedAnswers } from "./graded-answers";
import { loadPeople } from "./labeled-answers";

const QUESTIONS = INTERVIEW_CARDS.flatMap(({ questions }) => questions);
const list = (text: string) => findWrongSums(parseDocument(text).sentences).map((sum) => sum.text);

it("no sum is called wrong in people’s answers, in samples and in right claims", () => {
  const texts = [
    ...loadPeople().map(({ request }) => request.answer),
    ...QUESTIONS.flatMap(({ samples, keyPoints }) => [
      samples.junior,
      samples.senior,
      ...keyPoints.flatMap(({ claim, add, aliases, truths = [] }) => [
        claim,
        add,
        ...aliases,
        ...truths,
      ]),
    ]),
    ...["explanations-1", "explanations-2"]
      .flatMap(loadGradedAnswers)
      .flatMap(({ mark, answer }) => (mark >= 60 ? answer : [])),
  ];
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap(list)).toEqual([]);
});

it("wrong sums of the bank are seen", () => {
  const wrong = QUESTIONS.flatMap(({ keyPoints }) =>
    keyPoints.flatMap((point) => point.wrong ?? []),
  );
  expect(wrong.flatMap(list)).toContain(
    "You say 3.7 million × 150 is 55 million; it is 555 million.",
  );
});
