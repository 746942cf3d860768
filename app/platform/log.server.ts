import pino from "pino";
import { env } from "./env.server";

const MAX_LENGTH = 32_768;
const MAX_AGE_IN_MS = 100;

let lines = "";

function writeLines(): void {
  if (lines === "") return;
  output.write(lines);
  lines = "";
}

// Before pino's own listeners, which write what it has and end.
process.on("beforeExit", writeLines);
process.on("exit", writeLines);

// Another thread writes, so that a slow terminal or disk never delays a response.
const output = pino.destination({ sync: false, minLength: 1 });

// The lines are written together: waking that thread for each costs a third of what sending a stored page costs.
// They are joined here, because pino's output counts the bytes of all that wait with each new one.
const joined = {
  write(line: string): void {
    if (lines === "") setTimeout(writeLines, MAX_AGE_IN_MS).unref();
    lines += line;
    if (lines.length > MAX_LENGTH) writeLines();
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
