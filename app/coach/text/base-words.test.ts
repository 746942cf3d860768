import { describe, expect, it } from "vitest";
import { parseDocument } from "./document";
import { tokenize } from "./tokens";

const stems = (text: string) => tokenize(text).map((token) => token.stem);

describe("words with the same base", () => {
  it("irregular past forms", () =>
    expect(stems("told gave taught chosen lost")).toEqual(stems("tell give teach choose lose")));
  it("words for the same person at work", () =>
    expect(stems("my boss and two coworkers")).toEqual(stems("my manager and two colleagues")));
  it("keeps words that only look like a past form", () =>
    expect(stems("left ground rose-garden")).not.toContain("leav"));
});

it("a negation doesn't reach the action after it", () => {
  const tokens = parseDocument(
    "I said the full scope was not possible and gave her two options.",
  ).tokens;
  const negated = (word: string) => tokens.find((token) => token.word === word)?.isNegated;
  expect(negated("possible")).toBe(true);
  expect(negated("options")).toBe(false);
});
