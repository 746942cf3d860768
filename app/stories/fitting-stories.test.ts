import { expect, test } from "vitest";
import type { StoryKindId } from "~/data/story-kinds";
import { listFittingStories } from "./fitting-stories";
import type { Story } from "./types";

const createStory = (id: string, kinds: StoryKindId[], telling = "It rained. Then it stopped.") =>
  ({
    id,
    title: `Story ${id}`,
    telling,
    shortTelling: "",
    cueWords: ["rain"],
    kinds,
    isPasted: false,
    createdAt: "2026-11-01",
    updatedAt: `2026-11-0${id}`,
  }) satisfies Story;
const ASKED = { kind: "pressure", sessionId: "s", prompts: ["A?", "B?", "C?"], number: 3 } as const;
const tell = (storyId: string, kind: StoryKindId, sessionId: string, question: string) => ({
  storyId,
  kind,
  question,
  sessionId,
  roundId: null,
  toldAt: "2026-10-01",
});

test("tagged stories come first, then those told for the kind, then those with a word of it; others don’t fit", () => {
  const { choices, others } = listFittingStories(
    [
      createStory("1", ["pressure"]),
      createStory("2", [], "The deadline was near."),
      createStory("3", []),
      createStory("4", []),
      createStory("5", ["teaching"]),
    ],
    [tell("3", "pressure", "old", "A?"), tell("1", "mistake", "s", "B?")],
    ASKED,
  );
  expect(choices.map(({ id, toldIn, isForThis }) => [id, toldIn, isForThis])).toEqual([
    ["1", 2, true],
    ["3", null, true],
    ["2", null, false],
  ]);
  expect(others.map(({ id }) => id)).toEqual(["5", "4"]);
  expect(choices[0]).toMatchObject({
    opening: "It rained.",
    line: "It rained.",
    cueWords: ["rain"],
  });
});

test("at most three, and none that was told in this very question counts as told before", () => {
  const stories = ["1", "2", "3", "4"].map((id) => createStory(id, ["pressure"]));
  const { choices } = listFittingStories(stories, [tell("4", "pressure", "s", "C?")], ASKED);
  expect(choices.map(({ id, toldIn }) => [id, toldIn])).toEqual([
    ["4", null],
    ["3", null],
    ["2", null],
  ]);
});

test("where the kind isn’t known, those used last are offered", () => {
  const stories = ["1", "2", "3", "4"].map((id) => createStory(id, ["pressure"]));
  const { choices } = listFittingStories(stories, [], { ...ASKED, kind: null });
  expect(choices.map(({ id, isForThis }) => [id, isForThis])).toEqual([
    ["4", false],
    ["3", false],
    ["2", false],
  ]);
});
