import { countDays } from "~/ui/format-date";
import { addDays } from "~/mentoring/calendar/week";
import type { Phase } from "./types";

const SHORT_DAYS = 4;
/** With fewer days, there is time for gaps only, and then the card. */
const MIN_DAYS = 3;

/**
 * The phases of a plan, counted back from the day of the last round: one day of rest, one to rehearse, up to four for
 * stories in sixty words, and the rest for gaps. Fewer days leave fewer for the sixty words; under three, all are for
 * gaps. The days of the whole plan count, so that a phase stays where it was while they pass.
 */
export function getPhase(
  date: string,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): Phase | null {
  const left = countDays(date, lastDay);
  const all = Math.max(countDays(firstDay, lastDay), left);
  if (left <= 0) return null;
  if (all < MIN_DAYS) return "gaps";
  if (left === 1) return "rest";
  if (left === 2) return "rehearse";
  const shortDays = Math.min(SHORT_DAYS, Math.floor((all - 2) / 2));
  return left <= 2 + shortDays ? "short" : "gaps";
}

/** The days from one to another, both included. */
export function listDays(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, countDays(from, to)) + 1 }, (_, index) =>
    addDays(from, index),
  );
}
