import type { CareerGoal } from "~/data/career-goals";
import type { Occupation } from "~/occupations/types";
import type { Wish, Wishes } from "~/person-context/wishes";

/** Work on one’s feet or with one’s back, by the start of the codes; who leads or inspects is not in it. */
const PHYSICAL =
  /^(?:11-9013|27-401[15]|27-4031|29-1141|29-1126|29-20[345]|29-2061|29-9093|31-|33-[23]|35-|37-|39-|41-2|45-[234]|47-[2345]|49-[239]|51-(?!1011|9061)|53-(?!1|6051)|43-50[578]|27-1027)/;
/** Work around the clock, births, anesthesia and the other bedside posts of hospitals among it. */
const SHIFTS =
  /^(?:29-1071\.01|29-1126|29-1141(?!\.04)|29-1151|29-1161|29-1211|29-1214|29-1218|29-1229\.02|29-20(?!36|72|8|92|99\.08)|29-9093|29-9099\.01|31-1|33-|35-|39-|51-8|53-[2-5])/;
/** Work on most weekends. */
const WEEKENDS =
  /^(?:11-9051|11-9081|27-2|29-1141|31-1|33-|35-|39-|41-[12]|43-4081|51-3|53-1044|53-[23])/;
/** Where only a degree of several years counts. */
const DEGREES = /^(?:17-1|17-2|19-1|19-2|19-3|23-1|25-1(?!194)|25-2|29-1|33-3)/;
/** Trades in which another post is still the same work, such as teaching another age. */
const TRADES = /^(?:25-2|29-1|33-3|35-3|41-[12]|43-[34]|47-2|49-|51-|53-)/;

type Test = (occupation: Occupation, present: Occupation | null) => boolean;

/** Whether an occupation breaks a wish. Wishes that say nothing of an occupation are not here. */
const BREAKS = {
  health: ({ code }) => PHYSICAL.test(code),
  desk: ({ code }) => PHYSICAL.test(code),
  nights: ({ code }) => SHIFTS.test(code),
  hours: ({ code }) => SHIFTS.test(code),
  weekends: ({ code }) => WEEKENDS.test(code),
  degree: isTooFar,
  soon: isTooFar,
  earning: isTooFar,
  laidOff: isTooFar,
  growth: ({ outlook }) => (outlook?.growth ?? 0) < 0,
} satisfies Partial<Record<Wish, Test>>;

export type BrokenWish = keyof typeof BREAKS;

/** The first of the person’s wishes that an occupation plainly breaks; null if none. */
export function findBrokenWish(
  occupation: Occupation,
  present: Occupation | null,
  wishes: Wishes,
): BrokenWish | null {
  const all = Object.keys(BREAKS) as BrokenWish[];
  return all.find((wish) => wishes.has(wish) && BREAKS[wish](occupation, present)) ?? null;
}

/** Needs a degree the person has no time for. */
function isTooFar({ code, zone }: Occupation, present: Occupation | null): boolean {
  const hasDegreeOf =
    present !== null && DEGREES.exec(present.code)?.[0] === DEGREES.exec(code)?.[0];
  return !hasDegreeOf && (DEGREES.test(code) || zone > Math.max(4, present?.zone ?? 0));
}

/** No change for those who want another field. */
export function isSameTrade(
  { code }: Occupation,
  present: Occupation,
  goal: CareerGoal | null,
): boolean {
  return (
    goal === "another-field" && code.slice(0, 4) === present.code.slice(0, 4) && TRADES.test(code)
  );
}
