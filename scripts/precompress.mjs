import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

// Static text is compressed once, here, so that no request waits for it.
const TEXT = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const WORTH_IT_IN_BYTES = 1024;

for (const name of readdirSync("public", { recursive: true, encoding: "utf8" })) {
  const file = join("public", name);
  if (!TEXT.test(name) || statSync(file).size < WORTH_IT_IN_BYTES) continue;
  const content = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(content));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
