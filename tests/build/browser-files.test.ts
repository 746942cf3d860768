import { describe, expect, test } from "vitest";
import { listQuestions } from "~/data/questions/cards.server";
import { measureScripts, scripts } from "./browser-files";

/** As the build writes it, whichever quotation marks it uses. */
const toSource = (text: string) => text.slice(0, 60).split(/["'`\\\n]/, 1)[0] ?? "";

test("no question, sample answer or key point reaches a browser", () => {
  const texts = listQuestions()
    .flatMap(({ question: { prompt, samples, weaker, keyPoints } }) => [
      prompt,
      samples.senior,
      weaker?.text ?? "",
      ...keyPoints.map(({ label }) => label),
    ])
    .map(toSource)
    .filter((text) => text.length > 25);
  expect(texts.length).toBeGreaterThan(150);
  const found = scripts.flatMap(({ name, text }) =>
    texts.filter((each) => text.includes(each)).map((each) => `${name}: ${each}`),
  );
  expect(found).toEqual([]);
});

test("no script of a browser imports a module of Node", () => {
  expect(scripts.length).toBeGreaterThan(10);
  expect(
    scripts.filter(({ text }) => /(?:from|import)\s*"node:/.test(text)).map(({ name }) => name),
  ).toEqual([]);
});

describe("scripts before the first key press, compressed", () => {
  test("every page: at most 5.2 kB", () => {
    expect(measureScripts(["entry.client"])).toBeLessThanOrEqual(5200);
  });

  test("a page with an island: at most 65 kB, the code editor excepted", () => {
    const islands = ["mount", "answer-form", "camera-panel", "read-aloud-button", "session-clock"];
    const bytes = measureScripts(
      ["entry.client", ...islands],
      (name) => !name.startsWith("code-pane"),
    );
    expect(bytes).toBeLessThanOrEqual(65_000);
  });
});
