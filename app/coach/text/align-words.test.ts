import { describe, expect, it } from "vitest";
import { alignWords, readTargetWords } from "./align-words";
import { readDocument } from "./document";

const target = readTargetWords([readDocument("The planner reads stale statistics from a database in a thread pool.")]);
const aligned = (text: string) => alignWords(readDocument(text), target).tokens.map((token) => token.word);

describe("alignWords", () => {
  it("reads a typo as the word that was meant", () => expect(aligned("the plannr has stale statsitics")).toEqual(["the", "planner", "has", "stale", "statistics"]));
  it("joins and parts compounds as the target does", () => expect(aligned("a data base and a threadpool")).toEqual(["a", "database", "and", "a", "thread", "pool"]));
  it("never takes an everyday word for a typo", () => expect(aligned("the planet")).toEqual(["the", "planet"]));
});
