import { constantFrom, nat, property, assert } from "fast-check";
import { expect, it } from "vitest";
import { reviewAnswer } from "./embedded";
import { TRAINED_CARDS } from "./testing/trained-cards";
import { parseDocument } from "./text/document";

/** What a sentence may be worth that is taken out: a point or two. */
const MAX_REMOVED = 15;
/** One from an answer to another question. */
const MAX_ADDED = 5;

const questions = TRAINED_CARDS.flatMap((card) => card.questions);
const answers = questions.flatMap((question) =>
  [question.samples.junior, question.samples.senior].map((answer) => ({
    question,
    sentences: parseDocument(answer).sentences.map(({ text }) => text),
  })),
);
const ADDED = answers.flatMap(({ question, sentences }) =>
  sentences.map((text) => ({ question, text })),
);

it("one sentence more or less never moves the score of a sample far", () => {
  const score = ({ question }: (typeof answers)[number], sentences: readonly string[]) =>
    reviewAnswer({
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      answer: sentences.join(" "),
      seconds: null,
    }).score;
  assert(
    property(constantFrom(...answers), constantFrom(...ADDED), nat(), (answer, added, place) => {
      const { sentences } = answer;
      const at = place % sentences.length;
      const whole = score(answer, sentences);
      const move = (changed: readonly string[]) => Math.abs(score(answer, changed) - whole);
      expect(move(sentences.toSpliced(at, 1))).toBeLessThanOrEqual(MAX_REMOVED);
      if (added.question !== answer.question)
        expect(move(sentences.toSpliced(at, 0, added.text))).toBeLessThanOrEqual(MAX_ADDED);
    }),
    { numRuns: 100, seed: 7 },
  );
});
