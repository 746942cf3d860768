import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import type { Encoding } from "~/platform/http/encoding/accept-encoding";
import { compressText } from "~/platform/http/encoding/compress.server";
import { replaceNonceByHashes } from "./script-hashes";

type ResponseHeaders = Readonly<Record<string, string>>;

/** A page as it is sent. */
interface Variant {
  headers: ResponseHeaders;
  readBody: () => Uint8Array;
}

export interface StoredPage {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  /** Headers of every variant. */
  headers: ResponseHeaders;
  /** Headers of a 304. */
  unchangedHeaders: ResponseHeaders;
  bytes: number;
  /** How often it is sent before it is worth compressing further; 0 once it is. */
  sendsToCompressFurther: number;
}

/** Roughly what the headers and the key of an entry take. */
const OVERHEAD_IN_BYTES = 6000;
const SENDS_TO_COMPRESS_FURTHER = 16;
/** Belong to one response, or are set for each variant. */
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
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([compress(identity, "br", 5), compress(identity, "gzip", 5)]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const common: ResponseHeaders = {
    // Each response has its own.
    "x-request-id": "",
    ...Object.fromEntries([...headers].filter(([name]) => !DROPPED_HEADERS.includes(name))),
    "content-security-policy": policy,
    // A browser asks each time whether its copy is still right: it may be of an earlier build.
    "cache-control": "private, no-cache",
    vary: "Accept-Encoding, Cookie",
    // An error is no copy of anything that a browser could have.
    ...(status === 200 && { etag }),
  };
  const { "content-type": _, ...unchangedHeaders } = common;
  const isCompressible = Math.max(br.byteLength, gz.byteLength) < identity.byteLength;
  const plain = {
    headers: { ...common, ...createLength(identity) },
    readBody: isCompressible ? unzip(gz) : keep(identity),
  };
  return {
    status,
    etag,
    variants: {
      identity: plain,
      br: isCompressible ? createVariant(common, br, "br") : plain,
      gzip: isCompressible ? createVariant(common, gz, "gzip") : plain,
    },
    headers: common,
    unchangedHeaders,
    bytes:
      OVERHEAD_IN_BYTES + (isCompressible ? br.byteLength + gz.byteLength : identity.byteLength),
    sendsToCompressFurther: SENDS_TO_COMPRESS_FURTHER,
  };
}

/** So long after one page the next may follow: this work never takes more than a twentieth of a processor. */
const PAUSE_IN_MS = 500;
let isCompressing = false;

/** Counts that a page is sent. One at a time of those that are sent often gets a smaller body. */
export function countSending(page: StoredPage): void {
  if (page.sendsToCompressFurther === 0) return;
  page.sendsToCompressFurther -= 1;
  if (page.sendsToCompressFurther > 0) return;
  if (isCompressing) {
    page.sendsToCompressFurther = SENDS_TO_COMPRESS_FURTHER;
    return;
  }
  isCompressing = true;
  void compressFurther(page).finally(() =>
    setTimeout(() => {
      isCompressing = false;
    }, PAUSE_IN_MS).unref(),
  );
}

async function compressFurther({ variants, headers }: StoredPage): Promise<void> {
  const { identity, br } = variants;
  if (br === identity) return;
  variants.br = createVariant(headers, await compress(identity.readBody(), "br", 10), "br");
}

const createVariant = (
  headers: ResponseHeaders,
  body: Uint8Array,
  encoding: Encoding,
): Variant => ({
  headers: { ...headers, "content-encoding": encoding, ...createLength(body) },
  readBody: keep(body),
});

/** A copy: what zlib returns is part of a buffer of 64 KB, which would stay with the page. */
const compress = async (body: Uint8Array, encoding: Encoding, brotliQuality: 5 | 10) =>
  Buffer.from(new Uint8Array(await compressText(body, encoding, brotliQuality)).buffer);
// Functions of their own, which hold on to nothing but the bytes they are given.
const keep = (body: Uint8Array) => () => body;
/** Few clients accept no compression, so their variant is not kept. */
const unzip = (body: Uint8Array) => () => gunzipSync(body);

/** A stored page as the response of something that has already looked at the request. */
export function toResponse({ status, variants }: StoredPage, encoding: Encoding): Response {
  const { headers, readBody } = variants[encoding];
  return new Response(Uint8Array.from(readBody()), { status, headers });
}

function createLength({ byteLength }: Uint8Array) {
  return { "content-length": String(byteLength) };
}
