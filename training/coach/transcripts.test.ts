import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { TRAINED_CARDS } from "~/coach/testing/trained-cards";
import { parseDocument } from "~/coach/text/document";
import type { KeyPoint, Question } from "~/data/questions/types";

const EXPLANATIONS = TRAINED_CARDS.flatMap(({ questions }) => questions).filter(
  ({ kind }) => kind === "technical" || kind === "case",
);

/** As a speech recognizer writes it: no punctuation and lower case; notation as “O(n)” stays. */
function toTranscript(text: string): string {
  return text
    .replaceAll(/O\([^()]*(?:\([^()]*\)[^()]*)*\)|[“”"()—–]/g, (found) =>
      found.length > 1 ? found : " ",
    )
    .replaceAll(/[.,;:!?…](?=\s|$)/g, "")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

function listAccused({ kind, prompt, keyPoints }: Question, answer: string): string[] {
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null })
    .keyPoints.filter(({ status }) => status === "contradicted")
    .map(({ id }) => id);
}

/** An excellent answer with a listed mistake in the middle. */
function withMistake({ samples }: Question, mistake: string): string {
  const sentences = parseDocument(samples.senior).sentences.map(({ text }) => text);
  return sentences.toSpliced(Math.floor(sentences.length / 2), 0, mistake).join(" ");
}

describe("a listed mistake in the middle of an excellent answer", () => {
  const cases = EXPLANATIONS.flatMap((question) =>
    question.keyPoints.flatMap(({ id, wrong: [mistake] = [] }: KeyPoint) =>
      mistake === undefined ? [] : [{ question, id, answer: withMistake(question, mistake) }],
    ),
  );
  const getShare = (change: (answer: string) => string) =>
    cases.filter(({ question, id, answer }) => listAccused(question, change(answer)).includes(id))
      .length / cases.length;

  it("is seen with punctuation, and in a transcript without", () => {
    expect(cases.length).toBeGreaterThan(150);
    expect(getShare((answer) => answer)).toBeGreaterThanOrEqual(0.98);
    expect(getShare(toTranscript)).toBeGreaterThanOrEqual(0.9);
  });

  it("isn’t seen in the transcript of the excellent answer itself", () => {
    for (const question of EXPLANATIONS)
      for (const answer of Object.values(question.samples))
        expect(listAccused(question, toTranscript(answer)), question.id).toEqual([]);
  });

  it("is hardly ever seen where the transcript rejects it", () => {
    const accused = cases.filter(({ question, id }) => {
      const [mistake = ""] = question.keyPoints.find((point) => point.id === id)?.wrong ?? [];
      const answer = withMistake(question, `It is a common mistake to think that ${mistake}`);
      return listAccused(question, toTranscript(answer)).includes(id);
    });
    expect(accused.length / cases.length).toBeLessThanOrEqual(0.05);
  });
});
