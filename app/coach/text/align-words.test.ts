import { describe, expect, it } from "vitest";
import { alignWords, indexTargetWords } from "./align-words";
import { parseDocument } from "./document";

const target = indexTargetWords([
  parseDocument("The planner reads stale statistics from a database in a thread pool."),
]);
const aligned = (text: string, synonyms = false) =>
  alignWords(parseDocument(text), target, { synonyms }).tokens.map((token) => token.word);

describe("alignWords", () => {
  it("corrects typos", () =>
    expect(aligned("the plannr has stale statsitics")).toEqual([
      "the",
      "planner",
      "has",
      "stale",
      "statistics",
    ]));
  it("joins and splits compounds like the target", () =>
    expect(aligned("a data base and a threadpool")).toEqual([
      "a",
      "database",
      "and",
      "a",
      "thread",
      "pool",
    ]));
  it("replaces synonyms only if requested", () => {
    const targetWords = indexTargetWords([
      parseDocument("It holds the address and takes O(log n)."),
    ]);
    const stems = (synonyms: boolean) =>
      alignWords(parseDocument("stores a location, logarithmic"), targetWords, {
        synonyms,
      }).tokens.map((token) => token.stem);
    expect(stems(true)).toEqual(["hold", "a", "address", "o(logn)"]);
    expect(stems(false)).toEqual(["store", "a", "locat", "logarithm"]);
  });
  it("never treats an everyday word as a typo", () =>
    expect(aligned("the planet")).toEqual(["the", "planet"]));
});
