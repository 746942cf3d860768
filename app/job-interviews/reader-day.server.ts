import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { getLocalDate } from "~/mentoring/calendar/week";
import type { Today } from "./plan/load-plans.server";
import { getLastRound } from "./rounds";
import type { JobInterview } from "./types";

/** The reader’s day; while their zone isn’t known, the day where the job interview is held. */
export function readDay(request: Request, interview: JobInterview, now: Date): Today {
  const timeZone = readTimeZone(request) ?? getLastRound(interview).timeZone;
  return { today: getLocalDate(now.toISOString(), timeZone), timeZone, now };
}
