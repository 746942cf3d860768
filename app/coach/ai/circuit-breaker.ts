const FAILURE_THRESHOLD = 3;
const OPEN_MS = 60_000;
const MAX_OPEN_MS = 10 * 60_000;

/**
 * Pauses a service after three failures in a row, or for its Retry-After. After a pause one more
 * failure is enough.
 */
export function createCircuitBreaker(now: () => number) {
  let failures = 0;
  let openUntil = 0;
  return {
    /** Milliseconds until the next call is allowed; 0 if allowed now. */
    getRemainingMs(): number {
      return Math.max(0, openUntil - now());
    },
    recordSuccess(): void {
      failures = 0;
      openUntil = 0;
    },
    recordFailure(waitInMs = 0): void {
      failures += 1;
      const openMs = failures >= FAILURE_THRESHOLD ? Math.max(OPEN_MS, waitInMs) : waitInMs;
      if (openMs > 0) openUntil = now() + Math.min(openMs, MAX_OPEN_MS);
    },
  };
}
