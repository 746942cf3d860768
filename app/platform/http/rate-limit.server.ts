import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import { openSQLite } from "~/platform/database/connection.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import { getWiderNetwork } from "./forwarded";

// A file of its own: the limiter writes synchronously and must never land inside, or wait for,
// somebody's open transaction on the main database.
const limitsDatabase = openSQLite("limits.db");
// Counts may be lost with the power, not with the process: so none of them waits for the disk.
limitsDatabase.pragma("synchronous = NORMAL");
limitsDatabase.exec(
  "CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)",
);

/** A /48 has 65,536 networks in it and may be one customer's or a small provider's. */
const WIDER_NETWORK_FACTOR = 4;

export interface RateLimitOptions {
  /** Unique, names the counter in the table. */
  name: string;
  points: number;
  seconds: number;
  /** Counts only: reaching it refuses nothing and is not logged. */
  isCounter?: boolean;
}

/** Counts kept in the database, so that a restart forgives nobody. Keys are hashed: no address is stored. */
export function createRateLimit({ name, points, seconds, isCounter }: RateLimitOptions) {
  const limiter = new RateLimiterSQLite({
    storeClient: limitsDatabase,
    storeType: "better-sqlite3",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    // While the disk cannot be written, counts live in memory: nobody is locked out, nobody is unlimited.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });

  /** A window that ends later than it can last was begun while the clock was wrong: it is forgotten. */
  async function forgetWrongWindow(key: string): Promise<void> {
    const state = await limiter.get(key);
    if (state && state.msBeforeNext > seconds * 1000) await limiter.delete(key);
  }

  return {
    /** Takes one point. Returns the seconds to wait when none is left, else 0. */
    async consume(key: string): Promise<number> {
      const hashedKey = hashKey(key);
      await forgetWrongWindow(hashedKey);
      try {
        await limiter.consume(hashedKey);
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        if (!isCounter) logSecurityEvent("rate-limited", { limit: name });
        return toSeconds(error);
      }
    },
    /** The seconds to wait when no point is left, else 0; takes none. */
    async getWait(key: string): Promise<number> {
      const hashedKey = hashKey(key);
      await forgetWrongWindow(hashedKey);
      const state = await limiter.get(hashedKey);
      return state && state.remainingPoints === 0 ? toSeconds(state) : 0;
    },
    /** Gives a point back: what it was taken for turned out well. */
    async refund(key: string): Promise<void> {
      const { consumedPoints } = await limiter.reward(hashKey(key), 1);
      if (consumedPoints < 0) await limiter.delete(hashKey(key));
    },
    /** Forgets what was counted. */
    async reset(key: string): Promise<void> {
      await limiter.delete(hashKey(key));
    },
  };
}

/** A limit by network address. Of IPv6 the network around is counted as well: one customer may have thousands in it. */
export function createAddressLimit(options: RateLimitOptions) {
  const limit = createRateLimit(options);
  const widerLimit = createRateLimit({
    ...options,
    name: `${options.name}-wider`,
    points: options.points * WIDER_NETWORK_FACTOR,
  });
  return {
    async consume(ip: string): Promise<number> {
      const widerNetwork = getWiderNetwork(ip);
      return (
        (await limit.consume(ip)) || (widerNetwork ? await widerLimit.consume(widerNetwork) : 0)
      );
    },
    async refund(ip: string): Promise<void> {
      const widerNetwork = getWiderNetwork(ip);
      await limit.refund(ip);
      if (widerNetwork) await widerLimit.refund(widerNetwork);
    },
  };
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
