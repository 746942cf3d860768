import { resolveWallTime } from "~/mentoring/calendar/week";
import type { Round } from "./types";

/** Of a round whose length isn't known. */
export const DEFAULT_MINUTES = 60;

type Times = Pick<Round, "heldOn" | "startsAt" | "timeZone" | "minutes">;

/** When a round begins and ends; undefined if it has no time, or its clocks skip that time. */
export function getInstants({ heldOn, startsAt, timeZone, minutes }: Times) {
  const start = startsAt === null ? undefined : resolveWallTime(`${heldOn}T${startsAt}`, timeZone);
  if (start === undefined) return undefined;
  const end = new Date(Date.parse(start) + (minutes ?? DEFAULT_MINUTES) * 60_000).toISOString();
  return { start, end };
}

/** Whether two rounds are at the same hour, wherever each is held. */
export function overlap(a: Times, b: Times): boolean {
  const [first, second] = [getInstants(a), getInstants(b)];
  return (
    first !== undefined &&
    second !== undefined &&
    first.start < second.end &&
    second.start < first.end
  );
}
