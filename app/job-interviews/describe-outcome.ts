import { formatWeekday } from "~/ui/format-date";
import { findDebriefRound, findRoundAhead } from "./rounds";
import type { JobInterview, Outcome } from "./types";

export const OUTCOME_NAMES: Record<Outcome, string> = {
  offer: "Offer",
  no: "No",
  withdrawn: "Withdrawn",
};

/** Where a job interview stands, and the page where it goes on, if there is one. */
export function describeOutcome(
  interview: JobInterview,
  now: Date,
): { text: string; to: string | null } {
  const { id, outcome, hearBy, askAgainOn } = interview;
  const debrief = `/plans/${id}/debrief`;
  if (outcome === "offer") return { text: OUTCOME_NAMES.offer, to: `/plans/${id}/offer` };
  if (outcome) return { text: OUTCOME_NAMES[outcome], to: null };
  if (findDebriefRound(interview, now)) return { text: "Not written down yet", to: debrief };
  if (findRoundAhead(interview, now)) return { text: "Coming up", to: null };
  const waiting = `${debrief}#outcome`;
  if (askAgainOn) return { text: `Ask again on ${formatWeekday(askAgainOn)}`, to: waiting };
  return { text: hearBy ? `Answer by ${formatWeekday(hearBy)}` : "Open", to: waiting };
}
