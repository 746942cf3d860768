import { describe, expect, it } from "vitest";
import { readDocument } from "./document";

const denied = (text: string) =>
  readDocument(text)
    .tokens.filter((token) => token.negated)
    .map((token) => token.word);

describe("markNegated", () => {
  it("reaches from the denying word to the end of the clause", () => {
    expect(denied("It does not keep order, but it is fast.")).toEqual(["keep", "order"]);
    expect(denied("The index is no longer used.")).toEqual(["longer", "used"]);
  });

  it("reaches as far with 'no longer' as with 'not'", () => {
    const rest = "in a closed path with the battery.";
    expect(denied(`It is no longer ${rest}`).slice(1)).toEqual(denied(`It is not ${rest}`));
  });

  it("covers a whole statement that is called untrue", () => {
    expect(denied("It is not true that stacks keep order, or that queues do.")).toContain("queues");
  });

  it("denies nothing in 'not only' and 'check that it is not'", () => {
    expect(denied("It is not only fast.")).toEqual([]);
    expect(denied("I check that the query is not waiting on locks.")).toEqual([]);
  });

  it("takes 'not without' for a yes", () =>
    expect(denied("It does not run without locks.")).not.toContain("locks"));
});
