import { expect, test } from "vitest";
import { chunks } from "./browser-build";

const listModules = (pattern: RegExp) =>
  chunks.flatMap(({ file, modules }) =>
    modules.filter((module) => pattern.test(module)).map((module) => `${file}: ${module}`),
  );

const isStub = (module: string) => module.startsWith("empty-module:");

test("no question, sample answer or key point reaches a browser", () => {
  expect(listModules(/^app\/data\/questions\//)).toEqual([]);
});

test("no server module reaches a browser", () => {
  expect(listModules(/^app\/.*\.server\.tsx?$/)).toEqual([]);
});

// A server module is an empty stub in the browser. One that only a single page imports is part of
// that page's file.
test("no file is an empty stub of server modules", () => {
  const stubs = chunks
    .filter(({ modules }) => modules.length > 0 && modules.every(isStub))
    .map(({ file, modules }) => `${file}: ${modules.join(", ")}`);
  expect(stubs, "import these in the page's own server module").toEqual([]);
});

test("a page imports one server module, and shared modules import none", () => {
  const offenders = chunks
    .map(({ file, isEntry, modules }) => ({ file, isEntry, stubs: modules.filter(isStub) }))
    .filter(({ isEntry, stubs }) => stubs.length > (isEntry ? 1 : 0))
    .map(({ file, stubs }) => `${file}: ${stubs.join(", ")}`);
  expect(offenders).toEqual([]);
});
