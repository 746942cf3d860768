import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// Static files are compressed once, here, so that no request waits for it.
const FOLDER = "build/client";
const COMPRESSIBLE_FILE = /\.(js|css|svg|json|webmanifest|txt|xml|wasm)$/;
/** Below this, compression saves less than a request's headers. */
const MIN_SIZE_IN_BYTES = 300;
/** Above this, the best quality takes half a minute and saves little. */
const LARGE_SIZE_IN_BYTES = 1_000_000;

for (const name of readdirSync(FOLDER, { recursive: true, encoding: "utf8" })) {
  const file = join(FOLDER, name);
  if (!COMPRESSIBLE_FILE.test(name) || statSync(file).size < MIN_SIZE_IN_BYTES) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content, getBrotliOptions(content)));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function getBrotliOptions({ length }) {
  if (length < LARGE_SIZE_IN_BYTES) return {};
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 },
  };
}
