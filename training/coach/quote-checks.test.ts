import { expect, test } from "vitest";
import { parseJudgedAnswer } from "~/coach/ai/answer-text";
import { buildReview } from "~/coach/ai/build-review";
import { reviewAnswer } from "~/coach/embedded";
import { TRAINED_CARDS } from "~/coach/testing/trained-cards";
import type { CoachRequest } from "~/coach/types";

test("the checks cost an honest verdict at most one point in a hundred, and halve at most one in twenty-five, on all sample answers", () => {
  const requests = TRAINED_CARDS.flatMap(({ questions }) => questions).flatMap(
    ({ kind, prompt, keyPoints, samples }) =>
      [samples.junior, samples.senior].map(
        (answer): CoachRequest => ({ kind, question: prompt, keyPoints, answer, seconds: null }),
      ),
  );
  let claimedCount = 0;
  let lostCount = 0;
  let halvedCount = 0;
  for (const request of requests) {
    const embedded = reviewAnswer(request);
    const quoteOf = (sentence: number | null) =>
      embedded.sentences[sentence ?? -1]?.text.split(" ").slice(0, 50).join(" ") ?? "";
    const points = embedded.keyPoints.map(({ id, status, sentence }) => ({
      id,
      status: status === "asked" ? ("missed" as const) : status,
      quote: quoteOf(sentence),
      reason: "",
    }));
    const review = buildReview({
      request,
      embedded,
      answer: parseJudgedAnswer(request.answer),
      verdict: { points, checks: [], strength: "", advice: "" },
      maker: embedded.maker,
    });
    if (typeof review === "string") return expect.unreachable(`${request.question}: ${review}`);
    claimedCount += points.filter(({ status }) => status !== "missed").length;
    lostCount += points.filter(
      ({ status }, at) => review.keyPoints[at]?.status === "asked" && status !== "missed",
    ).length;
    halvedCount += points.filter(
      ({ status }, at) => review.keyPoints[at]?.status === "partial" && status === "covered",
    ).length;
  }
  expect(claimedCount).toBeGreaterThan(300);
  expect(lostCount).toBeLessThanOrEqual(claimedCount / 100);
  expect(halvedCount).toBeLessThanOrEqual(claimedCount / 25);
});
