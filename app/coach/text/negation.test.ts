import { describe, expect, it } from "vitest";
import { parseDocument } from "./document";

const listNegatedWords = (text: string) =>
  parseDocument(text)
    .tokens.filter((token) => token.isNegated)
    .map((token) => token.word);

describe("markNegated", () => {
  it("reaches from the denying word to the end of the clause", () => {
    expect(listNegatedWords("It does not keep order, but it is fast.")).toEqual(["keep", "order"]);
    expect(listNegatedWords("The index is no longer used.")).toEqual(["longer", "used"]);
  });

  it("reaches as far with 'no longer' as with 'not'", () => {
    const rest = "in a closed path with the battery.";
    expect(listNegatedWords(`It is no longer ${rest}`).slice(1)).toEqual(
      listNegatedWords(`It is not ${rest}`),
    );
  });

  it("covers a whole statement that is called untrue", () => {
    expect(listNegatedWords("It is not true that stacks keep order, or that queues do.")).toContain(
      "queues",
    );
  });

  it("denies nothing in 'not only' and 'check that it is not'", () => {
    expect(listNegatedWords("It is not only fast.")).toEqual([]);
    expect(listNegatedWords("I check that the query is not waiting on locks.")).toEqual([]);
  });

  it("takes 'not without' for a yes", () =>
    expect(listNegatedWords("It does not run without locks.")).not.toContain("locks"));
});
