import type { StoryKindId } from "~/data/story-kinds";

/** Something that happened to a person, told once and used for several questions. */
export interface Story {
  id: string;
  title: string;
  telling: string;
  /** In about sixty words; empty before it is written. */
  shortTelling: string;
  /** A few words each, in the order of the telling. */
  cueWords: string[];
  kinds: StoryKindId[];
  /** It is as it was pasted: nothing was changed since. */
  isPasted: boolean;
  createdAt: string;
  updatedAt: string;
}

/** What a person says of a story. */
export type StoryText = Pick<Story, "title" | "telling" | "shortTelling" | "cueWords" | "kinds">;

/** One time a story was told: in an answer here, or at a round of a job interview. */
export interface Telling {
  storyId: string;
  kind: StoryKindId | null;
  question: string;
  sessionId: string | null;
  roundId: string | null;
  toldAt: string;
}

export interface CountedTelling extends Telling {
  /** Of the answer it was told in; null where there is none, such as at a job interview. */
  words: number | null;
}

export const MAX_STORIES = 200;
export const TITLE_MAX = 120;
export const TELLING_MAX = 8000;
/** Of a version in sixty words, and one that came out longer. */
export const SHORT_TELLING_MAX = 1000;
export const MAX_CUES = 6;
export const CUE_MAX = 40;
export const NOTES_MAX = 60_000;
