import { ENOUGH_WORDS } from "~/coach/rubric";
import type { Reading } from "~/coach/score/reading";
import { specificityOf, tellingOf } from "~/coach/score/story";
import { answersAnother } from "./elsewhere";
import { POINTS_ENOUGH } from "./topic";

/** What a story told well can have although its words are not those the coach waits for; what any answer can have without a sign of its topic. */
const UNRECOGNIZED = 60;
const UNTOLD = 25;
const VAGUE = 40;
const CONCRETE = [0.45, 0.65] as const;
const FOLLOWED = [0.35, 0.6] as const;

function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** 0–1: a concrete account that can be followed. */
function toldness(reading: Reading): number {
  const long = ramp(reading.judged.tokens.length, [ENOUGH_WORDS / 2, ENOUGH_WORDS]);
  return (
    long *
    ramp(specificityOf(reading), CONCRETE) *
    (reading.request.kind === "behavioral" ? ramp(tellingOf(reading), FOLLOWED) : 1)
  );
}

/** Talk about the subject that tells neither two of the points nor anything concrete ends here, however well it reads. */
export function vagueCap(reading: Reading): number {
  const covered = reading.matches.filter(({ status }) => status === "covered").length;
  return covered >= POINTS_ENOUGH || reading.request.keyPoints.length <= POINTS_ENOUGH
    ? 100
    : Math.round(VAGUE + (100 - VAGUE) * toldness(reading));
}

/**
 * The most a story can have whose points were hardly found. People tell what happened in words of their own,
 * which no list holds: a concrete account that covers no other question is taken to answer this one, up to a
 * middling score. 0 when it is no such account.
 */
export function toldCap(reading: Reading): number {
  if (reading.request.keyPoints.length === 0) return 0;
  const told = toldness(reading);
  if (told === 0 || answersAnother(reading)) return 0;
  return Math.round(UNTOLD + (UNRECOGNIZED - UNTOLD) * told);
}
