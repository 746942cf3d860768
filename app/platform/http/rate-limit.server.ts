import { createHash } from "node:crypto";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { limits } from "~/platform/database/connection.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import { getWiderNetwork } from "./forwarded";

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
  const limiter = limits.create({
    keyPrefix: name,
    points,
    duration: seconds,
    // While the database isn't writable, counts are in memory, so limits still apply.
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  });

  /**
   * A window that ends later than possible started while the clock was wrong, so it is discarded.
   */
  async function forgetWrongWindow(key: string): Promise<void> {
    const state = await limiter.get(key);
    if (state && state.msBeforeNext > seconds * 1000) await limiter.delete(key);
  }

  return {
    /** Consumes points. Returns the seconds to wait if not enough are left, else 0. */
    async consume(key: string, cost = 1): Promise<number> {
      const hashedKey = hashKey(key);
      await forgetWrongWindow(hashedKey);
      try {
        await limiter.consume(hashedKey, cost);
        return 0;
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        if (!isCounter) logSecurityEvent("rate-limited", { limit: name });
        return toSeconds(error);
      }
    },
    /** The seconds to wait if no points are left, else 0; consumes none. */
    async getWait(key: string): Promise<number> {
      const hashedKey = hashKey(key);
      await forgetWrongWindow(hashedKey);
      const state = await limiter.get(hashedKey);
      return state && state.remainingPoints <= 0 ? toSeconds(state) : 0;
    },
    /** How many points were consumed in the current window, also those beyond the limit. */
    async getCount(key: string): Promise<number> {
      return (await limiter.get(hashKey(key)))?.consumedPoints ?? 0;
    },
    /** Refunds a point after a success. */
    async refund(key: string): Promise<void> {
      const { consumedPoints } = await limiter.reward(hashKey(key), 1);
      if (consumedPoints < 0) await limiter.delete(hashKey(key));
    },
    /** Resets the count. */
    async reset(key: string): Promise<void> {
      await limiter.delete(hashKey(key));
    },
  };
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

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
