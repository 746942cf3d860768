import { expect, test } from "vitest";
import type { StoryKindId } from "~/data/story-kinds";
import type { Story } from "~/stories/types";
import { listStoriesDone } from "./done-today";

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
