import { expect, test } from "vitest";
import { isStoryKindId } from "~/data/story-kinds";
import { listQuestions } from "./cards.server";
import { STORY_KINDS_BY_QUESTION } from "./story-kinds.server";

test("each behavioral question of the bank has a kind of story, or none of the twelve", () => {
  const behavioral = listQuestions().filter(({ question }) => question.kind === "behavioral");
  expect(Object.keys(STORY_KINDS_BY_QUESTION).toSorted()).toEqual(
    behavioral.map(({ question }) => question.id).toSorted(),
  );
  for (const kind of Object.values(STORY_KINDS_BY_QUESTION))
    expect(kind === null || isStoryKindId(kind)).toBe(true);
});
