import { expect, test } from "vitest";
import { getShortVersion, isShort, isWhole } from "./short-version";

const tell = (words: number, shortTelling = "") => ({
  telling: "word ".repeat(words).trim(),
  shortTelling,
});

test.each([
  [24, false, false],
  [25, true, true],
  [59, true, true],
  [60, true, false],
])("a telling of %i words is whole: %s, short: %s", (words, whole, short) => {
  expect([isWhole(tell(words)), isShort(tell(words))]).toEqual([whole, short]);
  expect(getShortVersion(tell(words))).toBe(short ? tell(words).telling : "");
});

test("a short version that was written comes first", () => {
  expect(getShortVersion(tell(30, "In short."))).toBe("In short.");
  expect(isShort(tell(300, "In short."))).toBe(true);
  expect(isShort(tell(300, " "))).toBe(false);
});
