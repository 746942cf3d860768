import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Piscina } from "piscina";
import { log } from "~/platform/log.server";
import { OverloadError } from "./overload";
import type { Tasks } from "./tasks";

/** One core is left to the thread that answers requests. */
const MAX_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** No text within the limits takes more than a quarter of a second of work, so a full queue is empty again in time. */
const MAX_QUEUE_LENGTH = 32 * MAX_THREADS;
/** Within what a proxy waits, and long enough for a worker that other programs leave a twentieth of a core. */
const DEADLINE_IN_MS = 30_000;
/** A class behind one address can send at once: answers of usual length take a few milliseconds. */
const MAX_TASKS_PER_CALLER = 12;
/** Clients that try again at once would keep the server busy with pages that say it is busy. */
const REFUSAL_DELAY_IN_MS = 1000;
/**
 * Added to the workers' nice value: pages come first. With 10, other programs of a busy machine left a worker so little
 * time that answers missed the deadline.
 */
const NICE_INCREMENT = 5;
/** Built beside the server (vite.config.ts). */
const WORKER = import.meta.env.DEV ? "./worker.ts" : "./text-worker.js";
const MAX_WORKER_MEMORY_IN_MB = 256;
const MAX_WORKER_MEMORY_FOR_NEW_OBJECTS_IN_MB = 8;
/** A worker takes 90 MB. */
const IDLE_TIMEOUT_IN_MS = 5 * 60 * 1000;

let pool: Promise<Piscina> | undefined;
const taskCounts = new Map<string, number>();

interface TaskOptions {
  /** Whose task it is: their network address. */
  caller: string;
  signal?: AbortSignal;
}

/**
 * Starts the workers, unless they run. A page where a text may soon be sent does so, so that the text
 * doesn't wait for them: they take a while to load, and memory that a server without any needn't spend.
 */
export function startWorkers(): void {
  startWorker().catch((error: unknown) => log.error({ err: error }, "a worker failed to start"));
}

async function startWorker(): Promise<void> {
  const workers = await getPool();
  if (workers.threads.length > 0) return;
  await workers.run("", { name: "readSource" satisfies keyof Tasks });
}

function getPool(): Promise<Piscina> {
  pool ??= createPool();
  return pool;
}

async function createPool(): Promise<Piscina> {
  const { Piscina } = await import("piscina");
  const workers = new Piscina({
    filename: fileURLToPath(new URL(WORKER, import.meta.url)),
    minThreads: 0,
    maxThreads: MAX_THREADS,
    maxQueue: MAX_QUEUE_LENGTH,
    niceIncrement: NICE_INCREMENT,
    idleTimeout: IDLE_TIMEOUT_IN_MS,
    recordTiming: false,
    resourceLimits: {
      maxOldGenerationSizeMb: MAX_WORKER_MEMORY_IN_MB,
      maxYoungGenerationSizeMb: MAX_WORKER_MEMORY_FOR_NEW_OBJECTS_IN_MB,
    },
    // What the server was started with is not meant for its workers, and could end them.
    execArgv: import.meta.env.DEV ? ["--import", "tsx"] : [],
  });
  workers.on("error", (error) => log.error({ err: error }, "a worker failed outside a task"));
  return workers;
}

export async function stopWorkers(): Promise<void> {
  await (await pool)?.destroy();
  pool = undefined;
}

/**
 * Runs a task in a worker. Rejects with an OverloadError when the queue is full, the caller has too much in it,
 * or the deadline has passed; a worker that is still busy by then is ended.
 */
export async function runTask<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
  { caller, signal }: TaskOptions,
): Promise<ReturnType<Tasks[Name]>> {
  const workers = await getPool();
  const taskCount = taskCounts.get(caller) ?? 0;
  if (taskCount >= MAX_TASKS_PER_CALLER || workers.queueSize >= MAX_QUEUE_LENGTH) {
    await pause(REFUSAL_DELAY_IN_MS, undefined, { signal });
    throw new OverloadError();
  }
  taskCounts.set(caller, taskCount + 1);
  const deadline = AbortSignal.timeout(DEADLINE_IN_MS);
  try {
    return await workers.run(input, {
      name,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw deadline.aborted ? new OverloadError() : error;
  } finally {
    const remaining = (taskCounts.get(caller) ?? 1) - 1;
    if (remaining > 0) taskCounts.set(caller, remaining);
    else taskCounts.delete(caller);
  }
}
