import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

const compress = promisify(brotliCompress);

/** Higher ones make a page a few percent smaller and take several times as long. */
const QUALITY = 4;

/** Every browser accepts Brotli over https; whoever doesn't gets the text itself. */
export function acceptsBrotli(acceptEncoding: string | undefined = ""): boolean {
  return parseAccept(acceptEncoding).some(({ type, q }) => type.toLowerCase() === "br" && q > 0);
}

/** Compresses text, off the main thread. */
export async function compressText(text: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const compressed = await compress(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    },
  });
  // A copy: what zlib returns is part of a larger buffer, which a stored page would keep in memory.
  return Uint8Array.from(compressed);
}
