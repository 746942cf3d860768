import { describe, expect, it } from "vitest";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { parseDocument } from "~/coach/text/document";
import { reviewQuestion, TECHNICAL_ANSWERS } from "~/coach/testing/fixtures";

const sentences = (text: string) => parseDocument(text).sentences.map((sentence) => sentence.text);
/** Every third sentence: some of the points, without detail. */
const keepEveryThirdSentence = (text: string) => sentences(text).filter((_, at) => at % 3 === 0);

/**
 * Eight candidates per question: derived from its strong sample answer, or the same text for every
 * question.
 */
const CANDIDATES = {
  strong: ({ samples }: Question) => samples.senior,
  terse: ({ samples }: Question) => keepEveryThirdSentence(samples.senior).join(" "),
  rambling: ({ samples }: Question) =>
    keepEveryThirdSentence(samples.senior)
      .map((sentence) => sentence.replace(/[.!?]$/, "").replaceAll(", ", ", um, you know, "))
      .join(", and, like, I mean, basically, uh, ")
      .concat(", and, you know, stuff like that."),
  blurred: ({ samples }: Question) =>
    samples.senior
      .replaceAll(/\bI'(?=[a-z])/g, "we'")
      .replaceAll(/\bI\b/g, "we")
      .replaceAll(/\bmy\b/gi, "our")
      .replaceAll(/\bme\b/g, "us"),
  thin: () => "I would look at it closely and then I would do what makes sense for everybody.",
  bluffer: () => TECHNICAL_ANSWERS.bluffer,
  offTopic: () => TECHNICAL_ANSWERS.offTopic,
  injecting: () => TECHNICAL_ANSWERS.injecting,
} as const;
type Candidate = keyof typeof CANDIDATES;

describe.each(INTERVIEW_CARDS)("candidates on the card $id", ({ questions, tab, id }) => {
  const scores = new Map<string, number>();
  const score = (question: Question, candidate: Candidate) => {
    const key = `${question.id} ${candidate}`;
    const known = scores.get(key);
    if (known !== undefined) return known;
    const { score: newScore } = reviewQuestion(
      { kind: question.kind, question: question.prompt, keyPoints: question.keyPoints },
      CANDIDATES[candidate](question),
    );
    scores.set(key, newScore);
    return newScore;
  };
  const mean = (candidate: Candidate) =>
    questions.reduce((sum, question) => sum + score(question, candidate), 0) / questions.length;

  it("ranks strong, terse, rambling and thin like a person would", () => {
    expect(mean("strong")).toBeGreaterThanOrEqual(85);
    // A story told tersely is a story; an explanation without reasons lacks more. Strong ones have 99 or 100 already.
    expect(mean("strong")).toBeGreaterThan(mean("terse") + (tab === "behavioral" ? 6 : 8));
    expect(mean("terse")).toBeGreaterThan(mean("rambling"));
    expect(mean("rambling")).toBeGreaterThan(mean("thin") + 10);
  });

  it("gives thin, bluffing, off-topic and injecting answers almost nothing on every question", () => {
    for (const candidate of ["thin", "bluffer", "offTopic", "injecting"] as const)
      expect(
        Math.max(...questions.map((question) => score(question, candidate))),
      ).toBeLessThanOrEqual(25);
  });

  if (tab === "behavioral" && id !== "motivation")
    it("prefers the one who says what they did themselves", () => {
      for (const question of questions)
        expect(score(question, "blurred")).toBeLessThan(score(question, "strong"));
    });
});
