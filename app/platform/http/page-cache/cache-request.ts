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
/** By length, which most other names don't share, each also in the usual spelling of HTTP/1. */
const BY_LENGTH = HEADERS.reduce<[name: string, spelling: string][][]>((lists, name) => {
  (lists[name.length] ??= []).push([
    name,
    name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  ]);
  return lists;
}, []);

function findName(rawName: string): string | undefined {
  const names = BY_LENGTH[rawName.length];
  if (names === undefined) return undefined;
  for (const [name, spelling] of names)
    if (rawName === name || rawName === spelling || rawName.toLowerCase() === name) return name;
  return undefined;
}

/**
 * Reads only those headers: Node's object of all of them, which it creates when it is first asked for, costs more than
 * finding the page. Headers of the same name are left to Node, which knows how each kind is joined.
 */
export function toCacheRequest(incoming: IncomingMessage): CacheRequest {
  const { method, url, rawHeaders } = incoming;
  const headers: Record<string, string | undefined> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = findName(rawHeaders[index] ?? "");
    if (name === undefined) continue;
    if (headers[name] !== undefined) return incoming;
    headers[name] = rawHeaders[index + 1];
  }
  return { method, url, headers };
}

export function readHeader({ headers }: CacheRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(",") : value;
}
