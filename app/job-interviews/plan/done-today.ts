import type { StoryKindId } from "~/data/story-kinds";
import { getLocalDate } from "~/mentoring/calendar/week";
import { isWhole } from "~/stories/short-version";
import type { Story, Telling } from "~/stories/types";

/** What was done of the plan on its first day. */
export interface DoneWork {
  title: string;
  minutes: number;
}

const STORY_MINUTES = 9;
const SHORT_MINUTES = 4;

/**
 * Stories written or shortened today for a kind of question that is asked. One that was only begun isn't done, nor is
 * one that was pasted and not changed since.
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
  return stories.flatMap((story) => {
    const { title, isPasted, createdAt, updatedAt, shortTelling } = story;
    if (isPasted || !isWhole(story) || !isPlanned(story, updatedAt)) return [];
    if (isToday(createdAt) && isPlanned(story, createdAt)) return { title, minutes: STORY_MINUTES };
    return isToday(updatedAt) && shortTelling !== ""
      ? { title: `${title}, in sixty words`, minutes: SHORT_MINUTES }
      : [];
  });
}

/** Stories from before today that were told for the first time, in practice and outside of a rehearsal. */
export function listStoriesTold(
  stories: readonly Story[],
  tellings: readonly Telling[],
  {
    since,
    rehearsalIds,
    today,
    timeZone,
  }: {
    since: ReadonlyMap<StoryKindId, string>;
    rehearsalIds: readonly string[];
    today: string;
    timeZone: string;
  },
): DoneWork[] {
  const isToday = (at: string) => getLocalDate(at, timeZone) === today;
  return stories.flatMap(({ id, title, createdAt }) => {
    const first = tellings.find(({ storyId }) => storyId === id);
    if (!first?.kind || !first.sessionId || rehearsalIds.includes(first.sessionId)) return [];
    const isPlanned = first.toldAt >= (since.get(first.kind) ?? "9");
    return isPlanned && isToday(first.toldAt) && !isToday(createdAt)
      ? { title: `${title}, aloud`, minutes: SHORT_MINUTES }
      : [];
  });
}

/** Most of its questions were answered, three of four; those that were skipped were not. */
export function isRehearsed({ questions, answers }: RehearsalSession): boolean {
  const answered = new Set(answers.map(({ questionId }) => questionId)).size;
  return answered > questions.length / 2;
}

interface RehearsalSession {
  questions: readonly unknown[];
  answers: readonly { questionId: string }[];
}
