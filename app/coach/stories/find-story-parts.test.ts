import { expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { WORKED_EXAMPLE } from "~/data/scoring";

const { question } = questionById(WORKED_EXAMPLE.questionId) ?? expect.unreachable();

function review(answer: string) {
  const { kind, prompt, keyPoints } = question;
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
}

it("how a story turned out is told after what was done", () => {
  const { keyPoints, sentences } = review(WORKED_EXAMPLE.answer);
  expect(keyPoints.at(-1)?.sentence).toBe(sentences.length - 1);
});
