import {
  ANGER,
  ANOTHER_PERSON,
  BAD_NEWS,
  BEING_CRITICIZED,
  BEING_LEFT_OUT,
  CHANGE,
  CONFLICT_WORDS,
  CUSTOMERS,
  DEADLINE,
  FAILURE,
  HANDING_OVER,
  LEARNING,
  LOW_SPIRITS,
  NO_AUTHORITY,
  OTHER_PROFESSIONS,
  PEERS,
  REFUSING,
  SUPERIORS,
  TEACHING,
  TELLING_SOMEONE,
  TWO_OTHERS,
  UNCERTAINTY,
} from "./signs";

/** What a story must be about: without a sign of it, it answers another question. */
export interface StorySubject {
  /** As the question asks for it: "The question asks for …". */
  name: string;
  /** Every one of these must be in the story. */
  signs: readonly RegExp[];
  /** Says that it is about the opposite. */
  opposite?: RegExp;
  /** Without a sign, says that it is about other people. */
  others?: RegExp;
}

/** By question id. The signs are wide on purpose: people tell things in their own words. */
export const STORY_SUBJECTS: Readonly<Record<string, StorySubject>> = {
  "led-without-authority": {
    name: "people who did not report to you",
    signs: [NO_AUTHORITY],
    opposite:
      /(?<!\b(?:not|none|nobody|n['’]t|never)\b[^.!?]{0,40})\b(?:(?:they|who|all|people|team|of whom|members)(?: all)? reported (?:directly |straight )?to me|\w+ (?:\w+ )?under me|i was (?:their|the team['’]s|everyone['’]s) (?:manager|boss|supervisor)|as their (?:manager|boss|supervisor)|my (?:own )?direct reports)\b/i,
  },
  "different-profession": {
    name: "work with another profession",
    signs: [OTHER_PROFESSIONS],
  },
  "deadline-in-danger": { name: "a deadline in danger", signs: [DEADLINE] },
  "changed-how-team-works": { name: "a new way of working", signs: [CHANGE] },
  "helped-colleague-grow": { name: "a person you trained", signs: [TEACHING] },
  "handed-over-work": {
    name: "work you handed over",
    signs: [HANDING_OVER],
    opposite:
      /\b(?:so|therefore|in the end|decided to|and|but) (?:i )?(?:kept|keep|did|do|finished|took) (?:it|that|this|everything|all of it|the (?:work|task|job|whole thing)) (?:for |all |by |back )?(?:to )?myself\b/i,
  },
  "decision-without-facts": { name: "something you did not know", signs: [UNCERTAINTY] },
  "team-lost-motivation": { name: "a team without motivation", signs: [LOW_SPIRITS] },
  "brought-quiet-voice-in": { name: "someone who was not heard", signs: [BEING_LEFT_OUT] },
  "project-that-failed": {
    name: "a project that failed",
    signs: [FAILURE],
    opposite:
      /\b(?:(?:nearly|almost|came close to|on the verge of|about to) fail(?:ed|ing|ure)?\b(?![^]*\bit failed\b)|(?:have never|haven['’]t) (?:really )?(?:had a failed|failed))\b/i,
  },
  "disagreed-with-manager": {
    name: "a disagreement with your manager",
    signs: [SUPERIORS],
    others: PEERS,
    opposite:
      /\b(?:a|an|my|one of my) (?:\w+ )?(?:direct report|subordinate|intern|trainee|employee|junior)s? (?:disagreed|did not agree|didn['’]t agree|argued|thought|wanted|complained)\b/i,
  },
  "hard-to-work-with": { name: "someone you worked with", signs: [ANOTHER_PERSON] },
  "angry-customer": { name: "an angry customer", signs: [CUSTOMERS, ANGER] },
  "received-hard-feedback": { name: "criticism you received", signs: [BEING_CRITICIZED] },
  "gave-hard-feedback": { name: "feedback you gave", signs: [TELLING_SOMEONE] },
  "said-no-to-a-request": {
    name: "a request you refused",
    signs: [REFUSING],
    opposite:
      /\b(?:in the end|finally|so|and) (?:i|we) (?:said yes|gave in|agreed to (?:it|everything|all of it)|did (?:it|what (?:he|she|they) (?:wanted|asked)) anyway)\b/i,
  },
  "mediated-between-colleagues": {
    name: "a conflict between two other people",
    signs: [CONFLICT_WORDS, TWO_OTHERS],
  },
  "delivered-bad-news": { name: "bad news you delivered", signs: [BAD_NEWS, TELLING_SOMEONE] },
  "learned-from-scratch": { name: "something you learned", signs: [LEARNING] },
};

/** Questions about what people do alone; in a story for any other, others have a part. */
const OWN_DEEDS = new Set([
  "deadline-in-danger",
  "decision-without-facts",
  "project-that-failed",
  "proudest-work",
  "learned-from-scratch",
]);

/** Whether a story for the question is about dealing with other people. */
export function isAboutOthers(questionId: string): boolean {
  return Object.hasOwn(STORY_SUBJECTS, questionId) && !OWN_DEEDS.has(questionId);
}

/** Whether a story is about what its question asks for. */
export function isAbout({ signs, opposite }: StorySubject, story: string): boolean {
  if (opposite?.test(story)) return false;
  return signs.every((sign) => sign.test(story));
}
