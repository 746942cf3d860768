import { getLastRound } from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { formatCity } from "~/mentoring/calendar/format-time";

/** Where the times of a job interview are from, if the reader is somewhere else by now. */
export function describeZone(interview: JobInterview, readerZone: string | undefined) {
  const { timeZone } = getLastRound(interview);
  if (readerZone === undefined || readerZone === timeZone) return null;
  return `Its days and times are ${formatCity(timeZone)} time; you are in ${formatCity(readerZone)} time.`;
}
