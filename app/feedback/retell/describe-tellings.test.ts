import { expect, test } from "vitest";
import { describeTellings } from "./describe-tellings";

const kept = { id: "result", status: "covered", source: "person" } as const;
const asked = { id: "result", status: "asked", source: undefined } as const;
const thought = { id: "result", status: "covered", source: "thought" } as const;
const leftOut = { id: "result", status: "missed", source: "person" } as const;
const first = { words: 107, points: [kept] };

test.each([
  [[asked], ", with one point to place."],
  [[asked, { ...asked, id: "action" }, kept], ", with 2 points to place."],
  [[thought], ". Tell us if we read it right."],
  [[leftOut], ", with one point left out."],
  [[kept], ". Every point kept."],
  // It wasn't in the first one either.
  [[kept, { ...leftOut, id: "lesson" }], ". Every point kept."],
])("points %# of the second telling", (points, sentence) => {
  expect(describeTellings(first, { words: 60, points })).toBe(`From 107 words to 60${sentence}`);
});
