import { expect, test } from "vitest";
import published from "~/data/coach-figures.json";
import { computeFigures } from "./figures";

test("the figures people are shown are those of the coach that ships; `npm run coach:eval` writes them anew", {
  timeout: 300_000,
}, () => {
  expect(published).toEqual(computeFigures());
});
