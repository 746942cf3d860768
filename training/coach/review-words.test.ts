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

const joinTexts = ({ review }: Reviewed) =>
  review.dimensions.map(({ reason, gap }) => `${reason} ${gap}`).join(" ");
const hasOnly = ({ review }: Reviewed, ...statuses: string[]) =>
  review.keyPoints.every(({ status }) => statuses.includes(status));

describe("the words of a review agree with its points and its score", () => {
  it("miss a point only if one wasn’t found", () =>
    expectNone(
      ({ review }) => /wasn’t found|didn’t find “/.test(review.headline),
      (each) => each.review.flag === null && hasOnly(each, "covered", "partial"),
    ));

  it("name as not found in an explanation only what wasn’t found", () =>
    expectNone(
      ({ review: { headline, keyPoints } }) => {
        const absent = headline.split("the coach didn’t find ")[1] ?? "";
        const named = [...absent.matchAll(/“[^”]*”/g)].length;
        const more = Number(/and (\d+) more$/.exec(absent)?.[1] ?? 0);
        return named + more !== keyPoints.filter(({ status }) => status === "missed").length;
      },
      ({ isStory, review }) => !isStory && review.headline.includes("the coach didn’t find “"),
    ));

  it("leave no part of the question unanswered if all points are covered", () =>
    expectNone(
      (each) => /unanswered|Cover more of the question/.test(joinTexts(each)),
      (each) =>
        each.isStory &&
        hasOnly(each, "covered") &&
        !each.review.headline.startsWith("The question asks"),
    ));

  it("leave no part unanswered, and don’t say so of full points, if no point is missing", () =>
    expectNone(
      ({ review }) =>
        review.dimensions.some(({ reason }) => reason.includes("unanswered")) &&
        review.keyPoints.every(({ status }) => status !== "missed"),
      ({ review }) => review.flag === null && !review.headline.startsWith("The question asks"),
    ));

  it("speak of fillers, hedges and “maybe” only where there are some", () =>
    expectNone(
      (each) => /fillers|hedges|“maybe”/.test(`${each.review.headline} ${joinTexts(each)}`),
      ({ isStory, review }) => isStory && review.fillers.length + review.hedges.length === 0,
    ));

  it("find no fault with a structure of full points", () =>
    expectNone(
      ({ review }) =>
        review.dimensions.some(
          ({ name, reason, points, weight }) =>
            name === "structure" && points === weight && !reason.includes("separate sentences"),
        ),
      ({ isStory }) => !isStory,
    ));

  it("don’t say of a good answer that no point was found", () =>
    expectNone(
      ({ review }) => review.headline.startsWith("The coach found no key point"),
      ({ review }) => review.score >= 65,
    ));

  it("are not sure of an error in what reads like a good answer", () =>
    expectNone(
      ({ review }) => review.confidence >= 0.5 || review.headline.includes("answer contradicts"),
      ({ review, isStory }) =>
        !isStory &&
        /good|excellent/.test(review.confidenceReason) &&
        review.dimensions.some(({ reason }) => reason.includes("answer is wrong")),
    ));

  it("speak of bad conduct only where the headline does", () =>
    expectNone(
      (each) => /count against you|make it better/.test(joinTexts(each)),
      ({ review }) => review.headline === "This reads like answers that were marked low",
    ));

  it("ask nobody to do or check something in a story that is over", () =>
    expectNone(
      ({ review }) =>
        review.sentences.some(({ note }) => note.startsWith("Name one thing you would")),
      ({ isStory }) => isStory,
    ));
});
