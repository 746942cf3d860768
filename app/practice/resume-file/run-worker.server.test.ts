import { constants, deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { createDocxOf, createPdf } from "../../../tests/support/resume-files";
import { readInWorker } from "./run-worker.server";

const LINES = ["Staff nurse in a surgical ward", "IV therapy"];
const MEGABYTE = 1024 * 1024;

const read = (bytes: Uint8Array<ArrayBuffer>, maxSeconds: number) =>
  readInWorker({ bytes, maxLength: 50_000 }, maxSeconds);

test("a worker that is busy after its time is ended", async () => {
  const deep = createDocxOf("<w:p>".repeat(1_400_000));
  expect(await read(deep, 1)).toEqual({ failure: "too-much-work" });
});

test("a worker that takes too much memory is ended", async () => {
  // The same block again and again: a PDF of half a megabyte with a page of 500.
  const block = deflateRawSync(Buffer.alloc(MEGABYTE, "(a) Tj "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const blocks = Array.from({ length: 500 }, () => block);
  const content = Buffer.concat([Buffer.from("789c", "hex"), ...blocks]);
  const bomb = createPdf({ pages: [LINES], content });
  expect(await read(bomb, 120)).toEqual({ failure: "too-much-work" });
});
