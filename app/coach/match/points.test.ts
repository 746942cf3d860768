import { describe, expect, it } from "vitest";
import type { KeyPoint } from "~/data/questions/types";
import { parseDocument } from "~/coach/text/document";
import { parseWordings } from "./wordings";
import { getCoverage, matchPoints } from "./points";

const hashMap: KeyPoint = {
  id: "map",
  label: "Keep seen numbers in a hash map",
  claim:
    "A hash map from value to index remembers the numbers already seen and answers each lookup in constant time.",
  aliases: ["hash map", "hash table", "constant-time lookup", "I keep what I have seen"],
  wrong: ["A hash map keeps the numbers in sorted order."],
  add: "Say where seen numbers go.",
};

function match(answer: string, judgeOpposition = true) {
  const [result] = matchPoints(
    [parseWordings(hashMap, new Set(["number"]))],
    parseDocument(answer),
    { judgeOpposition },
  );
  if (!result) throw new Error("no match for the only point");
  return result;
}

describe("matchPoints", () => {
  it("finds the sentence that covers a point, in the author's words or others", () => {
    expect(match("First I sort. Then I keep a hash map from value to index.")).toMatchObject({
      status: "covered",
      sentence: 1,
    });
    expect(
      match(
        "A hashtable is not needed. I keep what I have seen in a dict with constant time lookup.",
      ),
    ).toMatchObject({ status: "covered", sentence: 1 });
  });

  it("gives half for a word that only touches on it", () =>
    expect(match("I would use a hash somewhere.").status).not.toBe("covered"));
  it("reports missing points", () =>
    expect(match("I check every pair with two loops.")).toMatchObject({
      status: "missed",
      sentence: null,
    }));

  it("detects a common wrong claim and a negated correct one", () => {
    expect(match("A hash map keeps numbers in sorted order.").status).toBe("contradicted");
    expect(
      match(
        "A hash map from value to index does not remember the numbers already seen and does not answer each lookup in constant time.",
      ).status,
    ).toBe("contradicted");
  });

  it("doesn't treat negation in a story as a contradiction", () => {
    expect(
      match(
        "A hash map from value to index does not remember the numbers already seen and does not answer each lookup in constant time.",
        false,
      ).status,
    ).not.toBe("contradicted");
  });

  it("requires phrases of everyday words word for word", () => {
    expect(match("I keep what I have seen.").status).not.toBe("missed");
    expect(match("What have I seen? I keep going.").status).toBe("missed");
  });

  it("weights points in the coverage", () => {
    const wordings = [
      { ...hashMap, weight: 3 },
      { ...hashMap, id: "other", claim: "Sort the array first.", aliases: [], wrong: [] },
    ].map((point) => parseWordings(point, new Set()));
    expect(
      getCoverage(
        matchPoints(wordings, parseDocument("A hash table from value to index."), {
          judgeOpposition: true,
        }),
      ),
    ).toBeCloseTo(0.75);
    expect(getCoverage([])).toBe(0);
  });
});
