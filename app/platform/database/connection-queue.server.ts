import { log } from "~/platform/log.server";

const MAX_WAIT_IN_MS = 5000;
/** Connections of others are closed without our knowing. */
const RETRY_IN_MS = 250;
const WARNING_INTERVAL_IN_MS = 60_000;

/** PostgreSQL has no connection left: for this user, this database, or at all. */
const TOO_MANY_CONNECTIONS = "53300";

/** Who is refused another connection waits until one of this pool is free: in turn, and for a limited time. */
export class ConnectionQueue {
  readonly #waiting: (() => void)[] = [];
  #retries: NodeJS.Timeout | undefined;
  #lastWarning = 0;

  async acquire<Connection>(connect: () => Promise<Connection>): Promise<Connection> {
    const deadline = Date.now() + MAX_WAIT_IN_MS;
    if (this.#waiting.length > 0)
      await this.#wait(deadline, (resume) => this.#waiting.push(resume));
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (!isRefused(error) || Date.now() >= deadline) throw error;
        this.#warn(error);
        // It was the first, and stays that.
        await this.#wait(deadline, (resume) => this.#waiting.unshift(resume));
      }
    }
  }

  /** A connection of the pool is free. */
  resumeFirst(): void {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) return;
    clearInterval(this.#retries);
    this.#retries = undefined;
  }

  async #wait(deadline: number, enqueue: (resume: () => void) => void): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    enqueue(resolve);
    this.#retries ??= setInterval(() => this.resumeFirst(), RETRY_IN_MS).unref();
    const timer = setTimeout(() => {
      const index = this.#waiting.indexOf(resolve);
      if (index >= 0) this.#waiting.splice(index, 1);
      resolve();
    }, deadline - Date.now());
    await promise;
    clearTimeout(timer);
  }

  #warn(error: Error): void {
    if (Date.now() - this.#lastWarning < WARNING_INTERVAL_IN_MS) return;
    this.#lastWarning = Date.now();
    log.warn(
      `PostgreSQL refused a connection (${error.message}), so requests wait for others. Set DATABASE_POOL to what it allows.`,
    );
  }
}

function isRefused(error: unknown): error is Error {
  return error instanceof Error && "code" in error && error.code === TOO_MANY_CONNECTIONS;
}
