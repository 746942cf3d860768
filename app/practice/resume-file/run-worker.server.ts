import { Worker } from "node:worker_threads";
import { log } from "~/platform/log.server";
import { FILE_MAX_SECONDS } from "./limits";
import type { FileResult } from "./types";

export interface WorkerInput {
  bytes: Uint8Array<ArrayBuffer>;
  maxLength: number;
}

/** Built beside the server (vite.config.ts). */
const WORKER = import.meta.env.DEV ? "./worker.ts" : "./file-worker.js";
const MAX_HEAP_IN_MB = 192;
/** Buffers are outside the heap, so the limit of the thread doesn’t count them. */
const MAX_BUFFERS_IN_BYTES = 192 * 1024 * 1024;
const MEMORY_CHECK_INTERVAL_IN_MS = 100;

/**
 * Reads a file in a thread of its own, which is ended with the file, after the time that there is for one, or when it
 * takes too much memory. It knows nothing of the server’s environment, and nothing that it writes is logged.
 */
export function readInWorker(input: WorkerInput, maxSeconds = FILE_MAX_SECONDS) {
  const worker = new Worker(new URL(WORKER, import.meta.url), {
    workerData: input,
    transferList: [input.bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_IN_MB, maxYoungGenerationSizeMb: 16 },
    env: {},
    execArgv: import.meta.env.DEV ? ["--import", "tsx"] : [],
    stdout: true,
    stderr: true,
  });
  return new Promise<FileResult>((resolve) => {
    const finish = (result: FileResult) => {
      clearTimeout(deadline);
      clearInterval(memoryCheck);
      void worker.terminate();
      resolve(result);
    };
    const giveUp = () => finish({ failure: "too-much-work" });
    const deadline = setTimeout(giveUp, maxSeconds * 1000);
    const memoryCheck = setInterval(() => {
      worker
        .getHeapStatistics()
        .then(({ external_memory: size }) => {
          if (size > MAX_BUFFERS_IN_BYTES) giveUp();
        })
        // It has ended meanwhile.
        .catch(() => {});
    }, MEMORY_CHECK_INTERVAL_IN_MS);
    worker.once("message", finish);
    worker.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_WORKER_OUT_OF_MEMORY") return giveUp();
      // Its message could contain text of the file.
      log.warn({ error: error.name, code: error.code }, "a file could not be read");
      finish({ failure: "unreadable" });
    });
    worker.once("exit", () => finish({ failure: "unreadable" }));
  });
}
