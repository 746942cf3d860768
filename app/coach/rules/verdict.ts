import type { Review } from "~/coach/types";
import { questionShare } from "~/coach/match/question-share";
import type { Reading } from "~/coach/score/reading";
import { isEcho } from "./echo";
import { foreignLanguage } from "./language";
import { isNonsense, isWordList, isWordSalad } from "./nonsense";
import { isRefusal } from "./refusal";
import { toldCap, vagueCap } from "./told";
import { isOffTopic, topicality, topicCap } from "./topic";

export interface RuleVerdict {
  flag: Review["flag"];
  /** Points a review may reach at most; 100 when no rule speaks. */
  cap: number;
  /** A story that was told, but hardly in words the coach knows. */
  unrecognized?: boolean;
}

const FREE: RuleVerdict = { flag: null, cap: 100 };
/** A whole recorded interview is long and talks about many things: only shorter answers can miss their topic. */
const LONG_TALK = 300;
const LONG_TALK_WITHOUT_POINTS = 1500;
const WORD_LIST_CAP = 40;
/** Whoever says what the model answer says is right, whatever the rules think of its words. */
const AS_THE_REFERENCE = 0.95;
/** Some questions lend the model answer all their words. */
const MORE_THAN_AN_ECHO = 0.66;
const SPEAKS_TO_IT = 0.03;
const ASKED_FOR = 0.1;
/** Of fewer words nobody can say that they speak of something else. */
const ENOUGH_TO_JUDGE = 8;
const OFF_TOPIC_CAP = 12;
const SALAD_CAP = 12;
/** What a story that tells two of its points can have. */
const HALF_TOLD_CAP = 60;

/** With a model answer only, the fitted comparison carries the score; the rule names what shares nothing with question or answer. */
function applyToReference(reading: Reading): RuleVerdict {
  const astray =
    reading.judged.tokens.length >= ENOUGH_TO_JUDGE &&
    reading.relevant.size === 0 &&
    (reading.compared?.value ?? 0) < SPEAKS_TO_IT &&
    questionShare(reading.question, reading.judged) < ASKED_FOR;
  return astray ? { flag: "off-topic", cap: OFF_TOPIC_CAP } : FREE;
}

/** What the rules say before anything is scored. */
export function applyRules(reading: Reading): RuleVerdict {
  if (reading.answer.tokens.length === 0) return { flag: "empty", cap: 0 };
  if (reading.judged.tokens.length === 0) return { flag: "nonsense", cap: 0 };
  const closeness = reading.compared?.closeness ?? 0;
  if (foreignLanguage(reading.answer) || closeness >= AS_THE_REFERENCE) return FREE;
  if (isRefusal(reading.judged, reading.relevant.size)) return { flag: "refusal", cap: 3 };
  if (isNonsense(reading.judged)) return { flag: "nonsense", cap: 3 };
  const long = reading.judged.tokens.length > LONG_TALK;
  if (
    !long &&
    isEcho(reading.judged, reading.question) &&
    reading.relevant.size === 0 &&
    closeness < MORE_THAN_AN_ECHO
  )
    return { flag: "echo", cap: 5 };
  if (!long && isWordSalad(reading.judged)) return { flag: "nonsense", cap: SALAD_CAP };
  if (!long && isWordList(reading.judged, reading.expected))
    return { flag: null, cap: WORD_LIST_CAP };
  if (reading.points.length === 0 || reading.judged.tokens.length > LONG_TALK_WITHOUT_POINTS)
    return FREE;
  if (reading.request.keyPoints.length === 0) return applyToReference(reading);
  const topical = topicality(reading);
  const story = reading.request.kind === "behavioral" || reading.request.kind === "motivation";
  const cap = story ? Math.min(topicCap(topical), vagueCap(reading)) : topicCap(topical);
  const unrecognized = story && cap < HALF_TOLD_CAP ? toldCap(reading) : 0;
  if (unrecognized > cap) return { flag: null, cap: unrecognized, unrecognized: true };
  return { flag: isOffTopic(reading, topical) ? "off-topic" : null, cap };
}
