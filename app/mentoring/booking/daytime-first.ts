import { isDaytime } from "~/mentoring/calendar/week";
import type { Slot } from "./resolve-slots";

/** Slots in the reader's night come last: nobody should ask for one by mistake. */
export function putDaytimeFirst(slots: readonly Slot[], timeZone: string): Slot[] {
  const isNight = ({ startsAt }: Slot) => Number(!isDaytime(startsAt, timeZone));
  return slots.toSorted((a, b) => isNight(a) - isNight(b));
}
