import type { StoryKindId } from "./story-kinds";

/** A sentence with two blanks that begins a story. */
export interface StoryOpening {
  first: string;
  /** What belongs in the first blank. */
  firstHint: string;
  second: string;
  secondHint: string;
}

export const STORY_OPENINGS: Readonly<Record<StoryKindId, StoryOpening>> = {
  "conflict-manager": {
    first: "My manager wanted",
    firstHint: "what you were asked for",
    second: "and I",
    secondHint: "what you did about it",
  },
  "conflict-colleague": {
    first: "A colleague and I disagreed about",
    firstHint: "the thing itself",
    second: "so I",
    secondHint: "your first step",
  },
  "bad-news": {
    first: "I had to tell",
    firstHint: "who it was",
    second: "that",
    secondHint: "the news, in a few words",
  },
  pressure: {
    first: "It had to be done by",
    firstHint: "the day or the hour",
    second: "and",
    secondHint: "what stood in the way",
  },
  "difficult-customer": {
    first: "Somebody was upset because",
    firstHint: "what had happened",
    second: "and I",
    secondHint: "what you said or did first",
  },
  mistake: {
    first: "I had",
    firstHint: "what you did or forgot",
    second: "and noticed it when",
    secondHint: "how it came out",
  },
  "little-information": {
    first: "I had to decide about",
    firstHint: "the choice",
    second: "without knowing",
    secondHint: "what nobody could tell you",
  },
  teaching: {
    first: "I taught",
    firstHint: "who it was",
    second: "how to",
    secondHint: "what they can do now",
  },
  leading: {
    first: "I was in charge of",
    firstHint: "the team or the shift",
    second: "when",
    secondHint: "what happened",
  },
  change: {
    first: "We always",
    firstHint: "the old way",
    second: "until I",
    secondHint: "what you changed",
  },
  "saying-no": {
    first: "They asked me to",
    firstHint: "the request",
    second: "and I said no because",
    secondHint: "your reason",
  },
  "proud-result": {
    first: "Before I started,",
    firstHint: "how things were",
    second: "and at the end",
    secondHint: "what had changed",
  },
};
