import type { Queue } from "~/review-schedule/queue";
import type { SessionSummary } from "~/mentoring/sessions/session-view";
import type { SessionState } from "~/mentoring/sessions/states";
import { formatShortDate } from "~/ui/format-date";

export interface WaitingItem {
  to: string;
  title: string;
  detail: string;
  /** A date, or the state of a request. */
  status?: string;
  isDue?: boolean;
}

interface WaitingInput {
  queue: Queue;
  /** The newest first. */
  openSessions: readonly {
    id: string;
    title: string;
    answeredCount: number;
    questionCount: number;
  }[];
  /** With mentors, the next first. */
  mentorSessions: readonly SessionSummary[];
  /** Where the next step leads: it isn't said twice. */
  nextUrl: string;
}

/** As many as make the columns of the overview equally long. */
const ITEMS_SHOWN = 3;

/** Shorter than on the session's page. */
const MENTOR_LABELS: Partial<Record<SessionState, string>> = {
  requested: "waiting",
  moved: "new time",
  confirmed: "confirmed",
};

/** One of each kind first, then more of what comes back, then more of the others. */
export function listWaiting({
  queue,
  openSessions,
  mentorSessions,
  nextUrl,
}: WaitingInput): WaitingItem[] {
  const isOther = ({ to }: WaitingItem) => to !== nextUrl;
  const schedule = [...queue.due, ...queue.postponed, ...queue.upcoming]
    .map((item, index): WaitingItem => {
      const isDue = index < queue.due.length + queue.postponed.length;
      return {
        to: item.to,
        title: item.name,
        detail: `${item.context}, ${item.minutes} min. Last score: ${item.lastScore} of 100`,
        status: isDue ? "due" : formatShortDate(item.dueDate),
        isDue,
      };
    })
    .filter(isOther);
  const mentors = mentorSessions.map(
    ({ path, name, when, city, state }): WaitingItem => ({
      to: path,
      title: `Session with ${name}`,
      detail: `${when}, ${city} time`,
      status: MENTOR_LABELS[state],
    }),
  );
  const open = openSessions
    .map(
      ({ id, title, answeredCount, questionCount }): WaitingItem => ({
        to: `/interview/sessions/${id}`,
        title,
        detail: `Session still open, ${answeredCount} of ${questionCount} answered`,
      }),
    )
    .filter(isOther);
  const kinds = [schedule, mentors, open];
  const byImportance = [
    ...kinds.flatMap((items) => items.slice(0, 1)),
    ...kinds.flatMap((items) => items.slice(1)),
  ];
  const shown = new Set(byImportance.slice(0, ITEMS_SHOWN));
  return kinds.flat().filter((item) => shown.has(item));
}
