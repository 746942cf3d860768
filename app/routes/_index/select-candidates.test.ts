import { expect, it } from "vitest";
import { selectCandidates } from "./select-candidates";

const review = (count: number, taken: (number | null)[]) => ({
  sentences: Array.from({ length: count }, () => ({
    start: 0,
    end: 0,
    text: "",
    state: "neutral" as const,
    keyPoints: [],
    note: "",
  })),
  keyPoints: taken.map((sentence, index) => ({
    id: String(index),
    label: "",
    status: sentence === null ? ("asked" as const) : ("covered" as const),
    sentence,
    matched: [],
    missing: [],
    add: "",
  })),
});

it("offers at most three sentences that make no other point", () => {
  expect(selectCandidates(review(4, [0, 2, null]), { id: "2" })).toEqual([1, 3]);
  expect(selectCandidates(review(9, [0, 2, null]), { id: "2" })).toEqual([6, 7, 8]);
  expect(selectCandidates(review(9, [null, 2, 8]), { id: "0" })).toEqual([0, 1, 3]);
});

it("offers those that make another point where there are no others", () => {
  expect(selectCandidates(review(2, [0, 1, null]), { id: "2" })).toEqual([0, 1]);
});
