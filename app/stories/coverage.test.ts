import { expect, test } from "vitest";
import type { StoryKindId } from "~/data/story-kinds";
import { buildCoverage, isGap } from "./coverage";
import type { Story, Telling } from "./types";

const createStory = (id: string, kinds: StoryKindId[], day = "01"): Story => ({
  id,
  title: `Story ${id}`,
  telling: "It happened.",
  shortTelling: "",
  cueWords: [],
  kinds,
  isPasted: false,
  createdAt: "2026-11-01",
  updatedAt: `2026-11-${day}`,
});
const tell = (storyId: string, kind: StoryKindId | null, toldAt = "2026-11-02"): Telling => ({
  storyId,
  kind,
  question: "Tell me.",
  sessionId: "s",
  roundId: null,
  toldAt,
});

test("a kind has a story that is tagged or was told for it; gaps come first, what is asked before the rest", () => {
  const { rows, gapCount } = buildCoverage(
    [createStory("a", ["pressure"]), createStory("b", ["teaching"])],
    [tell("a", "pressure"), tell("a", "pressure"), tell("b", "saying-no"), tell("b", null)],
    ["mistake", "teaching"],
  );
  expect(gapCount).toBe(9);
  expect(rows.map(({ id }) => id).slice(0, 2)).toEqual(["mistake", "conflict-manager"]);
  expect(rows.slice(9).map(({ id, isAsked }) => [id, isAsked])).toEqual([
    ["teaching", true],
    ["pressure", false],
    ["saying-no", false],
  ]);
  const told = Object.fromEntries(
    rows.map(({ id, marks }) => [id, marks.map((mark) => mark?.told)]),
  );
  expect(told).toMatchObject({
    pressure: [2, undefined],
    teaching: [undefined, 0],
    "saying-no": [undefined, 1],
  });
});

test("of many stories the eight last used have a column, and the others still count", () => {
  const stories = Array.from({ length: 12 }, (_, index) =>
    createStory(String(index), index === 0 ? ["change"] : [], String(index + 10)),
  );
  const { columns, rows } = buildCoverage(stories, [tell("1", "pressure", "2026-12-01")], []);
  expect(columns.map(({ id }) => id)).toEqual(["1", "11", "10", "9", "8", "7", "6", "5"]);
  const change = rows.find(({ id }) => id === "change");
  expect(change && [isGap(change), change.others]).toEqual([false, 1]);
});
