import { expect, test } from "vitest";
import { namePointState } from "./point-words";

test.each([
  ["a point by rubric 2", undefined, "Not found by the earlier rubric"],
  ["a point that the person left out", "person", "You didn’t say this"],
  ["a point that a model didn’t find", "model", "Open"],
] as const)("%s that is missed is named by who says so", (_name, source, words) => {
  expect(namePointState({ status: "missed", source, isOwn: undefined })).toBe(words);
});

test("says of a figure outside its range that it is far off", () => {
  const wrong = { status: "contradicted", source: "seen" } as const;
  expect(namePointState({ ...wrong, isFigureOff: true })).toBe("The figure is far off");
  expect(namePointState(wrong)).toBe("The other way round");
  expect(namePointState({ ...wrong, source: "checked", isFigureOff: true })).toBe(
    "The other way round",
  );
});
