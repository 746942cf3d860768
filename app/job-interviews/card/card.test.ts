import { expect, test } from "vitest";
import { listQuestionsToAsk } from "~/data/questions-to-ask";
import type { Story } from "~/stories/types";
import { groupStories, selectStories } from "./card";

const story = (id: string, kinds: Story["kinds"]): Story => ({
  id,
  kinds,
  title: id,
  telling: "",
  shortTelling: "",
  cueWords: [],
  isPasted: false,
  createdAt: "",
  updatedAt: "",
});
const STORIES = [
  story("none", []),
  story("one", ["mistake"]),
  story("two", ["mistake", "pressure"]),
];
const getIds = (stories: readonly Story[]) => stories.map(({ id }) => id);

test("stories that fit what is asked come first, those that fit most of it before the others", () => {
  const { fitting, others } = groupStories(STORIES, ["pressure", "mistake"]);
  expect([getIds(fitting), getIds(others)]).toEqual([["two", "one"], ["none"]]);
  expect(groupStories(STORIES, []).fitting).toEqual([]);
});

test("a card has three stories at most, in the order chosen, without those deleted", () => {
  expect(getIds(selectStories(["two", "gone", "one", "none", "one"], STORIES))).toEqual([
    "two",
    "one",
    "none",
  ]);
});

test("four questions are offered, the one of the field first", () => {
  expect(listQuestionsToAsk(null)).toHaveLength(4);
  expect(listQuestionsToAsk("healthcare")).toHaveLength(4);
  expect(listQuestionsToAsk("healthcare")[0]).toContain("at night");
});
