import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isBuildStale } from "./build-state.mjs";

let root = "";

beforeEach(() => {
  root = `${mkdtempSync(join(tmpdir(), "pathlight-build-"))}/`;
  for (const path of ["app/root.tsx", "app/root.test.ts", "public/portraits/ana.svg"])
    write(path, 1000);
  for (const folder of ["app", "public", "public/portraits"]) setTime(folder, 1000);
  write("build/server/index.js", 2000);
});
afterEach(() => rmSync(root, { recursive: true }));

function setTime(path: string, seconds: number) {
  utimesSync(root + path, seconds, seconds);
}

function write(path: string, seconds: number) {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, "");
  setTime(path, seconds);
}

test("a build is fresh when every source is older", () => {
  expect(isBuildStale(root)).toBe(false);
});

test("a build is stale when it is missing, or a source or a folder of sources is newer", () => {
  rmSync(`${root}build/server/index.js`);
  expect(isBuildStale(root)).toBe(true);
  write("build/server/index.js", 2000);
  setTime("app/root.tsx", 3000);
  expect(isBuildStale(root)).toBe(true);
  setTime("app/root.tsx", 1000);
  setTime("app", 3000);
  expect(isBuildStale(root)).toBe(true);
});

test("tests are no part of a build", () => {
  setTime("app/root.test.ts", 3000);
  expect(isBuildStale(root)).toBe(false);
});
