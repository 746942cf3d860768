import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

// Static text is compressed once, here, so that no request waits for it.
const TEXT_FILE = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const MIN_SIZE_IN_BYTES = 1024;

for (const name of readdirSync("public", { recursive: true, encoding: "utf8" })) {
  const file = join("public", name);
  if (!TEXT_FILE.test(name) || statSync(file).size < MIN_SIZE_IN_BYTES) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
