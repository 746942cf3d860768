import { STORY_KINDS_BY_QUESTION } from "~/data/questions/story-kinds.server";
import type { StoryKindId } from "~/data/story-kinds";
import { listLikelyQuestionIds } from "~/job-interviews/likely-questions.server";
import type { JobInterview } from "~/job-interviews/types";

/** A question in answer to which a story of a kind is told: a likely one, if one asks for it. */
export function getQuestionToTell(
  kind: StoryKindId,
  interview: Pick<JobInterview, "likelyQuestionIds">,
): string {
  const all = [...listLikelyQuestionIds(interview), ...Object.keys(STORY_KINDS_BY_QUESTION)];
  return all.find((id) => STORY_KINDS_BY_QUESTION[id] === kind) ?? "";
}
