import { log } from "~/platform/log.server";

/** The most that wait to be saved, of one kind; beyond it the oldest are forgotten. */
const MAX_WAITING = 10_000;
/** As long as a session lasts: all that can be revoked has ended by then. */
const MAX_AGE_IN_MS = 90 * 24 * 60 * 60 * 1000;
const BATCH_SIZE = 500;

interface RevocationOptions {
  /** For the log. */
  kind: string;
  save(ids: string[]): Promise<unknown>;
}

const kinds: { saveWaiting(): Promise<void> }[] = [];

/**
 * What people end or take back, such as their sessions. A revocation never depends on a write: while the database can't
 * be written it takes effect in this process, which saves it as soon as it can.
 */
export function createRevocations({ kind, save }: RevocationOptions) {
  /** When each was revoked, by id, oldest first. */
  const waiting = new Map<string, number>();

  function remember(ids: readonly string[]): void {
    const now = Date.now();
    for (const id of ids) {
      waiting.delete(id);
      waiting.set(id, now);
    }
    for (const [id, revokedAt] of waiting) {
      if (waiting.size <= MAX_WAITING && revokedAt > now - MAX_AGE_IN_MS) break;
      waiting.delete(id);
    }
    log.warn(
      { kind, waiting: waiting.size },
      "revoked in memory until the database can be written",
    );
  }

  function forget(ids: readonly string[]): void {
    for (const id of ids) waiting.delete(id);
  }

  async function saveWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const ids = [...waiting.keys()].slice(0, BATCH_SIZE);
      await save(ids);
      forget(ids);
    }
  }
  kinds.push({ saveWaiting });

  return {
    isRevoked: (id: string): boolean => waiting.has(id),
    /** @returns whether it is saved; if not, a restart before it is undoes it */
    async revoke(ids: string[]): Promise<{ isSaved: boolean }> {
      try {
        await save(ids);
        return { isSaved: true };
      } catch (error) {
        log.error({ err: error, kind }, "a revocation could not be saved");
        remember(ids);
        return { isSaved: false };
      }
    },
    /** The same without a try, for a caller that has just seen the database fail. */
    revokeInMemory: remember,
    /** For what its owner allows again. */
    allow: forget,
  };
}

/** Saves what was revoked while the database couldn't be written. */
export async function saveRevocations(): Promise<void> {
  for (const { saveWaiting } of kinds)
    await saveWaiting().catch((error: unknown) =>
      log.warn({ err: error }, "revocations still can’t be saved"),
    );
}
