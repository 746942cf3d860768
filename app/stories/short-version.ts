import type { StoryText } from "./types";

type Telling = Pick<StoryText, "telling" | "shortTelling">;

/** Fewer words are a beginning. */
const MIN_WORDS = 25;
const SHORT_WORDS = 60;

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** There is enough of it to tell. */
export const isWhole = (story: Telling): boolean =>
  isShort(story) || countWords(story.telling) >= MIN_WORDS;

/** It can be told in sixty words: in its short version, or as it is. */
export const isShort = (story: Telling): boolean => getShortVersion(story) !== "";

/** The story in about sixty words, which the telling itself may be; empty without one. */
export function getShortVersion({ telling, shortTelling }: Telling): string {
  if (shortTelling.trim() !== "") return shortTelling;
  const words = countWords(telling);
  return words >= MIN_WORDS && words < SHORT_WORDS ? telling : "";
}
