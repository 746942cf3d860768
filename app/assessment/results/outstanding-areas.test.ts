import { expect, test } from "vitest";
import { computeProfile, rankAreas } from "~/assessment/matching/interest-profile";
import { describeAreas } from "./interest-results.server";

function listOutstanding(levels: readonly number[]): string[] {
  const profile = computeProfile(levels.map((level) => [level, level, level]));
  return describeAreas({ profile, ranking: rankAreas(profile) })
    .filter(({ isOutstanding }) => isOutstanding)
    .map(({ name }) => name);
}

test("the three highest areas stand out, but none that ties with the fourth", () => {
  expect(listOutstanding([1, 5, 3, 2, 1, 4])).toEqual([
    "Investigative",
    "Artistic",
    "Conventional",
  ]);
  expect(listOutstanding([1, 5, 3, 3, 1, 4])).toEqual(["Investigative", "Conventional"]);
  expect(listOutstanding([3, 3, 3, 3, 3, 3])).toEqual([]);
});
