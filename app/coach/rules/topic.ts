import { coverage } from "~/coach/match/points";
import { questionShare } from "~/coach/match/question-share";
import type { Reading } from "~/coach/score/reading";

/** The share of the question's words that answers to other questions use; only what lies above speaks for the topic. */
const QUESTION_BY_CHANCE = 0.2;
/**
 * Key points may match by accident. What they count for alone, and from where to where the share of the
 * question's words used, of the answer's words that are the points' own, or of the points themselves, makes them count whole.
 * The bank's own sample answers lie above, those to other cards below.
 */
const SUBJECT = {
  alone: 0.35,
  question: [0.15, 0.35],
  own: [0.22, 0.36],
  many: [0.35, 0.6],
} as const;
const STORY = { alone: 0.42, question: [0.15, 0.4], own: [0.3, 0.45], many: [0.3, 0.6] } as const;
/** A story that tells two of the points is about them, whatever its other words: half told, not astray. */
export const POINTS_ENOUGH = 2;
const HALF_TOLD = 0.5;
/** Below this an answer that reaches no key point is taken to speak of something else. */
const OFF_TOPIC = 0.08;
/** A short answer that names the subject is thin, not astray. */
const SHORT = 25;
/** Such a share of the question's words, or of words the points use: weak perhaps, but about this. */
const NAMES_THE_SUBJECT = 0.3;
const LEAST = 6;
const KNEE = 0.36;

/**
 * How surely the answer speaks to this question: about 0 for an answer to another one, 0.5 and more for
 * one that covers half of the key points. Needs key points or a reference.
 */
export function topicality(reading: Reading): number {
  const words = reading.relevant.size / Math.max(5, reading.own.size);
  const asked = questionShare(reading.question, reading.judged);
  const covered = coverage(reading.matches);
  const story = reading.request.kind === "behavioral" || reading.request.kind === "motivation";
  const { alone, question, own, many } = story ? STORY : SUBJECT;
  const support = Math.min(
    1,
    Math.max(
      0,
      (asked - question[0]) / (question[1] - question[0]),
      (words - own[0]) / (own[1] - own[0]),
      (covered - many[0]) / (many[1] - many[0]),
    ),
  );
  const told = reading.matches.filter(({ status }) => status === "covered").length;
  const topical =
    covered * (alone + (1 - alone) * support) +
    0.35 * Math.max(0, asked - QUESTION_BY_CHANCE) +
    0.5 * Math.max(0, words - own[0]);
  return story && told >= POINTS_ENOUGH ? Math.max(topical, HALF_TOLD) : topical;
}

export function isOffTopic(reading: Reading, topical: number): boolean {
  if (topical >= OFF_TOPIC || reading.matches.some(({ status }) => status === "covered"))
    return false;
  const asked = questionShare(reading.question, reading.judged);
  if (
    asked >= NAMES_THE_SUBJECT ||
    reading.relevant.size >= NAMES_THE_SUBJECT * reading.own.size + 1
  )
    return false;
  return reading.judged.tokens.length >= SHORT || asked === 0;
}

/** The most points an answer of this topicality can have: 6 when it is about something else, 25 at the knee, then rising. */
export function topicCap(topical: number): number {
  if (topical < KNEE) return Math.round(LEAST + ((25 - LEAST) * topical) / KNEE);
  return Math.min(100, Math.round(25 + (topical - KNEE) * 250));
}
