import { STORY_KINDS_BY_QUESTION } from "~/data/questions/story-kinds.server";
import type { Question } from "~/data/questions/types";
import type { StoryKindId } from "~/data/story-kinds";
import { suggestKinds } from "./suggest-kinds";

/** The kind of story that a question asks for; one that a person wrote has it by its words. */
export function getStoryKind({ id, isOwn, kind, prompt }: Question): StoryKindId | null {
  if (kind !== "behavioral") return null;
  if (isOwn) return suggestKinds(prompt)[0]?.kind ?? null;
  return STORY_KINDS_BY_QUESTION[id] ?? null;
}
