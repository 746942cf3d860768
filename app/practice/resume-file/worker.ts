import { parentPort, workerData } from "node:worker_threads";
import { readFile } from "./read-file";
import type { WorkerInput } from "./run-worker.server";

// Built to build/server/file-worker.js (vite.config.ts); reads one file and ends.
const { bytes, maxLength } = workerData as WorkerInput;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, threads do not
parentPort?.postMessage(await readFile(bytes, maxLength));
