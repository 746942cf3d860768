import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { parseDocument } from "~/coach/text/document";
import { questionById } from "~/data/questions/cards.server";
import { findDismissals, findPlainDismissals } from "./dismissals";

describe("findDismissals", () => {
  it.each([
    "A control group isn't necessary.",
    "No shared store is needed for that.",
    "The order doesn’t matter.",
    "What it costs is irrelevant.",
    "The replicas catch up by themselves.",
    "I wouldn't look at the plan.",
  ])("finds “%s”", (text) => expect(findDismissals(parseDocument(text))).toEqual([0]));

  it.each([
    "The lock is needed only for the last seat.",
    "It matters which row is locked first.",
    "I would look at the plan and test one fix.",
  ])("leaves “%s”", (text) => expect(findDismissals(parseDocument(text))).toEqual([]));
});

describe("an explanation with sweeping claims", () => {
  const { question } = questionById("slow-join-query") ?? {};
  const review = (answer: string) =>
    reviewAnswer({
      kind: "technical",
      question: question?.prompt ?? "",
      keyPoints: question?.keyPoints ?? [],
      answer,
      seconds: null,
    });
  const sound =
    "I run EXPLAIN ANALYZE and read the real plan. I ask what changed since last month: data, a deploy, an index.";

  it("gets less for correctness, and is told which sentence", () => {
    const swept = review(`${sound} Locks are irrelevant. Statistics don't matter.`);
    const [correctness] = swept.dimensions;
    expect(swept.score).toBeLessThan(review(sound).score);
    expect(correctness?.reason).toContain("“Locks are irrelevant” may be too sweeping");
    expect(correctness?.gap).toContain("when it doesn’t");
  });
});

describe("findPlainDismissals", () => {
  it("leaves words that are often meant plainly", () => {
    const document = parseDocument(
      "I'd run the subquery by itself. Then I split it equally. The order doesn't matter.",
    );
    expect(findDismissals(document)).toEqual([0, 1, 2]);
    expect(findPlainDismissals(document)).toEqual([2]);
    expect(findPlainDismissals(parseDocument("I split it equally."))).toEqual([]);
  });
});
