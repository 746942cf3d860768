import { getLocalDate } from "~/mentoring/calendar/week";
import { getSessionProgress } from "~/practice/store/progress";
import { getSession } from "~/practice/store/sessions.server";
import type { JobInterview } from "~/job-interviews/types";
import { type DoneWork, isRehearsed } from "./done-today";

export interface Rehearsal {
  sessionId: string;
  isDone: boolean;
  /** It can go on. */
  isOpen: boolean;
  /** Empty unless it was done today. */
  doneToday: DoneWork[];
}

/** The session that rehearses a job interview; null if there is none, or it was deleted. */
export async function findRehearsal(
  owner: string,
  { rehearsalSessionId, minutesADay }: JobInterview,
  { today, timeZone }: { today: string; timeZone: string },
): Promise<Rehearsal | null> {
  const session = rehearsalSessionId ? await getSession(owner, rehearsalSessionId) : undefined;
  if (!session) return null;
  const isEnded =
    session.endedAt !== null || getSessionProgress(session).every(({ state }) => state !== "open");
  const isDone = isRehearsed(session);
  const lastAt = session.answers.at(-1)?.createdAt;
  const isToday = lastAt !== undefined && getLocalDate(lastAt, timeZone) === today;
  return {
    sessionId: session.id,
    isDone,
    isOpen: !isEnded,
    doneToday: isDone && isToday ? [{ title: "Rehearsal", minutes: minutesADay }] : [],
  };
}
