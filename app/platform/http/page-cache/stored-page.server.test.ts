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

test("of two pages that are sent often at once, one waits for its turn", async () => {
  const pages = await Promise.all([createPage(), createPage()]);
  const bodies = pages.map(({ variants }) => variants.br);
  const sendUntil = (count: number) =>
    vi.waitUntil(() => {
      for (const page of pages) countSending(page);
      return countSmaller() >= count;
    }, 10_000);
  const countSmaller = () => pages.filter(({ variants }, at) => variants.br !== bodies[at]).length;
  await sendUntil(1);
  expect(countSmaller()).toBe(1);
  await sendUntil(2);
});
