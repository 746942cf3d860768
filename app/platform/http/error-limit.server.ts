import { UNKNOWN_IP } from "./client.server";
import { createMemoryCounters, getSecondsLeft } from "./counters.server";
import { getWiderNetwork } from "./forwarded";

/** A class that makes mistakes stays below; each page takes several milliseconds to render. */
const ERRORS_PER_MINUTE = 120;
const WIDER_NETWORK_FACTOR = 4;
const MINUTE_IN_SECONDS = 60;
/** Invalid forms and unknown addresses. Wrong passwords have limits of their own. */
const COUNTED_STATUSES = [400, 404, 422];

const counters = createMemoryCounters();

export const isCountedStatus = (status: number): boolean => COUNTED_STATUSES.includes(status);

/**
 * Counts a page that says what is wrong with a request. Returns the seconds to wait if a network was
 * sent too many of them, else 0. In memory, because a refusal must cost next to nothing.
 */
export function countError(network: string): number {
  // A page for the page cache, or stock remix-serve.
  if (network === UNKNOWN_IP) return 0;
  for (const [key, points] of getLimits(network)) {
    const count = counters.add(key, 1, MINUTE_IN_SECONDS);
    if (count.points > points) return getSecondsLeft(count);
  }
  return 0;
}

/** Whether a network has been sent too many; counts nothing. */
export function hasTooManyErrors(network: string): boolean {
  return getLimits(network).some(
    ([key, points]) => (counters.find(key, MINUTE_IN_SECONDS)?.points ?? 0) >= points,
  );
}

function getLimits(network: string): [string, number][] {
  const widerNetwork = getWiderNetwork(network);
  const limits: [string, number][] = [[network, ERRORS_PER_MINUTE]];
  if (widerNetwork) limits.push([widerNetwork, ERRORS_PER_MINUTE * WIDER_NETWORK_FACTOR]);
  return limits;
}
