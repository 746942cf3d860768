import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
} from "node:zlib";
import type { Encoding } from "./accept-encoding";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Waking another thread costs as much as compressing 20 KB. */
const AT_ONCE_MAX = 64 * 1024;

/** Compresses one response, which nobody waits for but who asked for it. */
export function compressOnce(
  text: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
  const isShort = text.byteLength <= AT_ONCE_MAX;
  if (encoding === "identity") return text;
  if (encoding === "gzip") return isShort ? gzipSync(text) : compressGzip(text);
  const options = getBrotliOptions(text, 3);
  return isShort ? brotliCompressSync(text, options) : compressBrotli(text, options);
}

/** Compresses text that is kept, off the main thread. */
export function compressKept(text: Uint8Array, encoding: "br" | "gzip"): Promise<Uint8Array> {
  return encoding === "gzip" ? compressGzip(text) : compressBrotli(text, getBrotliOptions(text, 5));
}

function getBrotliOptions({ byteLength }: Uint8Array, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: byteLength,
    },
  };
}
