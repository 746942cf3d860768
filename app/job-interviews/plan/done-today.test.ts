import { expect, test } from "vitest";
import type { StoryKindId } from "~/data/story-kinds";
import type { Story, Telling } from "~/stories/types";
import { isRehearsed, listStoriesDone, listStoriesTold } from "./done-today";

const SINCE = new Map<StoryKindId, string>([["leading", "2026-11-27T09:00:00.000Z"]]);
const DAY = { today: "2026-11-27", timeZone: "UTC" };
const AT = "2026-11-27T10:00:00.000Z";

const STORY: Story = {
  id: "story",
  title: "Two nurses short",
  telling: "We were short. ".repeat(10),
  shortTelling: "",
  cueWords: [],
  kinds: ["leading"],
  isPasted: false,
  createdAt: AT,
  updatedAt: AT,
};

test.each<[string, Partial<Story>, string[]]>([
  ["one that was written counts", {}, ["Two nurses short"]],
  ["one that was only begun doesn’t", { telling: "We were short." }, []],
  ["one as it was pasted doesn’t", { isPasted: true }, []],
  ["one for another kind doesn’t", { kinds: ["change"] }, []],
  [
    "one from before the plan doesn’t",
    { createdAt: "2026-11-27T08:00:00.000Z", updatedAt: "2026-11-27T08:00:00.000Z" },
    [],
  ],
  [
    "one from before the plan counts in sixty words",
    { createdAt: "2026-11-20T08:00:00.000Z", shortTelling: "Two short." },
    ["Two nurses short, in sixty words"],
  ],
])("of today’s stories, %s", (_what, changes, titles) => {
  const done = listStoriesDone([{ ...STORY, ...changes }], SINCE, DAY);
  expect(done.map(({ title }) => title)).toEqual(titles);
});

const TELLING: Telling = {
  storyId: "story",
  kind: "leading",
  question: "When did you lead?",
  sessionId: "session",
  roundId: null,
  toldAt: AT,
};

test.each<[string, Partial<Telling>, number]>([
  ["one that was told counts", {}, 1],
  ["one told in the rehearsal doesn’t", { sessionId: "rehearsal" }, 0],
  ["one told at an interview doesn’t", { sessionId: null, roundId: "round" }, 0],
  ["one told before the plan doesn’t", { toldAt: "2026-11-27T08:00:00.000Z" }, 0],
  ["one told yesterday doesn’t", { toldAt: "2026-11-26T10:00:00.000Z" }, 0],
])("of stories from before today, %s", (_what, changes, count) => {
  const stories = [{ ...STORY, createdAt: "2026-11-20T08:00:00.000Z" }];
  const tellings = [{ ...TELLING, ...changes }];
  const done = listStoriesTold(stories, tellings, {
    since: SINCE,
    rehearsalIds: ["rehearsal"],
    ...DAY,
  });
  expect(done).toHaveLength(count);
});

test.each<[string[], boolean]>([
  [[], false],
  [["a", "b"], false],
  [["a", "a", "b"], false],
  [["a", "b", "c"], true],
])("four questions with answers to %j are rehearsed: %s", (ids, expected) => {
  const answers = ids.map((questionId) => ({ questionId }));
  expect(isRehearsed({ questions: ["a", "b", "c", "d"], answers })).toBe(expected);
});
