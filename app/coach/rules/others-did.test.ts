import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { parseDocument } from "~/coach/text/document";
import { questionById } from "~/data/questions/cards.server";
import { findOthersAction } from "./others-did";

const toSentences = (story: string) => parseDocument(story).sentences;

const OTHERS =
  "Our bakery had lost three people in a month and the mood was very low, I was there as deputy and it was a special time for me. Then they made a new rota together, and the owner raised the wages. Samir invited everyone for breakfast and they made a new rota together. After two months the team was cheerful again and nobody left. It was a great experience, and I am very proud of this turnaround.";
const OWN =
  "Our bakery had lost three people in a month and the mood was very low. I asked each of the others what kept them awake, and four of five named the night shifts. I drew up two rotas, took them to the owner and got her to try one for a month. They chose the shorter nights. After two months nobody else had left.";

function review(answer: string) {
  const question = questionById("team-lost-motivation")?.question;
  if (!question) throw new Error("no question");
  const { kind, prompt, keyPoints } = question;
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
}

describe("a story of what others did", () => {
  it("is known by who acts, with the sentence in which others do most", () => {
    expect(findOthersAction(toSentences(OTHERS))).toBe(2);
    expect(findOthersAction(toSentences(OWN))).toBeUndefined();
  });

  it("is told so, in the headline and in the reasons", () => {
    const { headline, advice, dimensions, score } = review(OTHERS);
    expect(headline).toBe("Mostly what others did; the coach found little that you did yourself");
    expect(advice).toContain("they made a new rota together");
    expect(dimensions.map(({ reason }) => reason).join(" ")).toContain(
      "tells mostly what others did",
    );
    expect(score).toBeLessThan(45);
    expect(review(OWN).headline).not.toContain("others did");
  });
});
