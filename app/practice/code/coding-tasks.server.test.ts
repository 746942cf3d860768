import { describe, expect, it } from "vitest";
import { algorithms } from "~/data/questions/algorithms/card";
import { isExpectedResult } from "~/practice/code/check-result";
import { getStarterCode } from "~/data/questions/coding/starter";
import { CODING_TASKS, getCodingTask } from "~/data/questions/coding/tasks.server";
import type { CodingTask, Json } from "~/data/questions/coding/types";
import { SOLUTIONS, type Solution } from "../../../tests/support/coding-solutions";

/** Like the sandbox, which serializes results to text. */
function runSolution(task: CodingTask, solution: Solution): boolean[] {
  return [...task.visibleTests, ...task.hiddenTests].map((test) => {
    const got = JSON.stringify(
      (solution as (...args: Json[]) => unknown)(...structuredClone(test.args)),
    );
    return got !== undefined && isExpectedResult(task.acceptance, test, JSON.parse(got) as Json);
  });
}

describe.each(CODING_TASKS.map((task) => [task.questionId, task] as const))("%s", (id, task) => {
  it("belongs to the algorithms card and has a check", () => {
    expect(algorithms.questions.map((question) => question.id)).toContain(id);
    expect(getCodingTask(id)).toBe(task);
    expect(task.visibleTests.length).toBeGreaterThanOrEqual(3);
    expect(task.hiddenTests.length).toBeGreaterThanOrEqual(5);
    for (const { args } of [...task.visibleTests, ...task.hiddenTests])
      expect(args).toHaveLength(task.params.length);
    const all = [...task.visibleTests, ...task.hiddenTests].map(({ args }) => JSON.stringify(args));
    expect(new Set(all).size).toBe(all.length);
  });

  it("passes a right solution and fails the usual mistake", () => {
    const solutions = SOLUTIONS[task.functionName];
    expect(runSolution(task, solutions?.right ?? (() => null))).toEqual(
      [...task.visibleTests, ...task.hiddenTests].map(() => true),
    );
    const mistaken = runSolution(task, solutions?.wrong ?? (() => null));
    expect(mistaken).toContain(true);
    expect(mistaken.slice(task.visibleTests.length)).toContain(false);
  });

  it("has starting code that defines a function returning nothing", () => {
    const start = getStarterCode(task, "javascript");
    // oxlint-disable-next-line no-new-func
    expect((new Function(`${start}; return ${task.functionName}`) as () => Solution)()).toBeTypeOf(
      "function",
    );
    expect(getStarterCode(task, "typescript")).toContain(`): ${task.returns} {`);
  });
});

it("an order of courses is checked, not compared", () => {
  const test = { args: [["a", "b", "c"], [["c", "a"]]], expected: ["a", "b", "c"] };
  expect(isExpectedResult("course-order", test, ["b", "a", "c"])).toBe(true);
  expect(isExpectedResult("course-order", test, ["c", "a", "b"])).toBe(false);
  expect(isExpectedResult("course-order", test, ["a", "c"])).toBe(false);
  expect(isExpectedResult("course-order", test, ["a", "a", "c"])).toBe(false);
  expect(isExpectedResult("course-order", test, null)).toBe(false);
  expect(isExpectedResult("course-order", test, { length: 3 })).toBe(false);
});

it("rejects values that only look like the expected one", () => {
  const test = { args: [], expected: [1, 2] };
  for (const got of [
    [1, 2, 3],
    [1],
    ["1", "2"],
    { 0: 1, 1: 2, length: 2 },
    "1,2",
    null,
    [[1], [2]],
  ])
    expect(isExpectedResult("exact", test, got)).toBe(false);
  for (const got of ["2,1", { length: 2 }, [2, 1, 1], [[2], [1]]])
    expect(isExpectedResult("any-order", test, got)).toBe(false);
  expect(
    isExpectedResult(
      "exact",
      { args: [], expected: { a: 1 } },
      JSON.parse('{"__proto__":{"a":1}}') as Json,
    ),
  ).toBe(false);
});
