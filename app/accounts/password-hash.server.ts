import { type Options, hash, verify } from "@node-rs/argon2";
import { boundedQueue } from "./bounded-queue";

// OWASP Password Storage Cheat Sheet: Argon2id (the library's default), 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
const COST_IN_HASH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Two at a time keep both cores' worth of hashing going; forty waiting are under a second of work. */
const queue = boundedQueue({ atOnce: 2, waiting: 40 });

/** Seconds a client should wait when the queue was full. */
export const BUSY_RETRY_AFTER = 2;

/**
 * Hashes a password off the main thread.
 * @returns the self-describing hash (PHC string), or "busy" when too many are waiting
 */
export function hashPassword(password: string): Promise<string | "busy"> {
  return queue.run(() => hash(normalize(password), COST));
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash; without one (no such account) it costs the same time and fails.
 * @returns whether it is right, or "busy" when too many are waiting
 */
export async function checkPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean | "busy"> {
  decoy ??= hash("no account has this password", COST);
  const against = stored ?? (await decoy);
  const right = await queue.run(() => verify(against, normalize(password)));
  return right === "busy" ? right : right && stored !== undefined;
}

/** Whether a stored hash was made at another cost than today's and should be renewed at sign-in. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(COST_IN_HASH);
}

/** The same password typed on two keyboards can differ in code points; NFKC makes them one (RFC 8265). */
function normalize(password: string): string {
  return password.normalize("NFKC");
}
