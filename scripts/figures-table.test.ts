import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeFigures } from "./figures-table";

const FILE = new URL("../docs/figures.md", import.meta.url);

test("docs/figures.md has the figures of the data", () => {
  expect(
    readFileSync(FILE, "utf8") === writeFigures(),
    "docs/figures.md is out of date: run npm run docs:figures",
  ).toBe(true);
});

test("a group is named, and a role without an occupation says which is nearest", () => {
  const text = writeFigures();
  expect(text).toMatch(
    /\| Water Resource Specialist \| \$72,000, \+11% \| [^|]* \| the group Natural sciences managers/,
  );
  expect(text).toMatch(
    /\| Product Manager \|[^|]*\|[^|]*\| no official occupation; the nearest is/,
  );
  expect(text.match(/^\| .*\$/gm)).toHaveLength(54);
});
