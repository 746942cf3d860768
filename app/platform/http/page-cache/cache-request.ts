import type { IncomingMessage } from "node:http";

/** What the page cache reads of a request. */
export type CacheRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

const HEADERS = [
  "accept-encoding",
  "authorization",
  "content-length",
  "cookie",
  "host",
  "if-none-match",
  "transfer-encoding",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-request-id",
];
/** By the two usual spellings, so that most names needn't be converted. */
const NAMES = new Map(
  HEADERS.flatMap((name): [string, string][] => [
    [name, name],
    [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), name],
  ]),
);

/**
 * Reads only those headers: Node's object of all of them, which it creates when it is first asked for, costs more than
 * finding the page. Headers of the same name are left to Node, which knows how each kind is joined.
 */
export function toCacheRequest(incoming: IncomingMessage): CacheRequest {
  const { method, url, rawHeaders } = incoming;
  const headers: Record<string, string | undefined> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const rawName = rawHeaders[index] ?? "";
    const name = NAMES.get(rawName) ?? NAMES.get(rawName.toLowerCase());
    if (name === undefined) continue;
    if (headers[name] !== undefined) return incoming;
    headers[name] = rawHeaders[index + 1];
  }
  return { method, url, headers };
}
