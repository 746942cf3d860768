import { realpathSync } from "node:fs";
import { pathToFileURL } from "node:url";

type Stop = (signal: NodeJS.Signals) => void;
let stop: Stop | undefined;

/** Sets what SIGTERM and SIGINT do. A terminal and npm both send SIGINT, so the first must not be the last one handled. */
export function setStop(newStop: Stop): void {
  if (!stop) for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, (name) => stop?.(name));
  stop = newStop;
}

const entryScript = process.argv[1];

/** Whether this is the program, build/server/index.js, rather than imported by another one. */
export const isEntry =
  entryScript !== undefined &&
  new URL("index.js", import.meta.url).href === pathToFileURL(realpathSync(entryScript)).href;

// Process 1 of a container doesn't end on a signal that it doesn't handle, and the start can wait for a database.
if (isEntry) setStop(() => process.exit());
