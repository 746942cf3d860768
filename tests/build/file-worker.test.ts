import { cpSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { createPdf } from "../support/resume-files";

const LINE = "Staff nurse in a surgical ward";
/** Letters drawn as pictures, as old programs for typesetting make them. */
const DRAWN_LETTERS = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 8 8] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 0 /LastChar 255 /Widths [${"8 ".repeat(256)}] /Encoding << /Type /Encoding /Differences [83 /S] >> /CharProcs << /S 6 0 R >> /Resources << >> >>`;

test("a file is read with nothing but the build: packages for drawing needn’t be there", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "file-worker-"));
  cpSync("build/server", folder.path, { recursive: true });
  const bytes = createPdf({ pages: [[LINE]], font: DRAWN_LETTERS });
  const worker = new Worker(join(folder.path, "file-worker.js"), {
    workerData: { bytes, maxLength: 1000 },
    env: {},
    stderr: true,
  });
  expect(await new Promise((resolve) => worker.once("message", resolve))).toEqual({
    text: LINE,
    isCut: false,
  });
});
