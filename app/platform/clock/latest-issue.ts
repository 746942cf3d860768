/** Clocks of several servers differ by less. */
const MAX_DIFFERENCE_IN_MS = 5 * 60 * 1000;

/** The latest time at which a token can have been issued: one from later was issued by a wrong clock. */
export function getLatestIssue(now: Date): string {
  return new Date(now.getTime() + MAX_DIFFERENCE_IN_MS).toISOString();
}
