import { expect, test } from "vitest";
import { highlightSubmittedCode } from "./highlight-code.server";

const highlight = (language: "javascript" | "typescript" | "text", source: string) =>
  highlightSubmittedCode({ language, source, passed: null, total: null });

test("the words of every line have their style", async () => {
  expect(await highlight("javascript", 'const one = 1;\n// "two"\nreturn "three";')).toEqual([
    [
      { text: "const", style: "keyword" },
      { text: " one = " },
      { text: "1", style: "number" },
      { text: ";" },
    ],
    [{ text: '// "two"', style: "comment" }],
    [
      { text: "return", style: "keyword" },
      { text: " " },
      { text: '"three"', style: "string" },
      { text: ";" },
    ],
  ]);
});

test("types are read in TypeScript", async () => {
  expect((await highlight("typescript", "let a: number[];")).flat()).toContainEqual({
    text: "number",
    style: "keyword",
  });
});

test.each(["javascript", "typescript", "text"] as const)(
  "no character of %s is lost, also where it is no valid code",
  async (language) => {
    const source = "function ( {\n\n  \t`${ unfinished\n</script>";
    const lines = await highlight(language, source);
    expect(lines.map((line) => line.map(({ text }) => text).join("")).join("\n")).toBe(source);
  },
);
