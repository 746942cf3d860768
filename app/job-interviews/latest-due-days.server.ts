import { addDays } from "~/mentoring/calendar/week";
import { listLikelyQuestionIds } from "./likely-questions.server";
import { getLastRound } from "./rounds";
import type { JobInterview } from "./types";

/** Of each question that a coming job interview will likely ask: the day before its last round. */
export function listLatestDueDays(
  interviews: readonly JobInterview[],
): ReadonlyMap<string, string> {
  const latest = new Map<string, string>();
  for (const interview of interviews) {
    const day = addDays(getLastRound(interview).heldOn, -1);
    for (const id of listLikelyQuestionIds(interview)) {
      const other = latest.get(id);
      if (other === undefined || day < other) latest.set(id, day);
    }
  }
  return latest;
}
