import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { isExpectedResult } from "~/practice/code/check-result";
import { shortenLiteral, toCodeLiteral } from "~/practice/code/code-literal";
import { COURSES } from "~/data/learning/courses";
import type { CodeTest, Json } from "~/data/questions/coding/types";
import { loadPythonHarness } from "../../tests/support/python";
import { type CodeExercise, parseCodeExercise } from "./code-exercise-content.server";

const lessons = COURSES.flatMap(({ id, syllabus }) =>
  syllabus.flatMap((module) =>
    module.lessons.flatMap(({ slug }) => {
      const exercise = parseCodeExercise(readFileSync(`content/courses/${id}/${slug}.md`, "utf8"));
      return exercise ? [{ name: `${id}/${slug}`, exercise }] : [];
    }),
  ),
);

let callPython: Awaited<ReturnType<typeof loadPythonHarness>>;

beforeAll(async () => {
  callPython = await loadPythonHarness();
}, 120_000);

/** The tests that code passes, as the page decides it. */
function countPassed({ language, task }: CodeExercise, code: string): number {
  const call = (args: Json[]) =>
    language === "python"
      ? callPython(code, task.functionName, args)
      : callJavaScript(code, task.functionName, args);
  return task.visibleTests.filter((each: CodeTest) => {
    const reply = call(structuredClone(each.args));
    return (
      typeof reply === "object" &&
      reply !== null &&
      "value" in reply &&
      isExpectedResult(task.acceptance, each, reply.value as Json)
    );
  }).length;
}

/** As the sandbox does: results leave as text. */
function callJavaScript(code: string, name: string, args: readonly Json[]): unknown {
  const text: unknown = runInNewContext(
    `${code}\n;JSON.stringify({ value: ${name}(...${JSON.stringify(args)}) })`,
    { URLSearchParams },
    { timeout: 2000 },
  );
  return JSON.parse(String(text));
}

const COURSES_IN_CODE = [
  "advanced-react",
  "python-intro",
  "data-science-essentials",
  "ml-fundamentals",
];

test.each(COURSES_IN_CODE)("every lesson of %s has a code exercise", (id) => {
  const course = COURSES.find((each) => each.id === id);
  const slugs = course?.syllabus.flatMap((module) => module.lessons.map(({ slug }) => slug)) ?? [];
  for (const slug of slugs) {
    const lesson = lessons.find(({ name }) => name === `${id}/${slug}`);
    expect(lesson?.exercise.wrongSolutions.length, slug).toBeGreaterThanOrEqual(2);
  }
});

describe.each(lessons)("the code exercise of $name", ({ exercise }) => {
  test("shows the whole input and result of each test", () => {
    const { language, task } = exercise;
    for (const value of task.visibleTests.flatMap(({ args, expected }) => [...args, expected]))
      expect(shortenLiteral(value, language)).toBe(toCodeLiteral(value, language));
  });

  const { task, starter, solution, wrongSolutions, brief, explanation } = exercise;

  test("is solved by its solution, but not by its starter code", () => {
    expect(countPassed(exercise, solution)).toBe(task.visibleTests.length);
    expect(countPassed(exercise, starter)).toBeLessThan(task.visibleTests.length);
  });

  test("is not solved by a typical mistake", () => {
    for (const wrong of wrongSolutions) {
      const passed = countPassed(exercise, wrong);
      expect(passed, wrong).toBeLessThan(task.visibleTests.length);
      // A mistake in the code itself would fail every test and prove nothing about them.
      expect(passed, wrong).toBeGreaterThan(0);
    }
  });

  test("has a brief, an explanation and different tests", () => {
    expect(brief.length).toBeGreaterThan(150);
    expect(explanation.length).toBeGreaterThan(150);
    expect(starter).toContain(task.functionName);
    const args = task.visibleTests.map((each) => JSON.stringify(each.args));
    expect(new Set(args).size).toBe(args.length);
  });
});
