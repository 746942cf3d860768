import { addMs } from "~/mentoring/sessions/rules";
import { ACTIVE_STATES, type SessionState } from "~/mentoring/sessions/states";

/** How long after a session its mentor can still open and mark the shared reports. */
export const REPORT_ACCESS_DAYS = 14;
/** Reports shared in one request. */
export const MAX_SHARED_REPORTS = 6;

/** Whether reports can be shared with the mentor of a session, and be opened by them. */
export function isSharingOpen(
  { state, endsAt }: { state: SessionState; endsAt: string },
  now: Date,
): boolean {
  if (ACTIVE_STATES.includes(state)) return true;
  const last = addMs(new Date(endsAt), REPORT_ACCESS_DAYS * 86_400_000);
  return state === "done" && now.toISOString() <= last;
}
