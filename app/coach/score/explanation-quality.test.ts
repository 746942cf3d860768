import { expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { getContentBounds } from "./explanation-quality";

function score(id: string, answer: string): number {
  const question = questionById(id)?.question;
  if (!question) throw new Error(`no question ${id}`);
  const { kind, prompt, keyPoints } = question;
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null }).score;
}

const VAGUE =
  "I'd keep the entries in a hash map so that get is fast. For every entry I'd also store when it was last used. When the cache is full I look for the one with the oldest time and throw it out. Finding the oldest means going through all of them, so that part isn't constant, I think you need some kind of list for it in addition, but I'm not sure how to connect the two.";
const WRONG =
  "A queue does the whole job. Every put goes to the back, and when it's full I drop the front element, since that one has been there longest and is therefore the least recently used. For get I search the queue, which with a few thousand entries is constant in practice. Nothing has to move on a read because reading doesn't change the content. A hash map on top would only double the memory.";

it("puts an honest, vague explanation above a fluent one that is wrong", () => {
  expect(score("lru-cache", VAGUE)).toBeGreaterThanOrEqual(28);
  expect(score("lru-cache", WRONG)).toBeLessThanOrEqual(25);
});

it("gives a single sentence no such credit", () =>
  expect(
    score("lru-cache", "I would look at the cache and I think drop what is old."),
  ).toBeLessThan(20));

it("bounds the content by the mark, and leaves good explanations alone", () => {
  expect(getContentBounds(20).max).toBeLessThan(getContentBounds(40).max);
  expect(getContentBounds(20).min).toBeLessThan(getContentBounds(20).max);
  expect(getContentBounds(60).max).toBe(1);
  expect(getContentBounds(-5).min).toBe(0);
});
