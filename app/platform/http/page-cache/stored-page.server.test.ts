import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { countSending, createStoredPage } from "./stored-page.server";

const HTML = Array.from({ length: 400 }, (_, index) => `<p id="${index * 7919}">${index}</p>`).join(
  "\n",
);

async function createPage() {
  const page = await createStoredPage(new Response(HTML), 200);
  if (!page) throw new Error("not stored");
  return page;
}

test("a page that is sent often gets a smaller body, with its length", async () => {
  const page = await createPage();
  const first = page.variants.br;
  for (let count = 0; count < 15; count += 1) countSending(page);
  expect(page.variants.br).toBe(first);
  countSending(page);
  await vi.waitUntil(() => page.variants.br !== first);
  const { headers, readBody } = page.variants.br;
  expect(readBody().byteLength).toBeLessThan(first.readBody().byteLength);
  expect(headers).toEqual({ ...first.headers, "content-length": String(readBody().byteLength) });
  expect(brotliDecompressSync(readBody()).toString()).toBe(HTML);
});

test("of two pages that are sent often at once, the second one's turn comes later", async () => {
  const [page, other] = await Promise.all([createPage(), createPage()]);
  const [first, second] = [page.variants.br, other.variants.br];
  for (let count = 0; count < 16; count += 1) for (const sent of [page, other]) countSending(sent);
  await vi.waitUntil(() => page.variants.br !== first);
  expect(other.variants.br).toBe(second);
  for (let count = 0; count < 16; count += 1) countSending(other);
  await vi.waitUntil(() => other.variants.br !== second);
});
