import { expect, it } from "vitest";
import { buildAnswerContext } from "~/coach/context/answer-context";
import { CONFLICT } from "~/coach/testing/fixtures";
import { listLikelySentences } from "./likely-sentences";

const listFor = (answer: string, taken: readonly number[] = []) => {
  const { kind, question, keyPoints } = CONFLICT;
  return listLikelySentences(
    buildAnswerContext({ kind, question, keyPoints, answer, seconds: null }),
    taken.map((sentence) => ({ sentence })),
  );
};

it("lists at most three sentences for each point, in the order of the answer", () => {
  const answer =
    "We worked in a kitchen. He wanted the early shift. I wanted it too. I asked him why. He told me. We split the week. It worked.";
  const lists = listFor(answer);
  expect(lists).toHaveLength(CONFLICT.keyPoints.length);
  for (const list of lists) {
    expect(list).toHaveLength(3);
    expect(list).toEqual(list.toSorted((a, b) => a - b));
  }
  expect(lists.at(-1)?.at(-1)).toBeGreaterThan(lists[0]?.[0] ?? 0);
});

it("lists all there are of a short answer, and none of an empty one", () => {
  expect(listFor("I asked him why. He told me.")[0]).toEqual([0, 1]);
  expect(listFor("")[0]).toEqual([]);
});

it("lists sentences that make another point last", () => {
  const answer = "I asked him why. He told me. We split the week. It worked.";
  expect(listFor(answer, [1])[0]).toEqual([0, 2, 3]);
});
