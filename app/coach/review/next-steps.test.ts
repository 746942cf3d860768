import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";

function review(id: string, answer: string) {
  const { question } = questionById(id) ?? expect.unreachable();
  const { kind, prompt, keyPoints } = question;
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
}

describe("the points a step promises", () => {
  it("go to telling what happened, where a story is an outline", () => {
    const { headline, nextSteps, dimensions } = review(
      "angry-customer",
      "At the cafe a man shouted at me because his order was wrong for the second time. I listened, said sorry and remade it myself. He came back the next week.",
    );
    expect(headline).toBe("An outline, but no story yet");
    expect(nextSteps.map(({ title }) => title)).toEqual(["Tell what happened"]);
    expect(dimensions.map(({ reason }) => reason).join(" ")).not.toContain("unanswered");
  });

  it("are what correcting an error brings, too", () => {
    const wrong =
      "A sort is stable if its running time stays the same whatever the input looks like.";
    const { keyPoints, nextSteps } = review(
      "stable-sorting",
      `${wrong} Merge sort takes n log n in every case. Quicksort is n log n on average and n squared at worst.`,
    );
    expect(keyPoints.some(({ status }) => status === "contradicted")).toBe(true);
    expect(nextSteps.find(({ quote }) => quote === wrong)?.points).toBeGreaterThan(0);
  });

  it("rise from nothing with the first words on the subject", () => {
    const { score, nextSteps } = review(
      "slow-join-query",
      "I would get the team together, look at everything in a structured way and find a solution that works for all. Communication is the most important thing in such a situation.",
    );
    expect(score).toBeLessThan(5);
    expect(nextSteps.map(({ points }) => points > 0)).toEqual([true, true, true]);
  });
});
