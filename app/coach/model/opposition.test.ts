import { describe, expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { findOpposite, listOpposites, measureOpposition } from "./opposition";

const NONE = new Set<string>();
const measureShare = (answer: string, reference: string) =>
  measureOpposition(parseDocument(answer), parseDocument(reference), NONE).share;

describe("opposition", () => {
  const reference = "The protocol guarantees ordered delivery of packets.";
  it("is 0 for agreement, 1 for negation", () => {
    expect(measureShare("The protocol guarantees ordered delivery of packets.", reference)).toBe(0);
    expect(
      measureShare("The protocol does not guarantee ordered delivery of packets.", reference),
    ).toBeGreaterThan(0.6);
  });
  it("takes negative prefixes of roots of four letters and more for opposites", () => {
    expect(listOpposites("safe")).toContain("unsafe");
    expect(listOpposites("unsafe")).toContain("safe");
    expect(listOpposites("fit")).not.toContain("unfit");
    expect(listOpposites("unfit")).not.toContain("fit");
  });
  it("treats a word used both ways as agreement", () => {
    expect(
      measureShare(
        "Syrup is denser than water because water cannot get under the syrup.",
        "Syrup is denser than water.",
      ),
    ).toBe(0);
  });
  it("detects opposites, and two that cancel out", () => {
    expect(measureShare("The load increases.", "The load decreases.")).toBeGreaterThan(0.3);
    expect(measureShare("The load does not decrease.", "The load increases.")).toBeLessThan(0.5);
  });
});

it.each([
  ["increas", "decreas"],
  ["reliabl", "unreliabl"],
  ["unreliabl", "reliabl"],
  ["index", null],
])("findOpposite(%s) among a few words is %s", (word, expected) => {
  const stems = new Map(
    ["decreas", "plan", word === "unreliabl" ? "reliabl" : "unreliabl"].map((stem) => [stem, true]),
  );
  expect(findOpposite(word, stems)).toBe(expected);
});

it("detects more for less, and treats a negated opposite as agreement", () => {
  expect(
    measureShare("That oil is more dense than corn syrup.", "Oil is less dense than corn syrup."),
  ).toBeGreaterThan(0.15);
  expect(
    measureShare(
      "The cache is checked after the database.",
      "The cache is checked before the database.",
    ),
  ).toBeGreaterThan(0.15);
  expect(
    measureShare(
      "Terminal 4 is connected to the positive side.",
      "Terminal 4 is not connected to the negative side.",
    ),
  ).toBe(0);
});
