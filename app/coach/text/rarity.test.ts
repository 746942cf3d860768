import { expect, it } from "vitest";
import { isKnown, rarityOf } from "./rarity";

it("ranks everyday words below terms of a trade", () => {
  expect(rarityOf("time")).toBeLessThan(rarityOf("manag"));
  expect(rarityOf("manag")).toBeLessThan(rarityOf("polymorph"));
  expect(rarityOf("polymorph")).toBe(1);
  expect(rarityOf("3")).toBeLessThan(rarityOf("3500"));
});

it("knows everyday stems", () => {
  expect(isKnown("time")).toBe(true);
  expect(isKnown("statsitic")).toBe(false);
});
