import { globSync, readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, test } from "vitest";
import { type CodeExample, listCodeExamples } from "../../tests/support/lesson-code";
import { loadPython, startPythonProgram } from "../../tests/support/python";
import { runJavaScriptExample } from "../../tests/support/run-javascript-example";
import { splitCodeExercise } from "./split-code-exercise";

const JAVASCRIPT = ["js", "jsx", "ts", "tsx"];
const RUNNABLE = [...JAVASCRIPT, "python", "sql"];
/** Blocks that need what isn't here: a page, a test runner, pandas, someone who types. */
const MAX_NOT_RUN = 12;

const lessons = globSync("content/courses/*/*.md")
  .toSorted()
  .map((file) => ({
    name: file.replaceAll("\\", "/").replace("content/courses/", ""),
    examples: listCodeExamples(splitCodeExercise(readFileSync(file, "utf8")).lesson).filter(
      ({ language }) => RUNNABLE.includes(language),
    ),
  }))
  .filter(({ examples }) => examples.length > 0);

beforeAll(async () => {
  await loadPython();
}, 120_000);

describe.each(lessons)("the code of $name", ({ examples }) => {
  test("runs, and prints what the lesson says", async () => {
    const runPython = examples.some(({ language }) => language === "python")
      ? await startPythonProgram()
      : undefined;
    for (const example of examples) {
      if (example.marks.includes("norun")) continue;
      const run = async () =>
        example.language === "python"
          ? runPython?.(example.code)
          : example.language === "sql"
            ? runSql(example.code)
            : runJavaScriptExample(example.code);
      if (example.marks.includes("error")) await expect(run(), example.code).rejects.toThrow();
      else expectOutput(example, await run());
    }
  });
});

function expectOutput({ output, code }: CodeExample, printed: string | undefined): void {
  if (output !== null) expect(printed?.trimEnd(), code).toBe(output.trimEnd());
}

/** The table the lessons on SQL query. */
function runSql(query: string): string {
  const database = new Database(":memory:");
  database.exec("create table orders (id, customer_id, city, amount, status, placed_at)");
  database.prepare(query).all();
  database.close();
  return "";
}

test("few blocks aren't run, and fences have no other marks", () => {
  const marks = lessons.flatMap(({ examples }) => examples.flatMap((each) => each.marks));
  expect(marks.filter((mark) => mark === "norun").length).toBeLessThanOrEqual(MAX_NOT_RUN);
  expect(new Set(marks)).toEqual(new Set(["norun", "error"]));
});
