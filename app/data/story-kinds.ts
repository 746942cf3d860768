/** A kind of question that asks for a story: what interviewers ask again and again, in other words. */
export interface StoryKind {
  id: StoryKindId;
  /** In a list of kinds. */
  name: string;
  /** On a label. */
  shortName: string;
}

export const STORY_KIND_IDS = [
  "conflict-manager",
  "conflict-colleague",
  "bad-news",
  "pressure",
  "difficult-customer",
  "mistake",
  "little-information",
  "teaching",
  "leading",
  "change",
  "saying-no",
  "proud-result",
] as const;
export type StoryKindId = (typeof STORY_KIND_IDS)[number];

const NAMES: Record<StoryKindId, readonly [name: string, shortName: string]> = {
  "conflict-manager": ["A conflict with a manager", "Manager"],
  "conflict-colleague": ["A disagreement with a colleague", "Colleague"],
  "bad-news": ["Giving bad news", "Bad news"],
  pressure: ["Pressure or a deadline", "Pressure"],
  "difficult-customer": ["A difficult person you served", "Customer"],
  mistake: ["A mistake of yours", "Mistake"],
  "little-information": ["Deciding with little information", "Deciding"],
  teaching: ["Teaching somebody", "Teaching"],
  leading: ["Leading a team", "Leading"],
  change: ["Changing how things are done", "Change"],
  "saying-no": ["Saying no", "Saying no"],
  "proud-result": ["A result you’re proud of", "A result"],
};

export const STORY_KINDS: readonly StoryKind[] = STORY_KIND_IDS.map((id) => ({
  id,
  name: NAMES[id][0],
  shortName: NAMES[id][1],
}));

export const isStoryKindId = (id: string): id is StoryKindId => id in NAMES;
