import type { StoryKindId } from "~/data/story-kinds";
import { getLocalDate } from "~/mentoring/calendar/week";
import { MAX_STORIES, type Story } from "~/stories/types";
import { isWhole } from "./coverage";

/** What was done of the plan on its first day. */
export interface DoneWork {
  title: string;
  minutes: number;
}

const STORY_MINUTES = 9;
const SHORT_MINUTES = 4;

/**
 * Stories written or shortened today for a kind of question that is asked. One that was only begun isn't done, nor are
 * notes that were pasted: they were kept several at a time, or before there was a plan.
 *
 * @param since when there was first a plan that asks for a kind
 */
export function listStoriesDone(
  stories: readonly Story[],
  since: ReadonlyMap<StoryKindId, string>,
  { today, timeZone }: { today: string; timeZone: string },
): DoneWork[] {
  const isToday = (at: string) => getLocalDate(at, timeZone) === today;
  const isPlanned = ({ kinds }: Story, at: string) =>
    kinds.some((kind) => at >= (since.get(kind) ?? "9"));
  /** Those of one paste are a millisecond apart. */
  const isPasted = ({ id, createdAt }: Story) =>
    stories.some(
      (other) =>
        other.id !== id &&
        Math.abs(Date.parse(other.createdAt) - Date.parse(createdAt)) < MAX_STORIES,
    );
  return stories.flatMap((story) => {
    const { title, createdAt, updatedAt, shortTelling } = story;
    if (!isWhole(story) || !isPlanned(story, updatedAt)) return [];
    const isWritten = isPlanned(story, createdAt) && !isPasted(story);
    if (isToday(createdAt) && isWritten) return { title, minutes: STORY_MINUTES };
    return isToday(updatedAt) && shortTelling !== ""
      ? { title: `${title}, in sixty words`, minutes: SHORT_MINUTES }
      : [];
  });
}
