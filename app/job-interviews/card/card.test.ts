import { expect, test } from "vitest";
import { listQuestionsToAsk } from "~/data/questions-to-ask";
import type { Story } from "~/stories/types";
import { groupStories, selectStories, shortenLinks } from "./card";

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

test("a long link is its host and the start of its path", () => {
  const link = `https://teams.microsoft.com/l/meetup-join/19%3ameeting_${"x".repeat(150)}?context=1`;
  expect(shortenLinks(`Teams: ${link}`)).toBe("Teams: teams.microsoft.com/l/meetup…");
  expect(shortenLinks("https://zoom.us/j/123")).toBe("https://zoom.us/j/123");
  expect(shortenLinks("Floor 2/3, Main St. 5")).toBe("Floor 2/3, Main St. 5");
});
