import type { StoryKindId } from "~/data/story-kinds";
import type { Story } from "~/stories/types";

export const OPENING_MAX = 200;
export const CARD_STORIES = 3;
export const ASK_MAX = 200;

interface StoryGroups {
  /** Those tagged with a kind that is asked for, most kinds first. */
  fitting: Story[];
  others: Story[];
}

/** The stories to choose from, those that fit what is asked first. */
export function groupStories(
  stories: readonly Story[],
  askedKinds: readonly StoryKindId[],
): StoryGroups {
  const count = ({ kinds }: Story) => kinds.filter((kind) => askedKinds.includes(kind)).length;
  return {
    fitting: stories.filter((story) => count(story) > 0).toSorted((a, b) => count(b) - count(a)),
    others: stories.filter((story) => count(story) === 0),
  };
}

/** The stories on the card, in the order chosen; without those deleted since. */
export function selectStories(ids: readonly string[], stories: readonly Story[]): Story[] {
  return ids.flatMap((id) => stories.find((story) => story.id === id) ?? []).slice(0, CARD_STORIES);
}
