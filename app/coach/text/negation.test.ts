import { describe, expect, it } from "vitest";
import { parseDocument } from "./document";

const listNegatedWords = (text: string) =>
  parseDocument(text)
    .tokens.filter((token) => token.isNegated)
    .map((token) => token.word);

describe("markNegated", () => {
  it("reaches from the negation to the end of the clause", () => {
    expect(listNegatedWords("It does not keep order, but it is fast.")).toEqual(["keep", "order"]);
    expect(listNegatedWords("The index is no longer used.")).toEqual(["longer", "used"]);
  });

  it("treats 'no longer' like 'not'", () => {
    const rest = "in a closed path with the battery.";
    expect(listNegatedWords(`It is no longer ${rest}`).slice(1)).toEqual(
      listNegatedWords(`It is not ${rest}`),
    );
  });

  it("covers an entire statement called untrue", () => {
    expect(listNegatedWords("It is not true that stacks keep order, or that queues do.")).toContain(
      "queues",
    );
  });

  it("takes 'why not' as a reason, not a denial", () =>
    expect(listNegatedWords("Why not greedy: it can miss the minimum.")).toEqual([]));

  it("ignores 'not only' and 'check that it is not'", () => {
    expect(listNegatedWords("It is not only fast.")).toEqual([]);
    expect(listNegatedWords("I check that the query is not waiting on locks.")).toEqual([]);
  });

  it("ends before 'and' and what is done instead", () => {
    expect(
      listNegatedWords("You can't keep this one and take the best of the two before."),
    ).toEqual(["keep", "this", "one", "and"]);
    expect(listNegatedWords("It was not possible and put it off.")).not.toContain("off");
    expect(listNegatedWords("It does not read and write.")).toContain("write");
  });

  it("treats 'not without' as affirmative", () =>
    expect(listNegatedWords("It does not run without locks.")).not.toContain("locks"));
});
