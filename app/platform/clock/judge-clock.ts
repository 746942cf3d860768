const DAY_IN_MS = 24 * 60 * 60 * 1000;
/** A clock this far from the newest time seen is normal: servers stand still over holidays. */
const NORMAL_IN_MS = 30 * DAY_IN_MS;
/** A newer time is stored this often. */
const STORE_INTERVAL_IN_MS = 60 * 60 * 1000;

/** The newest time seen, and the one before an operator confirmed it. */
export interface SeenTimes {
  newestAt: Date;
  confirmedFrom: Date | null;
}

interface Judgment {
  /** Whether what is due by this clock may be deleted and changed. */
  isTrusted: boolean;
  /** What to remember instead; missing if nothing changes. */
  seen?: SeenTimes;
}

/**
 * A clock far ahead of the newest time seen is not trusted. One that is far behind it is, as nothing is due early by
 * it, but replaces the newest time only where an operator had confirmed that one by mistake: otherwise a computer that
 * starts in 1970 until it has asked for the time would make the right time look like a jump ahead.
 */
export function judgeClock({ newestAt, confirmedFrom }: SeenTimes, now: Date): Judgment {
  const difference = now.getTime() - newestAt.getTime();
  if (difference > NORMAL_IN_MS) return { isTrusted: false };
  const isBack =
    difference < -NORMAL_IN_MS &&
    confirmedFrom !== null &&
    now.getTime() >= confirmedFrom.getTime() - NORMAL_IN_MS;
  if (isBack) return { isTrusted: true, seen: { newestAt: now, confirmedFrom: null } };
  if (difference < -NORMAL_IN_MS || Math.abs(difference) < STORE_INTERVAL_IN_MS)
    return { isTrusted: true };
  return { isTrusted: true, seen: { newestAt: now, confirmedFrom } };
}
