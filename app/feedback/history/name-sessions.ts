import { formatShortDate } from "~/ui/format-date";
import type { ScoredSession } from "./types";

/**
 * The sessions with a name each to choose by: card, day and mean score. Those of one card and day are numbered in the
 * order they were started.
 *
 * @param sessions newest first
 */
export function nameSessions(
  sessions: readonly Pick<ScoredSession, "id" | "title" | "startedAt" | "meanScore">[],
): { id: string; name: string }[] {
  const listed = sessions.map(({ id, title, startedAt, meanScore }) => ({
    id,
    day: `${title}, ${formatShortDate(startedAt)}`,
    score: meanScore === null ? "no score" : String(meanScore),
  }));
  return listed.map(({ id, day, score }, index) => {
    const isSameDay = (other: { day: string }) => other.day === day;
    const number = listed.slice(index).filter(isSameDay).length;
    const isOnlyOne = listed.filter(isSameDay).length === 1;
    return { id, name: `${day}${isOnlyOne ? "" : `, no. ${number}`}, ${score}` };
  });
}
