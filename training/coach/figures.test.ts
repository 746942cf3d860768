import { expect, test } from "vitest";
import published from "~/data/coach-figures.json";
import publishedReviews from "~/data/example-reviews.json";
import { reviewExamples } from "./example-reviews";
import { computeFigures } from "./figures";

test("the published figures match the current coach; `npm run coach:eval` updates them", {
  timeout: 300_000,
}, () => {
  expect(published).toEqual(computeFigures());
});

test("so do the reviews on the landing page", () => {
  expect(publishedReviews).toEqual(reviewExamples());
});
