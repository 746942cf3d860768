import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./accept-encoding";
import { replaceNonceByHashes } from "./script-hashes";

/** A page as it is sent: its headers, name and value in turns, and its bytes. */
interface Variant {
  headers: readonly string[];
  body: Buffer;
}

export interface StoredPage {
  etag: string;
  variants: Record<Encoding, Variant>;
  /** Headers of a 304. */
  unchangedHeaders: readonly string[];
  bytes: number;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Two percent more bytes than at 9, for a quarter of the time: a flood of variants is compressed too. */
const BROTLI_QUALITY = 5;
/** Roughly what the headers and the key of an entry take. */
const OVERHEAD_IN_BYTES = 6000;
/** Belong to one response, or are set for each variant. */
const DROPPED_HEADERS = [
  "connection",
  "content-length",
  "content-security-policy",
  "vary",
  "x-request-id",
];

/** The page to keep of a response; null if the response says that it is not for everyone. */
export async function createStoredPage(response: Response): Promise<StoredPage | null> {
  const { headers, status } = response;
  if (status !== 200 || headers.has("Set-Cookie") || headers.has("Cache-Control")) return null;
  if (![null, "Accept-Encoding"].includes(headers.get("Vary"))) return null;
  const { html, policy } = replaceNonceByHashes(
    await response.text(),
    headers.get("Content-Security-Policy") ?? "",
  );
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    compressGzip(identity, { level: 9 }),
  ]);
  const etag = `W/"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const common = [
    ...[...headers].filter(([name]) => !DROPPED_HEADERS.includes(name)).flat(),
    "content-security-policy",
    policy,
    // A browser asks each time whether its copy is still right: it may be of an earlier build.
    "cache-control",
    "private, no-cache",
    "vary",
    "Accept-Encoding, Cookie",
    "etag",
    etag,
  ];
  const createVariant = (body: Buffer, ...encoding: string[]): Variant =>
    body.byteLength < identity.byteLength
      ? { headers: [...common, ...encoding, ...createLength(body)], body }
      : { headers: [...common, ...createLength(identity)], body: identity };
  return {
    etag,
    variants: {
      identity: createVariant(identity),
      br: createVariant(br, "content-encoding", "br"),
      gzip: createVariant(gz, "content-encoding", "gzip"),
    },
    unchangedHeaders: common.flatMap((name, index) =>
      index % 2 === 0 && name !== "content-type" ? [name, common[index + 1] ?? ""] : [],
    ),
    bytes: identity.byteLength + br.byteLength + gz.byteLength + OVERHEAD_IN_BYTES,
  };
}

function createLength({ byteLength }: Buffer): [string, string] {
  return ["content-length", String(byteLength)];
}
