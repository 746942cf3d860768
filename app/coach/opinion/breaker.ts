const FAILURES_IN_A_ROW = 3;
const REST_IN_MS = 60_000;
const LONGEST_REST_IN_MS = 10 * 60_000;

/** Leaves a service alone after it failed three times running, or for as long as it asks. After that one more failure is enough. */
export function createBreaker(now: () => number) {
  let failures = 0;
  let closedUntil = 0;
  return {
    /** Milliseconds until the next call may go through; 0 when it may go now. */
    restInMs(): number {
      return Math.max(0, closedUntil - now());
    },
    succeeded(): void {
      failures = 0;
      closedUntil = 0;
    },
    failed(waitInMs = 0): void {
      failures += 1;
      const rest = failures >= FAILURES_IN_A_ROW ? Math.max(REST_IN_MS, waitInMs) : waitInMs;
      if (rest > 0) closedUntil = now() + Math.min(rest, LONGEST_REST_IN_MS);
    },
  };
}
