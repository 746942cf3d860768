import { Temporal } from "temporal-polyfill";

/** By the person's clock; without one, for any time of day. */
export function greet(name: string, now: Date, timeZone: string | undefined): string {
  return `${getWords(now, timeZone)}, ${name}.`;
}

function getWords(now: Date, timeZone: string | undefined): string {
  if (timeZone === undefined) return "Hello";
  const { hour } = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(timeZone);
  if (hour >= 4 && hour < 12) return "Good morning";
  return hour >= 12 && hour < 18 ? "Good afternoon" : "Good evening";
}
