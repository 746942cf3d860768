import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const scripts = globSync("app/browser/**/*.{ts,tsx}", { exclude: ["**/*.test.ts"] });

test("scripts find elements by attributes, not by classes or ids", () => {
  expect(scripts.length).toBeGreaterThan(20);
  const offenders = scripts.flatMap((file) =>
    listTexts(file)
      .filter((text) => /(?:^|[\s,(>+~\]\w])[.#][a-z]/.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(offenders).toEqual([]);
});

test("what scripts look for is rendered", () => {
  const components = globSync("app/**/*.tsx").map((file) => readFileSync(file, "utf8"));
  const rendered = new Set(components.join().match(/\bdata-[a-z-]+/g));
  const wanted = scripts
    .flatMap(listTexts)
    .flatMap((text) => [...text.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = ""]) => name));
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((name) => !rendered.has(name))).toEqual([]);
});

/** The texts of a script, such as selectors, without what is filled in and without paths. */
function listTexts(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/(["'`])((?:(?!\1).)*)\1/g)]
    .map(([, , text = ""]) => text.replaceAll(/\$\{.*?\}/g, ""))
    .filter((text) => !/^(?:~|\.*)\//.test(text));
}
