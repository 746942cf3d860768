import { readSmtpError } from "./smtp-error";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const INITIAL_WAIT = 30 * SECOND;
const MAX_WAIT = HOUR;
/** The usual limit of mail servers. */
const GIVE_UP_AFTER = 5 * 24 * HOUR;

/**
 * When to retry a failed mail: after half a minute, then doubling, up to an hour.
 *
 * @param attempts attempts so far
 * @returns undefined if it is too old to retry
 */
export function getNextAttempt(attempts: number, createdAt: Date, now: Date): Date | undefined {
  const wait = Math.min(MAX_WAIT, INITIAL_WAIT * 2 ** (attempts - 1));
  const next = new Date(now.getTime() + wait);
  return next.getTime() - createdAt.getTime() > GIVE_UP_AFTER ? undefined : next;
}

/** Whether a failure is permanent: the server rejected this mail or its address for good. */
export function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode } = readSmtpError(error);
  return (
    (code === "EENVELOPE" || code === "EMESSAGE") &&
    responseCode !== undefined &&
    responseCode >= 500
  );
}
