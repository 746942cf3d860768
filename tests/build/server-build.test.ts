import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const metafileSchema = z.object({ inputs: z.record(z.string(), z.unknown()) });

test("the thread that answers requests loads neither the coach nor its weights: its worker does", () => {
  const { inputs } = metafileSchema.parse(
    JSON.parse(readFileSync("build/metafile.server.json", "utf8")),
  );
  const modules = Object.keys(inputs);
  expect(modules).toContain("app/coach/bands.ts");
  expect(
    modules.filter((module) =>
      /^app\/coach\/(?:embedded|weights\/wordings|wordings\/)/.test(module),
    ),
  ).toEqual([]);
});
