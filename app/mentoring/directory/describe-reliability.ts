import type { Reliability } from "./compute-reliability";

export interface ReliabilityText {
  headline: string;
  details: string[];
}

const HOUR_IN_MINUTES = 60;
const DAY_IN_MS = 86_400_000;

/** A mentor's reliability in words; no figure where there isn't enough data. */
export function describeReliability(
  { replyRate, medianReplyMinutes, expectedReplyMinutes, lastActiveAt }: Reliability,
  now: Date,
): ReliabilityText {
  const activity = lastActiveAt === null ? [] : [`Last active ${describeDay(lastActiveAt, now)}`];
  if (replyRate === null) return { headline: "No reply times yet", details: activity };
  const waiting =
    medianReplyMinutes === null || expectedReplyMinutes === null
      ? []
      : [describeWaiting(medianReplyMinutes, expectedReplyMinutes)];
  return { headline: `Replies to ${replyRate}% of requests`, details: [...waiting, ...activity] };
}

function describeWaiting(median: number, expected: number): string {
  const usual = formatDuration(median);
  const longest = formatDuration(expected);
  return usual === longest
    ? `Usually within ${usual}`
    : `Usually within ${usual}, four times out of five within ${longest}`;
}

/** Rounded up to whole hours, or to minutes below one: "within" must be true. */
function formatDuration(minutes: number): string {
  if (minutes <= 1) return "a minute";
  if (minutes < HOUR_IN_MINUTES) return `${Math.ceil(minutes)} minutes`;
  const hours = Math.ceil(minutes / HOUR_IN_MINUTES);
  return hours === 1 ? "an hour" : `${hours} hours`;
}

function describeDay(instant: string, now: Date): string {
  const days = Math.floor((now.getTime() - Date.parse(instant)) / DAY_IN_MS);
  if (days <= 0) return "today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}
