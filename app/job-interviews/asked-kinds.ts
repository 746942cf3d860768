import type { StoryKindId } from "~/data/story-kinds";
import { suggestKinds } from "~/stories/suggest-kinds";
import type { JobInterview } from "./types";

/** What interviewers ask about any job. */
const GENERAL: readonly StoryKindId[] = ["conflict-colleague", "pressure", "mistake"];

/** The kinds of story that a job interview is likely to ask for: those its posting speaks of, then the general ones. */
export function listAskedKinds({ posting }: Pick<JobInterview, "posting">): StoryKindId[] {
  return [...new Set([...suggestKinds(posting).map(({ kind }) => kind), ...GENERAL])];
}
