import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { acceptsBrotli, compressText } from "~/platform/http/compression/brotli.server";
import { replaceNonceByHashes } from "./script-hashes";

export interface StoredPage {
  status: number;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** In Brotli. */
  body: Uint8Array;
}

/** Belong to one response, or depend on the encoding. */
const DROPPED_HEADERS = [
  "connection",
  "content-length",
  "content-security-policy",
  "vary",
  "x-request-id",
];

/** The page to keep of a response; null if the response says that it is not for everyone, or another status. */
export async function createStoredPage(
  response: Response,
  expectedStatus: number,
): Promise<StoredPage | null> {
  const { headers, status } = response;
  if (status !== expectedStatus || headers.has("Set-Cookie") || headers.has("Cache-Control"))
    return null;
  if (![null, "Accept-Encoding"].includes(headers.get("Vary"))) return null;
  const { html, policy } = replaceNonceByHashes(
    await response.text(),
    headers.get("Content-Security-Policy") ?? "",
  );
  const text = Buffer.from(html);
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  return {
    status,
    etag,
    headers: {
      ...Object.fromEntries([...headers].filter(([name]) => !DROPPED_HEADERS.includes(name))),
      "content-security-policy": policy,
      // A browser asks each time whether its copy is still right: it may be of an earlier build.
      "cache-control": "private, no-cache",
      vary: "Accept-Encoding, Cookie",
      // An error is no copy of anything that a browser could have.
      ...(status === 200 && { etag }),
    },
    body: await compressText(text),
  };
}

/** Headers and body of a stored page for what a browser accepts. Few accept no Brotli, so no other body is kept. */
export function encodeStoredPage(
  { headers, body }: StoredPage,
  acceptEncoding: string | undefined,
): { headers: Record<string, string>; body: Uint8Array } {
  const isCompressed = acceptsBrotli(acceptEncoding);
  const content = isCompressed ? body : brotliDecompressSync(body);
  return {
    headers: {
      ...headers,
      ...(isCompressed && { "content-encoding": "br" }),
      "content-length": String(content.byteLength),
    },
    body: content,
  };
}

/** A stored page as the response of something that has already looked at the request. */
export function toResponse(page: StoredPage, acceptEncoding: string | undefined): Response {
  const { headers, body } = encodeStoredPage(page, acceptEncoding);
  return new Response(Uint8Array.from(body), { status: page.status, headers });
}
