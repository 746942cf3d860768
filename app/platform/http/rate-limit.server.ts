import { createHash } from "node:crypto";
import { RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import { openSQLite } from "~/platform/database/connection.server";

// A file of its own: the limiter writes synchronously and must never land inside, or wait for,
// somebody's open transaction on the main database.
const limitsDatabase = openSQLite("limits.db");
limitsDatabase.exec(
  "CREATE TABLE IF NOT EXISTS rate_limits (key TEXT PRIMARY KEY, points INTEGER NOT NULL, expire INTEGER)",
);

export interface RateLimitOptions {
  /** Unique, names the counter in the table. */
  name: string;
  points: number;
  seconds: number;
}

/** Counts kept in the database, so that a restart forgives nobody. Keys are hashed: no address is stored. */
export function createRateLimit({ name, points, seconds }: RateLimitOptions) {
  const limiter = new RateLimiterSQLite({
    storeClient: limitsDatabase,
    storeType: "better-sqlite3",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return {
    /** Takes one point. Returns the seconds to wait when none is left, else 0. */
    async consume(key: string): Promise<number> {
      try {
        await limiter.consume(hashKey(key));
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      }
    },
    /** Gives a point back: what it was taken for turned out well. */
    async refund(key: string): Promise<void> {
      await limiter.reward(hashKey(key), 1);
    },
  };
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
