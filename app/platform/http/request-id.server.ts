import { randomBytes } from "node:crypto";

const PROCESS_ID = randomBytes(9).toString("base64url");
let count = 0;

/** Names one request in the log and in its response: unique, but not secret. */
export function createRequestId(): string {
  count += 1;
  return `${PROCESS_ID}-${count}`;
}
