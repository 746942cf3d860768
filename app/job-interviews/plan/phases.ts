import { countDays } from "~/ui/format-date";
import { addDays } from "~/mentoring/calendar/week";
import type { Phase, PlanSource } from "./types";

const SHORT_DAYS = 4;
/** With fewer days, there is time for gaps only, and then the card. */
export const MIN_DAYS = 3;

type Days = Pick<PlanSource, "firstDay" | "lastDay" | "roundDays">;

/**
 * The phases of a plan, counted back from the day of the last round: one day of rest, one to rehearse, up to four for
 * stories in sixty words, and the rest for gaps. Fewer days leave fewer for the sixty words; under three, all are for
 * gaps, and so are the last days before an earlier round. The days of the whole plan count, so that a phase stays where
 * it was while they pass.
 */
export function getPhase(date: string, source: Days): Phase | null {
  const left = countDays(date, source.lastDay);
  const all = Math.max(countDays(source.firstDay, source.lastDay), left);
  if (left <= 0) return null;
  if (all < MIN_DAYS || isBeforeEarlierRound(date, source)) return "gaps";
  if (left === 1) return "rest";
  if (left === 2) return "rehearse";
  const shortDays = Math.min(SHORT_DAYS, Math.floor((all - 2) / 2));
  const taken = listEarlierRoundDays(source).filter((day) => day >= date);
  return left - taken.length <= 2 + shortDays ? "short" : "gaps";
}

/** One of the last days before a round, whichever it is: only gaps are closed, and the card is read. */
export const isLastDay = (date: string, { lastDay, roundDays }: Omit<Days, "firstDay">): boolean =>
  isBeforeRound(date, lastDay) || roundDays.some((day) => isBeforeRound(date, day));

/** The days that the rounds before the last one take: their own and the last ones before. */
function listEarlierRoundDays({ lastDay, roundDays }: Days): string[] {
  const days = roundDays
    .filter((day) => day < lastDay)
    .flatMap((day) => listDays(addDays(day, 1 - MIN_DAYS), day));
  return [...new Set(days)];
}

const isBeforeEarlierRound = (date: string, { lastDay, roundDays }: Days) =>
  roundDays.some((day) => day < lastDay && (day === date || isBeforeRound(date, day)));

function isBeforeRound(date: string, day: string): boolean {
  const left = countDays(date, day);
  return left > 0 && left < MIN_DAYS;
}

/** The days from one to another, both included. */
export function listDays(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, countDays(from, to)) + 1 }, (_, index) =>
    addDays(from, index),
  );
}
