import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { UNKNOWN_IP } from "./client.server";
import { getWiderNetwork } from "./forwarded";

/** A class that makes mistakes stays below; each page takes several milliseconds to render. */
const ERRORS_PER_MINUTE = 120;
const WIDER_NETWORK_FACTOR = 4;
const MINUTE_IN_SECONDS = 60;
/** Invalid forms and unknown addresses. Wrong passwords have limits of their own. */
const COUNTED_STATUSES = [400, 404, 422];

const create = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_IN_SECONDS });
const limit = create(ERRORS_PER_MINUTE);
const widerLimit = create(ERRORS_PER_MINUTE * WIDER_NETWORK_FACTOR);

export const isCountedStatus = (status: number): boolean => COUNTED_STATUSES.includes(status);

/**
 * Counts a page that says what is wrong with a request. Returns the seconds to wait if a network was
 * sent too many of them, else 0. In memory, because a refusal must cost next to nothing.
 */
export async function countError(network: string): Promise<number> {
  // A page for the page cache, or stock remix-serve.
  if (network === UNKNOWN_IP) return 0;
  const widerNetwork = getWiderNetwork(network);
  try {
    await limit.consume(network);
    if (widerNetwork) await widerLimit.consume(widerNetwork);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}

/** Whether a network has been sent too many; counts nothing. */
export async function hasTooManyErrors(network: string): Promise<boolean> {
  const widerNetwork = getWiderNetwork(network);
  const counts = [await limit.get(network), widerNetwork && (await widerLimit.get(widerNetwork))];
  return counts.some((count) => count && count.remainingPoints <= 0);
}
