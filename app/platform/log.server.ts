import pino from "pino";
import { env } from "./env.server";

const CAPACITY_IN_BYTES = 32_768;
const MAX_AGE_IN_MS = 100;
/** UTF-8 takes at most three bytes for each unit of a string. */
const MAX_BYTES_PER_UNIT = 3;

// The lines are written together: waking the thread that writes for each costs a third of what sending a stored page
// costs. They wait as bytes: as parts of one long string, each line’s pieces would be copied by every collection of new
// objects until it is written.
const waiting = Buffer.alloc(CAPACITY_IN_BYTES);
let waitingBytes = 0;

function writeLines(): void {
  if (waitingBytes === 0) return;
  output.write(waiting.toString("utf8", 0, waitingBytes));
  waitingBytes = 0;
}

// Before pino's own listeners, which write what it has and end.
process.on("beforeExit", writeLines);
process.on("exit", writeLines);

// Another thread writes, so that a slow terminal or disk never delays a response.
const output = pino.destination({ sync: false, minLength: 1 });

const joined = {
  write(line: string): void {
    const mostBytes = line.length * MAX_BYTES_PER_UNIT;
    if (waitingBytes + mostBytes > CAPACITY_IN_BYTES) writeLines();
    if (mostBytes > CAPACITY_IN_BYTES) return void output.write(line);
    if (waitingBytes === 0) setTimeout(writeLines, MAX_AGE_IN_MS).unref();
    waitingBytes += waiting.write(line, waitingBytes);
  },
  flush(callback: () => void): void {
    writeLines();
    output.flush(callback);
  },
};

export const log = pino({ level: env.LOG_LEVEL, base: null }, joined);

const logsRequests = log.isLevelEnabled("info");

export interface RequestLine {
  id: string;
  method: string;
  /** Without the query, which may contain tokens. */
  path: string;
  status: number;
  ms: number;
}

/** One line for each request, as pino would write it in three times as long. */
export function logRequest({ id, method, path, status, ms }: RequestLine): void {
  if (!logsRequests) return;
  joined.write(
    `{"level":30,"time":${Date.now()},"id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}}\n`,
  );
}
