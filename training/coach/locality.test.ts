import { describe, expect, it } from "vitest";
import { buildAnswerContext } from "~/coach/context/answer-context";
import { reviewAnswer } from "~/coach/embedded";
import { measurePoints } from "~/coach/points/measure-points";
import { parseDocument } from "~/coach/text/document";
import type { CoachRequest, Review } from "~/coach/types";
import { loadGradedAnswers } from "./graded-answers";
import { loadPeople } from "./labeled-answers";
import { createRandom, shuffle } from "./random";

const IDLE = [
  { at: 0, text: "Good morning, and thank you for taking the time to talk." },
  { at: 0, text: "Right, give me a moment to think about where to begin." },
  { at: 0.5, text: "My cousin had visited us on the weekend before." },
  { at: 0.5, text: "Excuse me, I lost my place for a second." },
  { at: 1, text: "Nothing else matters much here." },
  { at: 1, text: "That is all I have to say." },
];
const MAX_LOST_SHARE = 0.01;
const MAX_LOST_SCORE = 3;
const SEED = 5;

function toRequest({
  answer,
  question: { kind, prompt, keyPoints },
}: ReturnType<typeof loadGradedAnswers>[number]): CoachRequest {
  return { kind, question: prompt, keyPoints, answer, seconds: null };
}

const requests = [
  ...loadPeople().map(({ request }) => request),
  ...["e", "stories-2", "explanations-2"].flatMap((set) =>
    loadGradedAnswers(set)
      .filter((_, index) => index % 5 === 0)
      .map(toRequest),
  ),
];

/** The sentences of an answer, if they are still the same ones side by side in another order. */
function listSentences(answer: string): string[] {
  const sentences = parseDocument(answer).sentences.map(({ text }) => text);
  return sentences.every((text) => /[.!?]$/.test(text)) ? sentences : [];
}

const answers = requests.flatMap((request) => {
  const sentences = listSentences(request.answer);
  return sentences.length > 1 ? [{ request, sentences }] : [];
});

const listShown = ({ keyPoints }: Review) =>
  keyPoints.flatMap(({ id, status }) => (status === "covered" || status === "partial" ? id : []));

describe("what is said of a point", () => {
  it("stays the same in another order of the sentences", () => {
    const random = createRandom(SEED);
    let compared = 0;
    for (const { request, sentences } of answers) {
      const answer = shuffle(sentences, random).join(" ");
      const [one, other] = [request.answer, answer].map((text) =>
        buildAnswerContext({ ...request, answer: text }),
      );
      if (!one || other?.answer.sentences.length !== sentences.length) continue;
      compared++;
      const read = (context: typeof one) =>
        measurePoints(context)?.map(({ measures }) => measures.map((value) => value.toFixed(6)));
      expect(read(other), request.answer).toEqual(read(one));
    }
    expect(compared).toBeGreaterThan(150);
  });

  it("stays when a sentence is added that says nothing of it", () => {
    let [shown, lost] = [0, 0];
    for (const { request, sentences } of answers) {
      const before = reviewAnswer(request);
      for (const { at, text } of IDLE) {
        const answer = sentences.toSpliced(Math.round(at * sentences.length), 0, text).join(" ");
        const after = reviewAnswer({ ...request, answer });
        const still = new Set(listShown(after));
        shown += listShown(before).length;
        lost += listShown(before).filter((id) => !still.has(id)).length;
        expect(before.score - after.score, answer).toBeLessThanOrEqual(MAX_LOST_SCORE);
      }
    }
    expect(lost / shown).toBeLessThanOrEqual(MAX_LOST_SHARE);
  });
});
