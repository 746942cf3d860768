import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { acceptsBrotli, compressText } from "./brotli.server";

test.each([
  ["gzip, deflate, br, zstd", true],
  ["BR;q=0.5, gzip", true],
  ["br;q=0, gzip", false],
  ["br; q=0.000, gzip;q=1.0", false],
  ["gzip, deflate", false],
  ["xbr, brx", false],
  ["*", false],
  ["", false],
  [undefined, false],
])("%s: %s", (header, isAccepted) => {
  expect(acceptsBrotli(header)).toBe(isAccepted);
});

test("compressed text is the same text, and takes no more memory than its length", async () => {
  const text = "Pathlight ".repeat(1000);
  const compressed = await compressText(Buffer.from(text));
  expect(brotliDecompressSync(compressed).toString()).toBe(text);
  expect(compressed.buffer.byteLength).toBe(compressed.byteLength);
});
