import type { StoryKindId } from "~/data/story-kinds";
import { getLocalDate } from "~/mentoring/calendar/week";
import type { Story } from "~/stories/types";

/** What was done of the plan on its first day. */
export interface DoneWork {
  title: string;
  minutes: number;
}

const STORY_MINUTES = 9;
const SHORT_MINUTES = 4;

/** Stories told or shortened today that answer a kind of question that is asked. */
export function listStoriesDone(
  stories: readonly Story[],
  asked: ReadonlySet<StoryKindId>,
  { today, timeZone }: { today: string; timeZone: string },
): DoneWork[] {
  const isToday = (at: string) => getLocalDate(at, timeZone) === today;
  return stories
    .filter(({ kinds }) => kinds.some((kind) => asked.has(kind)))
    .flatMap(({ title, createdAt, updatedAt, shortTelling }) => {
      if (isToday(createdAt)) return { title, minutes: STORY_MINUTES };
      return isToday(updatedAt) && shortTelling !== ""
        ? { title: `${title}, in sixty words`, minutes: SHORT_MINUTES }
        : [];
    });
}
