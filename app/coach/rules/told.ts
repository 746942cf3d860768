import { ENOUGH_WORDS } from "~/coach/rubric";
import type { Reading } from "~/coach/score/reading";
import { specificityOf, tellingOf } from "~/coach/score/story";
import { answersAnother } from "./elsewhere";

/** What a story told well can have although its words are not those the coach waits for; what any answer can have without a sign of its topic. */
const UNRECOGNIZED = 60;
const UNTOLD = 25;
const CONCRETE = [0.35, 0.7] as const;
const FOLLOWED = [0.4, 0.7] as const;

function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/**
 * The most a story can have whose points were hardly found. People tell what happened in words of their own,
 * which no list holds: a concrete account that covers no other question is taken to answer this one, up to a
 * middling score. 0 when it is no such account.
 */
export function toldCap(reading: Reading): number {
  if (reading.request.keyPoints.length === 0) return 0;
  const long = ramp(reading.judged.tokens.length, [ENOUGH_WORDS / 2, ENOUGH_WORDS]);
  const told = long * ramp(specificityOf(reading), CONCRETE) * (reading.request.kind === "behavioral" ? ramp(tellingOf(reading), FOLLOWED) : 1);
  if (told === 0 || answersAnother(reading)) return 0;
  return Math.round(UNTOLD + (UNRECOGNIZED - UNTOLD) * told);
}
