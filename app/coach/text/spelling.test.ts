import { expect, it } from "vitest";
import { americanize } from "./spelling";

it.each([
  ["normalise", "normalize"],
  ["organisations", "organizations"],
  ["colour", "color"],
  ["favourite", "favorite"],
  ["behaviour", "behavior"],
  ["analysing", "analyzing"],
  ["catalogue", "catalog"],
  ["centre", "center"],
  ["licence", "license"],
  ["programme", "program"],
  ["four", "four"],
  ["source", "source"],
  ["constructor", "constructor"],
])("%s → %s", (word, expected) => expect(americanize(word)).toBe(expected));
