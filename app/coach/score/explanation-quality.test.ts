import { expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";

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
  ).toBeLessThan(28));

const OWN_PRODUCT =
  "Our clinic's booking page, which I use daily at reception. The people I'd help are parents of small children: they phone because the page only shows free slots for one person, and they need two in a row. I watched six of them give up at the calendar last week. Three ideas: a 'two people' switch, a waiting list for double slots, or a callback form. I'd build the switch first, since the data is there already and it is a week's work; it might hide single slots, so I'd keep both views. I'd call it good if calls for double bookings drop by a third in a month and no-shows stay where they are.";

it("judges an answer about a subject of the person's choice by how it is told", () => {
  expect(score("improve-a-favorite-product", OWN_PRODUCT)).toBeGreaterThanOrEqual(65);
  expect(
    score(
      "improve-a-favorite-product",
      "I use so many products, honestly they are all quite good these days. There is always something that could be better, you know, the design or the speed or the price. I'd ask the users what they want and then do it, and I'd make it simpler and nicer.",
    ),
  ).toBeLessThan(50);
});

it("does not take an answer to another question for one about a product", () => {
  const { samples } = questionById("lru-cache")?.question ?? expect.unreachable();
  expect(score("improve-a-favorite-product", samples.senior)).toBeLessThanOrEqual(25);
});
