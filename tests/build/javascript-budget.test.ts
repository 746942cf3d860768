import { describe, expect, test } from "vitest";
import { measureJavaScript, pageRouteIds } from "./browser-build";
import { JAVASCRIPT_BUDGETS } from "./javascript-budgets";

/** The same code compresses to up to 0.1 kB more or less in another build: names of files are hashes. */
const ROOM_IN_KB = 0.2;

test("every page has a budget, and every budget a page", () => {
  expect(Object.keys(JAVASCRIPT_BUDGETS).toSorted()).toEqual(pageRouteIds.toSorted());
});

describe("JavaScript of a page, compressed", () => {
  test.each(Object.entries(JAVASCRIPT_BUDGETS))("%s: at most %d kB", (routeId, budget) => {
    const size = measureJavaScript(routeId) / 1000;
    expect(size, `${routeId} loads ${size} kB, its budget is ${budget} kB`).toBeLessThanOrEqual(
      budget + ROOM_IN_KB,
    );
  });
});
