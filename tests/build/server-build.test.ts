import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const { inputs } = z
  .object({ inputs: z.record(z.string(), z.unknown()) })
  .parse(JSON.parse(readFileSync("build/metafile.server.json", "utf8")));
const modules = Object.keys(inputs);

test("the server contains one zod, in one language", () => {
  expect(modules.filter((module) => /\/zod\/(?:v3|v4\/locales)\//.test(module))).toEqual([
    expect.stringContaining("/zod/v4/locales/en.js"),
    expect.stringContaining("/zod/v4/locales/index.js"),
  ]);
});

test("the thread that answers requests loads neither the coach nor its weights: its worker does", () => {
  expect(modules).toContain("app/coach/bands.ts");
  expect(
    modules.filter((module) =>
      /^app\/coach\/(?:embedded|weights\/wordings|wordings\/)/.test(module),
    ),
  ).toEqual([]);
});
