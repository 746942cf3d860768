import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { HYDRATED_ROUTES } from "~/hydrated-routes";
import { measureJavaScript } from "./browser-build";

/** Kilobytes (1000 bytes) of JavaScript, compressed, that a browser may load for a page with React: 0.3 above what it loads, room for a change of words. */
const BUDGETS: Record<string, number> = {
  "routes/interview.sessions.$id._index": 101.5,
  "routes/interview.sessions.$id.follow-up.$number": 99.1,
  "routes/interview.sessions.$id.review.$number": 102,
  "routes/learning.$slug_.$lesson": 92.2,
};

/** The same code compresses to up to 0.1 kB more or less in another build: names of files are hashes. */
const ROOM_IN_KB = 0.2;

test("every page with React has a budget", () => {
  expect(Object.keys(BUDGETS).toSorted()).toEqual(HYDRATED_ROUTES.toSorted());
});

describe("JavaScript of a page with React, compressed", () => {
  test.each(Object.entries(BUDGETS))("%s: at most %d kB", (routeId, budget) => {
    const size = measureJavaScript(routeId) / 1000;
    expect(size, `${routeId} loads ${size} kB, its budget is ${budget} kB`).toBeLessThanOrEqual(
      budget + ROOM_IN_KB,
    );
  });
});

test("the script of all other pages: at most 4 KB, compressed", () => {
  expect(statSync("public/build/enhance.js.br").size).toBeLessThanOrEqual(4 * 1024);
});
