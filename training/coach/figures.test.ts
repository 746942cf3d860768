import { expect, test } from "vitest";
import published from "~/data/coach-figures.json";
import { computeFigures } from "./figures";

test("the published figures match the current coach; `npm run coach:eval` updates them", {
  timeout: 300_000,
}, () => {
  expect(published).toEqual(computeFigures());
});
