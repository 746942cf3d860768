const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const INITIAL_WAIT = 30 * SECOND;
const MAX_WAIT = HOUR;
/** As long as mail servers themselves keep trying. */
const GIVE_UP_AFTER = 5 * 24 * HOUR;

/**
 * When a mail that could not be sent is tried again: after half a minute, then twice as long each time, at most an hour.
 *
 * @param attempts how often it was tried by now
 * @returns undefined when it is too old to go on
 */
export function getNextAttempt(attempts: number, createdAt: Date, now: Date): Date | undefined {
  const wait = Math.min(MAX_WAIT, INITIAL_WAIT * 2 ** (attempts - 1));
  const next = new Date(now.getTime() + wait);
  return next.getTime() - createdAt.getTime() > GIVE_UP_AFTER ? undefined : next;
}

/** Whether trying again is no use: the server took the connection and refused this very mail or its address for good. */
export function isPermanentFailure(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (
    (code === "EENVELOPE" || code === "EMESSAGE") &&
    responseCode !== undefined &&
    responseCode >= 500
  );
}
