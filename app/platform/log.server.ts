import { writeSync } from "node:fs";
import pino from "pino";
import { env } from "./env.server";

const STANDARD_OUTPUT = 1;
const MAX_WAIT_IN_MS = 50;
const MAX_LENGTH = 8192;

// Buffered, so a slow terminal or disk never delays a response.
const destination = pino.destination({ dest: STANDARD_OUTPUT, sync: false });
let lines = "";
let timer: NodeJS.Timeout | undefined;

/**
 * Lines are written together: another thread writes them, and waking it for each would cost a third of what sending
 * a stored page costs.
 */
const stream = {
  write(line: string): void {
    lines += line;
    if (lines.length > MAX_LENGTH) writeLines();
    else timer ??= setTimeout(writeLines, MAX_WAIT_IN_MS);
  },
  flush(done: () => void): void {
    writeLines();
    destination.flush(done);
  },
};

function writeLines(): void {
  clearTimeout(timer);
  timer = undefined;
  if (lines !== "") destination.write(lines);
  lines = "";
}

process.on("exit", () => {
  if (lines !== "") writeSync(STANDARD_OUTPUT, lines);
});

export const log = pino({ level: env.LOG_LEVEL, base: null }, stream);
