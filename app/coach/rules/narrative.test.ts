import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";

function reviewFor(id: string, text: string) {
  const question = questionById(id)?.question;
  if (!question) throw new Error(`no question ${id}`);
  return reviewAnswer({
    kind: question.kind,
    question: question.prompt,
    keyPoints: question.keyPoints,
    answer: text,
    seconds: null,
  });
}

/** A good story with few of the author's words. */
const OWN_WORDS_STORY =
  "Our allotment club has one pump for 38 plots, and Walt ran it on a timer only he understood. In July my beans dried out twice and so did the 11 plots behind mine. I rang his bell with a jug of lemonade and stayed an hour. He had rebuilt that pump alone in 2009 after a flood, and then somebody filed a complaint about the noise. I drew the 38 plots on a sheet and put the hours next to them, and he crossed out nine and wrote better ones. Since August the sheet hangs on the shed. Dry plots went from 12 to 1, and he waves when he sees me.";
const VAGUE_STORY =
  "We had a person in our club who was complicated and nobody got along with that person. It was a bad atmosphere and people were not happy about it. I stayed professional and did what I had to do, and after a while it was okay again. I think it is important to respect each other, to stay positive and to look ahead, because life goes on and we all want to have a good time together in the end.";

describe("a story in the candidate's own words", () => {
  const storyReview = reviewFor("hard-to-work-with", OWN_WORDS_STORY);

  it("isn't flagged as off topic, and the review reports low confidence", () => {
    expect(storyReview.flag).toBeNull();
    expect(storyReview.score).toBeGreaterThanOrEqual(35);
    expect(storyReview.confidence).toBeLessThan(0.5);
    expect(storyReview.headline).toContain("the coach recognizes little");
  });

  it("gets back the capped points in its next steps, each with advice", () => {
    expect(storyReview.nextSteps.length).toBe(3);
    for (const step of storyReview.nextSteps) expect(step.detail).not.toBe("");
    for (const dimension of storyReview.dimensions.filter(({ points, weight }) => points < weight))
      expect(dimension.gap).not.toBe("");
  });

  it("gains nothing from talk without facts", () =>
    expect(reviewFor("hard-to-work-with", VAGUE_STORY).score).toBeLessThanOrEqual(30));

  it("is off topic if it covers another question of the bank", () => {
    const otherAnswer = questionById("deadline-in-danger")?.question.samples.senior ?? "";
    expect(reviewFor("hard-to-work-with", otherAnswer).score).toBeLessThanOrEqual(25);
  });
});

it("counts habits partly, with a note", () => {
  const habit =
    "When a customer is angry I always let them speak without interrupting. Then I usually apologize and solve the problem.";
  const review = reviewFor("angry-customer", habit);
  expect(review.keyPoints.find(({ id }) => id === "let-them-speak")?.status).toBe("partial");
  expect(review.sentences[0]?.note).toContain("usually do");
  const deed =
    "Last week a customer was angry about a late bus: she had missed her daughter's first concert. I let her speak without interruption, and repeated back what I understood. Then I apologized, rang the depot and found out that the driver had been sent to the wrong stop. I paid her fare back, and the depot changed its list the same day. She has come back since.";
  expect(
    reviewFor("angry-customer", deed).keyPoints.find(({ id }) => id === "let-them-speak")?.status,
  ).toBe("covered");
});

it("never flags an answer that names the subject as off topic", () => {
  const thin =
    "I would write a notification class with a method for e-mail, one for text message and one for mobile push, and the other teams call it from their code.";
  expect(reviewFor("notification-service", thin).flag).toBeNull();
});
