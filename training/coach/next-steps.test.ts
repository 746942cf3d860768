import { expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { loadPeople } from "./labeled-answers";
import { EXPLANATION_SETS, loadGradedAnswers } from "./graded-answers";

const ANSWERS_PER_SET = 100;
const CLOSE = 3;

it("a step promises about the points that its own example brings, added to the answer", () => {
  const errors = EXPLANATION_SETS.flatMap((set) =>
    loadGradedAnswers(set)
      .slice(0, ANSWERS_PER_SET)
      .flatMap(({ question, answer, seconds }) => {
        const { kind, prompt, keyPoints } = question;
        const request = { kind, question: prompt, keyPoints, seconds };
        const { nextSteps, score, band } = reviewAnswer({ ...request, answer });
        // There one point alone brings less than its share of what several do.
        if (band === "Not yet") return [];
        const [step] = nextSteps;
        const [, example] = /“([^”]{25,})”/.exec(step?.detail ?? "") ?? [];
        if (!step || example === undefined) return [];
        const after = reviewAnswer({ ...request, answer: `${answer} ${example}` });
        return [Math.abs(step.points - (after.score - score))];
      }),
  );
  expect(errors.length).toBeGreaterThan(80);
  expect(errors.filter((error) => error <= CLOSE).length / errors.length).toBeGreaterThan(0.65);
});

it("the steps promise most of what is missing where points are open, and never more", () => {
  const shares = loadPeople().flatMap(({ request }) => {
    const { nextSteps, score, isOpen } = reviewAnswer(request);
    const promised = nextSteps.reduce((sum, { points }) => sum + points, 0);
    expect(promised).toBeLessThanOrEqual(100 - score);
    return isOpen ? [promised / (100 - score)] : [];
  });
  expect(shares.length).toBeGreaterThan(100);
  expect(shares.filter((share) => share > 0.5).length / shares.length).toBeGreaterThan(0.9);
});
