import type { Review } from "~/coach/types";
import type { Reading } from "~/coach/score/reading";
import { isEcho } from "./echo";
import { foreignLanguage } from "./language";
import { isNonsense, isWordList } from "./nonsense";
import { isRefusal } from "./refusal";

export interface RuleVerdict {
  flag: Review["flag"];
  /** Points a review may reach at most; 100 when no rule speaks. */
  cap: number;
}

const FREE: RuleVerdict = { flag: null, cap: 100 };
/** A whole recorded interview is long and talks about many things: only shorter answers can miss their topic. */
const LONG_TALK = 300;

function isOffTopic(reading: Reading): boolean {
  if (reading.points.length === 0 || reading.judged.tokens.length > LONG_TALK) return false;
  if (reading.matches.some((match) => match.status !== "missed")) return false;
  const asked = new Set(reading.question.tokens.filter((token) => token.specific).map((token) => token.stem));
  const echoed = new Set(reading.judged.tokens.filter((token) => asked.has(token.stem)).map((token) => token.stem)).size;
  return reading.relevant.size / Math.max(1, reading.own.size) < 0.12 && reading.relevant.size < 4 && echoed < Math.max(2, asked.size * 0.4);
}

/** What the rules say before anything is scored. */
export function applyRules(reading: Reading): RuleVerdict {
  if (reading.answer.tokens.length === 0) return { flag: "empty", cap: 0 };
  if (reading.judged.tokens.length === 0) return { flag: "nonsense", cap: 0 };
  if (foreignLanguage(reading.answer)) return FREE;
  if (isRefusal(reading.judged, reading.relevant.size)) return { flag: "refusal", cap: 3 };
  if (isNonsense(reading.judged)) return { flag: "nonsense", cap: 3 };
  if (reading.judged.tokens.length <= LONG_TALK && isEcho(reading.judged, reading.question) && reading.relevant.size < 2) return { flag: "echo", cap: 5 };
  if (isOffTopic(reading)) return { flag: "off-topic", cap: 12 };
  if (isWordList(reading.judged)) return { flag: null, cap: 45 };
  return FREE;
}
