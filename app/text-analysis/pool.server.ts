import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { log } from "~/platform/log.server";
import { OverloadError } from "./overload";
import type { Tasks } from "./tasks";

/** One core is left to the thread that answers requests. */
const MAX_THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** No text within the limits takes more than a quarter of a second: a full queue is empty again before the deadline. */
const MAX_QUEUE_LENGTH = 32;
const DEADLINE_IN_MS = 10_000;
/** As many as may wait for one caller: a class behind one address can send at once, and nobody takes the whole queue. */
const MAX_TASKS_PER_CALLER = 12;
const LOW_PRIORITY = 10;
const MAX_WORKER_MEMORY_IN_MB = 256;

let pool: Piscina | undefined;
const taskCounts = new Map<string, number>();

interface TaskOptions {
  /** Whose task it is: their network address. */
  caller: string;
  signal?: AbortSignal;
}

/** Starts the workers, so that the first task does not wait for them. */
export function startWorkers(): Piscina {
  pool ??= createPool();
  return pool;
}

function createPool(): Piscina {
  const workers = new Piscina({
    filename: fileURLToPath(new URL("./text-worker.js", import.meta.url)),
    minThreads: MAX_THREADS,
    maxThreads: MAX_THREADS,
    maxQueue: MAX_QUEUE_LENGTH,
    niceIncrement: LOW_PRIORITY,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MAX_WORKER_MEMORY_IN_MB },
    // What the server was started with is not meant for its workers, and could end them.
    execArgv: [],
  });
  workers.on("error", (error) => log.error({ err: error }, "a worker failed outside a task"));
  return workers;
}

export async function stopWorkers(): Promise<void> {
  await pool?.destroy();
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
  const workers = startWorkers();
  const taskCount = taskCounts.get(caller) ?? 0;
  if (taskCount >= MAX_TASKS_PER_CALLER || workers.queueSize >= MAX_QUEUE_LENGTH)
    throw new OverloadError();
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
