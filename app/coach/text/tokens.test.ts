import { assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../../tests/support/any-character";
import { getContentStems, tokenize } from "./tokens";

const words = (text: string) => tokenize(text).map((token) => token.word);

const stems = (text: string) => tokenize(text).map((token) => token.stem);

/** Long enough for words that are truncated, and made of what words, numbers and notation are made of. */
const anyText = oneof(
  string({ unit: anyCharacter, maxLength: 200, size: "max" }),
  string({ unit: constantFrom(..."aE19.,'’+#^()-OΘlogn² \n"), maxLength: 200, size: "max" }),
);

describe("tokenize", () => {
  it("splits hyphens and keeps numbers, notation and plus signs together", () => {
    expect(words("read-only C++ and C# in 1,200.50 ms")).toEqual([
      "read",
      "only",
      "c++",
      "and",
      "c#",
      "in",
      "1,200.50",
      "ms",
    ]);
    expect(words("O(n log n) beats O(n²) and n^2")).toEqual([
      "o(nlogn)",
      "beats",
      "o(n2)",
      "and",
      "n2",
    ]);
  });

  it("reads growth the same inside O(…) and alone", () => {
    expect(stems("O(n * log(n)), o(n log n), n log n, n*log(n)")).toEqual(
      Array(4).fill("o(nlogn)"),
    );
    expect(stems("O(log n), log(n), log2 n")).toEqual(Array(3).fill("o(logn)"));
    expect(stems("O(n²), n^2, n²")).toEqual(Array(3).fill("o(n2)"));
    expect(words("log in, log nothing, catalog n, O (n)")).toEqual([
      "log",
      "in",
      "log",
      "nothing",
      "catalog",
      "n",
      "o(n)",
    ]);
  });

  it("reads digits and number words the same", () => {
    expect(stems("seven thousand 40 percent")).toEqual(stems("7 1000 forty %"));
  });

  it("keeps the sign of a negative number", () => {
    expect(stems("return -1")).toContain("-1");
    expect(stems("(−40)")).toContain("-40");
    expect(stems("3-1 or 3 - 1 or a 20-30 range")).not.toContain("-1");
    expect(stems("return -1")).not.toEqual(stems("return 1"));
  });

  it("drops apostrophes, straight or curly", () =>
    expect(words("don't I’ve John's")).toEqual(["dont", "ive", "john"]));

  it("distinguishes content from function words and specific from general", () => {
    expect([...getContentStems(tokenize("it is the index of a thing"))]).toEqual([
      "index",
      "thing",
    ]);
    expect(tokenize("the index thing").map((token) => token.isSpecific)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("returns the word's offsets, for any text", () => {
    assert(
      property(anyText, (text) => {
        let from = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(from);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          from = token.end;
        }
      }),
    );
  });
});
