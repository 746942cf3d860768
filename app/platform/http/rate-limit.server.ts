import { createHash } from "node:crypto";
import { openSQLite } from "~/platform/database/connection.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import {
  type Counters,
  createCounters,
  createMemoryCounters,
  getSecondsLeft,
} from "./counters.server";
import { getWiderNetwork } from "./forwarded";

// A separate file: counts are written synchronously and must never wait for, or become part of, an
// open transaction on the main database.
const limitsDatabase = openSQLite("limits.db");
// Counts survive a crash of the process but not a power failure, so they don't wait for the disk.
limitsDatabase.pragma("synchronous = NORMAL");
const storedCounters = createCounters(limitsDatabase);
const memoryCounters = createMemoryCounters();

/** A /48 contains 65,536 networks and may belong to one customer or a small provider. */
const WIDER_NETWORK_FACTOR = 4;

export interface RateLimitOptions {
  /** Unique key of the counter in the table. */
  name: string;
  points: number;
  seconds: number;
  /** Counts only: reaching it refuses nothing and is not logged. */
  isCounter?: boolean;
}

/**
 * Rate limits stored in the database, so they survive a restart. Keys are hashed: no addresses are
 * stored.
 */
export function createRateLimit({ name, points, seconds, isCounter }: RateLimitOptions) {
  const toStoredKey = (key: string) => `${name}:${hashKey(key)}`;
  return {
    /** Consumes points. Returns the seconds to wait if not enough are left, else 0. */
    async consume(key: string, cost = 1): Promise<number> {
      const count = useCounters((counters) => counters.add(toStoredKey(key), cost, seconds));
      if (count.points <= points) return 0;
      if (!isCounter) logSecurityEvent("rate-limited", { limit: name });
      return getSecondsLeft(count);
    },
    /** The seconds to wait if no points are left, else 0; consumes none. */
    async getWait(key: string): Promise<number> {
      const count = useCounters((counters) => counters.find(toStoredKey(key), seconds));
      return count && count.points >= points ? getSecondsLeft(count) : 0;
    },
    /** Refunds a point after a success. */
    async refund(key: string): Promise<void> {
      useCounters((counters) => counters.takeOff(toStoredKey(key)));
    },
    /** Resets the count. */
    async reset(key: string): Promise<void> {
      useCounters((counters) => counters.remove(toStoredKey(key)));
    },
  };
}

/** While the disk isn't writable, counts are in memory, so limits still apply. */
function useCounters<Result>(use: (counters: Counters) => Result): Result {
  try {
    return use(storedCounters);
  } catch {
    return use(memoryCounters);
  }
}

/** Deletes expired counts. */
export function deleteExpiredRateLimits(now: Date): void {
  storedCounters.removeExpired(now.getTime());
}

/**
 * A limit by network address. For IPv6 also counts the surrounding /48, where one customer may have
 * thousands of networks.
 */
export function createAddressLimit(options: RateLimitOptions) {
  const limit = createRateLimit(options);
  const widerLimit = createRateLimit({
    ...options,
    name: `${options.name}-wider`,
    points: options.points * WIDER_NETWORK_FACTOR,
  });
  return {
    async consume(ip: string, cost = 1): Promise<number> {
      const widerNetwork = getWiderNetwork(ip);
      return (
        (await limit.consume(ip, cost)) ||
        (widerNetwork ? await widerLimit.consume(widerNetwork, cost) : 0)
      );
    },
    /** The seconds to wait when no point is left, else 0; takes none. */
    async getWait(ip: string): Promise<number> {
      const widerNetwork = getWiderNetwork(ip);
      return (
        (await limit.getWait(ip)) || (widerNetwork ? await widerLimit.getWait(widerNetwork) : 0)
      );
    },
    async refund(ip: string): Promise<void> {
      const widerNetwork = getWiderNetwork(ip);
      await limit.refund(ip);
      if (widerNetwork) await widerLimit.refund(widerNetwork);
    },
  };
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
