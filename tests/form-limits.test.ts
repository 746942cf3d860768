import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { ZodType } from "zod";
import { findUnboundedText } from "./support/unbounded-text";

/** These read the environment, and what the coach wrote. */
const OTHER_FILES = /\/(?:env|review)-schema\.server\.ts$/;

const root = new URL("..", import.meta.url).pathname;
const files = globSync("app/**/{schema,*-schema}.server.ts", { cwd: root }).filter(
  (file) => !OTHER_FILES.test(file),
);
const modules = await Promise.all(
  files.map(async (file) => {
    const exports = (await import(/* @vite-ignore */ root + file)) as Record<string, unknown>;
    return Object.entries(exports).map(([name, schema]) => ({ name: `${file} ${name}`, schema }));
  }),
);

test.each(modules.flat().filter(({ schema }) => schema instanceof ZodType))(
  "$name: each text that may be sent has a maximum",
  ({ schema }) => {
    expect(findUnboundedText(schema)).toEqual([]);
  },
);
