import { getLocalDate } from "~/mentoring/calendar/week";
import { getSessionProgress } from "~/practice/store/progress";
import { getSession } from "~/practice/store/sessions.server";
import type { JobInterview } from "~/job-interviews/types";
import type { DoneWork } from "./done-today";

/** So many answers in a row are a rehearsal, however many questions were left. */
const ENOUGH_ANSWERS = 3;

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
  const answered = new Set(session.answers.map(({ questionId }) => questionId)).size;
  const isDone = answered >= ENOUGH_ANSWERS || (isEnded && answered > 0);
  const lastAt = session.answers.at(-1)?.createdAt;
  const isToday = lastAt !== undefined && getLocalDate(lastAt, timeZone) === today;
  return {
    sessionId: session.id,
    isDone,
    isOpen: !isEnded,
    doneToday: isDone && isToday ? [{ title: "Rehearsal", minutes: minutesADay }] : [],
  };
}
