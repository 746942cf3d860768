import { expect, it } from "vitest";
import type { KeyPoint } from "~/data/questions/types";
import { dropDoubtfulPoints } from "./doubtful-points";
import type { PointMatch } from "./points";

const createMatch = (id: string, sentence: number | null): PointMatch => {
  const point: KeyPoint = { id, label: id, claim: id, aliases: [], add: id };
  const status = sentence === null ? "missed" : "covered";
  return { point, status, credit: sentence === null ? 0 : 0.9, sentence, matched: [], missing: [] };
};
const listStatuses = (sentences: (number | null)[], errorLean: number, errorLeans: number[]) =>
  dropDoubtfulPoints(
    sentences.map((sentence, index) => createMatch(`point ${index}`, sentence)),
    { errorLean, errorLeans },
  ).map(({ status }) => status);

it("takes a sentence closer to an error as no evidence in an answer close to errors", () => {
  expect(listStatuses([0, null, null], 0.05, [0.1])).toEqual(["missed", "missed", "missed"]);
  expect(listStatuses([0, null, null], 0.05, [0.01])).toEqual(["covered", "missed", "missed"]);
});

it("leaves answers alone that are close to right wordings or make most points", () => {
  expect(listStatuses([0, null, null], -0.08, [0.1])).toEqual(["covered", "missed", "missed"]);
  expect(listStatuses([0, 0, null], 0.05, [0.1])).toEqual(["covered", "covered", "missed"]);
});
