import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { loadGradedAnswers } from "./graded-answers";

/** The reviews of answers to all questions, as people read them. */
const reviews = ["explanations-1", "explanations-2", "stories-1", "stories-3"].flatMap((set) =>
  loadGradedAnswers(set).map(
    ({ question: { kind, prompt, keyPoints }, answer, seconds }, index) => ({
      name: `${set}-${index}`,
      isStory: kind === "behavioral" || kind === "motivation",
      review: reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds }),
    }),
  ),
);
type Reviewed = (typeof reviews)[number];

function expectNone(isFalse: (reviewed: Reviewed) => boolean, among: (each: Reviewed) => boolean) {
  const chosen = reviews.filter(among);
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.filter(isFalse).map(({ name }) => name)).toEqual([]);
}

/** Without the words it quotes. */
const joinTexts = ({ review }: Reviewed) =>
  review.dimensions
    .map(({ reason, gap }) => `${reason} ${gap}`)
    .join(" ")
    .replaceAll(/“[^”]*”/g, "");
describe("the words of a review agree with its points and its score", () => {
  it("never call a point missed or not found: absence comes from the person only", () =>
    expectNone(
      (each) =>
        /not found|n’t find|missed|doesn’t answer|sure/i.test(
          `${each.review.headline} ${each.review.advice} ${each.review.confidenceReason} ${joinTexts(each)}`,
        ) || each.review.keyPoints.some(({ status }) => status === "missed"),
      () => true,
    ));

  it("give a verdict of at most twelve words", () =>
    expectNone(
      ({ review }) => review.headline.split(" ").length > 12,
      () => true,
    ));

  it("hold the score in its range, at least six wide", () =>
    expectNone(
      ({ review: { score, range = [0, 0] } }) =>
        score < range[0] || score > range[1] || range[1] - range[0] < 6,
      () => true,
    ));

  it("say that a point is there only where nobody has to confirm it", () =>
    expectNone(
      ({ review }) =>
        /points? (?:is|are) there|is settled/.test(`${review.headline} ${review.confidenceReason}`),
      ({ review }) => review.keyPoints.some(({ source }) => source === "thought"),
    ));

  it("say something in every step and every gap", () =>
    expectNone(
      (each) =>
        /count in full|for the same reason|keep this pace/i.test(
          `${joinTexts(each)} ${each.review.nextSteps.map(({ detail }) => detail).join(" ")}`,
        ) || each.review.nextSteps.some(({ title, detail }) => title === "" || detail === ""),
      () => true,
    ));

  it("offer no sentence for a point that seems to be told in full", () =>
    expectNone(
      ({ review: { keyPoints, nextSteps } }) =>
        keyPoints.some(
          ({ label, status }) =>
            status === "covered" && nextSteps.some(({ title }) => title === label),
        ),
      () => true,
    ));

  it("speak of fillers, hedges and “maybe” only where there are some", () =>
    expectNone(
      (each) => /fillers|hedges|“maybe”/.test(`${each.review.headline} ${joinTexts(each)}`),
      ({ isStory, review }) => isStory && review.fillers.length + review.hedges.length === 0,
    ));

  it("ask nobody to do or check something in a story that is over", () =>
    expectNone(
      ({ review }) =>
        review.sentences.some(({ note }) => note.startsWith("Name one thing you would")),
      ({ isStory }) => isStory,
    ));
});
