import { toFunctionName } from "~/data/code-languages";
import { beforeAll, expect, test } from "vitest";
import { getStarterCode } from "~/data/questions/coding/starter";
import { CODING_TASKS } from "~/data/questions/coding/tasks.server";
import { loadPythonHarness } from "../../../tests/support/python";
import { toPythonLiteral } from "./python-literal";

let call: Awaited<ReturnType<typeof loadPythonHarness>>;

beforeAll(async () => {
  call = await loadPythonHarness();
}, 120_000);

test.each(CODING_TASKS)("the starter code of $questionId runs and returns nothing", (task) => {
  const starter = getStarterCode(task, "python");
  for (const { args } of task.visibleTests)
    expect(call(starter, toFunctionName(task.functionName, "python"), args)).toEqual({
      log: [],
      value: null,
    });
  expect(starter).not.toMatch(/null|interface|\/\//);
});

test.each([
  ["def f(a, b): return [a, b]", { log: [], value: [1, "x"] }],
  ["def f(a, b): return a, {'k': None, 1: True}", { log: [], value: [1, { k: null, 1: true }] }],
  ["def f(*a):\n  print('one\\ntwo', end='')\n  print()", { log: ["one", "two"], value: null }],
  ["import sys\ndef f(*a): sys.stderr.write('oh'); return 1", { log: ["oh"], value: 1 }],
  ["def f(*a): return {1, 2}", { error: expect.stringContaining("type set") }],
  ["def f(*a): return float('nan')", { error: expect.stringContaining("type float") }],
  ["def f(a):\n  return a", { error: expect.stringContaining("takes 1 positional argument") }],
  ["def f(a, b):\n  return a + b", { error: expect.stringMatching(/^Line 2: TypeError: /) }],
  ["def f(*a):\n  assert False", { error: "Line 2: AssertionError" }],
  ["def f(*a):\n  return (", { error: expect.stringMatching(/^Line 2: SyntaxError: /) }],
  ["def f(*a): return f(*a)", { error: expect.stringMatching(/RecursionError/) }],
  ["def g(): pass", { error: "f is not defined" }],
  ["import sys\nsys.exit(3)", { error: "Line 2: SystemExit: 3" }],
  ["def f(*a): return input()", { error: expect.stringContaining("EOFError") }],
  [
    "def f(*a): return input('Name? ')",
    { error: expect.stringContaining("input() has nobody to ask here") },
  ],
  [
    "import math\nimport pandas as pd",
    { error: expect.stringMatching(/^Line 2: ModuleNotFoundError: pandas isn’t available here/) },
  ],
  [
    "from numpy.linalg import norm",
    { error: expect.stringMatching(/ModuleNotFoundError: numpy isn’t available here/) },
  ],
  ["raise ModuleNotFoundError('mine')", { error: "Line 1: ModuleNotFoundError: mine" }],
  [
    "from dataclasses import dataclass\n@dataclass\nclass A:\n  b: int\ndef f(a, b): return A(a).b",
    { value: 1 },
  ],
])("%s", (source, reply) => {
  expect(call(source, "f", [1, "x"])).toMatchObject(reply);
});

test("what is printed is kept up to a limit, and calls don't share names", () => {
  const endless = "kept = 1\ndef f():\n  for _ in range(1000): print('x' * 10_000)";
  const { log } = call(endless, "f", []) as { log: string[] };
  expect(log).toHaveLength(50);
  expect(log[0]).toHaveLength(500);
  const manyLines = "def f():\n  for i in range(100_000): print(i)\n  return 'done'";
  expect(call(manyLines, "f", [])).toMatchObject({ value: "done" });
  expect(call("def f(): return kept", "f", [])).toMatchObject({
    error: expect.stringContaining("NameError"),
  });
});

test("values are shown as Python writes them", () => {
  expect(toPythonLiteral([1, null, true, "a", { b: [false] }])).toBe(
    '[1, None, True, "a", {"b": [False]}]',
  );
});
