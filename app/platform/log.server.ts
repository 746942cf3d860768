import pino from "pino";
import { env } from "./env.server";

const CAPACITY_IN_BYTES = 32_768;
const MAX_AGE_IN_MS = 100;
const MAX_WAITING_REQUESTS = 32;
/** UTF-8 takes at most three bytes for each unit of a string. */
const MAX_BYTES_PER_UNIT = 3;

// The lines are written together: waking the thread that writes for each costs a third of what sending a stored page
// costs. They wait as bytes: as parts of one long string, each line’s pieces would be copied by every collection of new
// objects until it is written.
const waiting = Buffer.alloc(CAPACITY_IN_BYTES);
let waitingBytes = 0;
// Requests are collected first: formatting their lines in one go takes a third of the time.
const requests: LoggedRequest[] = [];
let isWriteScheduled = false;

function writeLines(): void {
  isWriteScheduled = false;
  addRequestLines();
  writeBytes();
}

function writeBytes(): void {
  if (waitingBytes === 0) return;
  output.write(waiting.toString("utf8", 0, waitingBytes));
  waitingBytes = 0;
}

function scheduleWrite(): void {
  if (isWriteScheduled) return;
  isWriteScheduled = true;
  setTimeout(writeLines, MAX_AGE_IN_MS).unref();
}

function addLines(lines: string): void {
  const mostBytes = lines.length * MAX_BYTES_PER_UNIT;
  if (waitingBytes + mostBytes > CAPACITY_IN_BYTES) writeBytes();
  if (mostBytes > CAPACITY_IN_BYTES) return void output.write(lines);
  waitingBytes += waiting.write(lines, waitingBytes);
  scheduleWrite();
}

// Before pino's own listeners, which write what it has and end.
process.on("beforeExit", writeLines);
process.on("exit", writeLines);

// Another thread writes, so that a slow terminal or disk never delays a response.
const output = pino.destination({ sync: false, minLength: 1 });

const joined = {
  write(line: string): void {
    addRequestLines();
    addLines(line);
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
  /** Its query, which may contain tokens, isn’t logged. */
  url: string;
  status: number;
  ms: number;
}

interface LoggedRequest extends RequestLine {
  time: number;
}

/** One line for each request, as pino would write it in three times as long. */
export function logRequest({ id, method, url, status, ms }: RequestLine): void {
  if (!logsRequests) return;
  requests.push({ id, method, url, status, ms, time: Date.now() });
  if (requests.length === MAX_WAITING_REQUESTS) addRequestLines();
  else scheduleWrite();
}

function addRequestLines(): void {
  if (requests.length === 0) return;
  addLines(requests.map(toLine).join(""));
  requests.length = 0;
}

function toLine({ id, method, url, status, ms, time }: LoggedRequest): string {
  const queryStart = url.indexOf("?");
  const path = JSON.stringify(queryStart < 0 ? url : url.slice(0, queryStart));
  return `{"level":30,"time":${time},"id":"${id}","method":"${method}","path":${path},"status":${status},"ms":${ms}}\n`;
}
