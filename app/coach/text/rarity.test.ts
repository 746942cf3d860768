import { expect, it } from "vitest";
import { isCommonStem, getRarity } from "./rarity";

it("ranks everyday words below technical terms", () => {
  expect(getRarity("time")).toBeLessThan(getRarity("manag"));
  expect(getRarity("manag")).toBeLessThan(getRarity("polymorph"));
  expect(getRarity("polymorph")).toBe(1);
  expect(getRarity("3")).toBeLessThan(getRarity("3500"));
});

it("recognizes everyday stems", () => {
  expect(isCommonStem("time")).toBe(true);
  expect(isCommonStem("statsitic")).toBe(false);
});
