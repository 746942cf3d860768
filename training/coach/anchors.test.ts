import { expect, it } from "vitest";
import { findAnchors } from "~/coach/match/anchors";
import { parseDocument } from "~/coach/text/document";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import { loadGradedAnswers } from "./graded-answers";
import { loadPeople } from "./labeled-answers";

const QUESTIONS = INTERVIEW_CARDS.flatMap(({ questions }) => questions).filter(({ keyPoints }) =>
  keyPoints.some(({ anchors }) => anchors),
);

/** The sentences in which a good answer to a question is told to be far off. */
function listFarOff(prompt: string, answer: string): string[] {
  const { keyPoints } = QUESTIONS.find((question) => question.prompt === prompt) ?? {
    keyPoints: [],
  };
  return findAnchors(keyPoints, parseDocument(answer).sentences, [])
    .filter(({ isInRange }) => !isInRange)
    .map(({ text }) => text);
}

it("no figure of a good answer, a sample or a right claim is called far off", () => {
  const texts = [
    ...loadPeople().map(({ request }) => [request.question, request.answer] as const),
    ...["explanations-1", "explanations-2"]
      .flatMap(loadGradedAnswers)
      .flatMap(({ mark, question, answer }) =>
        mark >= 60 ? [[question.prompt, answer] as const] : [],
      ),
    ...QUESTIONS.flatMap(({ prompt, samples, keyPoints }) =>
      [
        samples.junior,
        samples.senior,
        ...keyPoints.flatMap(({ claim, add, truths = [] }) => [claim, add, ...truths]),
      ].map((text) => [prompt, text] as const),
    ),
  ];
  expect(texts.flatMap(([prompt, answer]) => listFarOff(prompt, answer))).toEqual([]);
});
