import type { StoryKindId } from "~/data/story-kinds";
import { type Coverage, sortByState } from "./coverage";

/** Asked for every kind of work, one for each kind of story. */
const GENERAL: Record<StoryKindId, string> = {
  "conflict-manager": "disagreed-with-manager",
  "conflict-colleague": "hard-to-work-with",
  "bad-news": "delivered-bad-news",
  pressure: "deadline-in-danger",
  "difficult-customer": "angry-customer",
  mistake: "mistake-you-made",
  "little-information": "decision-without-facts",
  teaching: "helped-colleague-grow",
  leading: "led-without-authority",
  change: "changed-how-team-works",
  "saying-no": "said-no-to-a-request",
  "proud-result": "proudest-work",
};

/** Instead of one about people who did not report to them. */
const OF_PEOPLE_WHO_LEAD = "team-lost-motivation";

const CLOSING = "why-this-role";

/**
 * The questions of a rehearsal, in the order to ask: what the job interview asks for and the person has no story for, or
 * never told one for; then one likely question, which is of the field where it is known; last why they want the job.
 */
export function chooseRehearsalQuestions(
  likelyIds: readonly string[],
  coverage: readonly Coverage[],
  count: number,
  isLeading = false,
): string[] {
  const likely = likelyIds.filter((id) => id !== CLOSING);
  const open = sortByState(coverage)
    .filter(({ state, toldCount }) => state === "none" || state === "begun" || toldCount === 0)
    .map(({ kind }) => (kind === "leading" && isLeading ? OF_PEOPLE_WHO_LEAD : GENERAL[kind]));
  const onStories = open.slice(0, count - 2);
  const others = likely.filter((id) => !onStories.includes(id));
  return [...onStories, ...others.slice(0, count - 1 - onStories.length), CLOSING];
}
