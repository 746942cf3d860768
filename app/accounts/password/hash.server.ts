import { availableParallelism } from "node:os";
import type { Options } from "@node-rs/argon2";
import { createBoundedQueue } from "./bounded-queue";

// OWASP Password Storage Cheat Sheet: Argon2id (the library's default), 19 MiB, 2 passes, 1 lane.
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
const CURRENT_HASH_PREFIX = `$argon2id$v=19$m=${ARGON2_OPTIONS.memoryCost},t=${ARGON2_OPTIONS.timeCost},p=${ARGON2_OPTIONS.parallelism}$`;

/** Of the four threads that Node has for such work. The other one compresses pages and writes the log. */
const MAX_THREADS = 3;

/** One for each processor; a page takes its turn between them. Forty queued are less than a second of work. */
const hashQueue = createBoundedQueue({
  concurrency: Math.min(availableParallelism(), MAX_THREADS),
  maxWaiting: 40,
});

/** Of the library, which takes 6 MB: loaded with the first password. */
const hash = async (password: string): Promise<string> =>
  (await import("@node-rs/argon2")).hash(password, ARGON2_OPTIONS);
const verify = async (storedHash: string, password: string): Promise<boolean> =>
  (await import("@node-rs/argon2")).verify(storedHash, password);

/** Retry-After in seconds when the queue is full. */
export const BUSY_RETRY_AFTER_IN_SECONDS = 2;

/**
 * Hashes a password off the main thread.
 * @returns the self-describing hash (PHC string), or "busy" when too many are waiting
 */
export function hashPassword(password: string): Promise<string | "busy"> {
  return hashQueue.run(() => hash(normalize(password)));
}

/** What an account without a password has for a hash: no password matches it. */
export const NO_PASSWORD = "";

let decoyHash: Promise<string> | undefined;

/**
 * Compares a password with a stored hash; without a hash (no such account, or none with a password) it takes the same time
 * and fails.
 * @returns whether it matches, or "busy" when too many are waiting
 */
export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
): Promise<boolean | "busy"> {
  decoyHash ??= hash("no account has this password");
  const hashToVerify = storedHash || (await decoyHash);
  const isMatch = await hashQueue.run(() => verify(hashToVerify, normalize(password)));
  return isMatch === "busy" ? isMatch : isMatch && Boolean(storedHash);
}

/** Whether a stored hash uses outdated parameters and should be renewed at sign-in. */
export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(CURRENT_HASH_PREFIX);
}

/**
 * Different keyboards may encode the same characters differently; NFKC makes them equal (RFC 8265).
 */
function normalize(password: string): string {
  return password.normalize("NFKC");
}
