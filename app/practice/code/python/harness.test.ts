import { toFunctionName } from "~/data/code-languages";
import { beforeAll, expect, test } from "vitest";
import { getStarterCode } from "~/data/questions/coding/starter";
import { CODING_TASKS } from "~/data/questions/coding/tasks.server";
import { loadPythonHarness } from "../../../../tests/support/python";
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
  ["x = 1", { error: "f is missing." }],
  [
    "def g(): pass\ndef h(): pass",
    { error: "f is missing. Your code has g, h: name the one to test f." },
  ],
  ["def g(): return 1", { error: "f is missing. Your code has g: name the one to test f." }],
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

test.each([
  ["another case", "def twoSum(a, b): return b", "twoSum"],
  ["a method", "class Solution:\n  def twoSum(self, a, b): return b", "Solution.twoSum"],
  ["a static method", "class S:\n  @staticmethod\n  def two_sum(a, b): return b", "S.two_sum"],
  ["a class method", "class S:\n  @classmethod\n  def two_sum(cls, a, b): return b", "S.two_sum"],
  [
    "a method with types and a constructor",
    "from typing import List\nclass Solution:\n  def __init__(self): self.k = 1\n  def helper(self, b): return b\n  def twoSum(self, a: List[int], b: str) -> str: return self.helper(b)",
    "Solution.twoSum",
  ],
  ["the only method", "class TwoSum:\n  def solve(self, a, b): return b", "TwoSum.solve"],
  ["the only function", "def solve(a, b): return b", "solve"],
  ["the function beside main", "def solve(a, b): return b\ndef main(): print(input())", "solve"],
  [
    "a decorated function",
    "import functools\n@functools.cache\ndef solve(a, b): return b",
    "solve",
  ],
])("%s is found and named", (_form, source, called) => {
  const args = called === "solve" && source.includes("cache") ? [1, "x"] : [[1], "x"];
  expect(call(source, "two_sum", args)).toEqual({ log: [], value: "x", called });
});

test("is named also where it fails", () => {
  expect(call("def twoSum(a): return a", "two_sum", [1, "x"])).toMatchObject({
    error: expect.stringContaining("takes 1 positional argument"),
    called: "twoSum",
  });
});

test.each([
  "two_sum = lambda a, b: b",
  "def solve(a, b): return b\ntwo_sum = solve",
  "def two_sum(a, b): return b\ndef twoSum(a): return 0",
  "def two_sum(a, b):\r\n\treturn b\r\n",
  "def two_sum(a, b): return b\nif __name__ == '__main__':\n  n = int(input())\n  print(two_sum([n], input()))",
  "from dataclasses import dataclass, field\nfrom typing import NamedTuple\nfrom enum import Enum\n@dataclass\nclass A:\n  b: 'list[int]' = field(default_factory=list)\nclass P(NamedTuple):\n  x: int\nclass C(Enum):\n  RED = 1\ndef two_sum(a, b): return b if A().b == [] and P(1).x == C.RED.value else None",
])("%j is called by its name", (source) => {
  expect(call(source, "two_sum", [[1], "x"])).toEqual({ log: [], value: "x" });
});

test("code that asks for input after its function is tested all the same, and told so", () => {
  const source = "def two_sum(a, b): return b\nn = int(input())\nprint(n)";
  expect(call(source, "two_sum", [[1], "x"])).toEqual({
    log: [
      expect.stringMatching(
        /^Line 2: EOFError: input\(\) has nobody to ask here.* the test went on/,
      ),
    ],
    value: "x",
  });
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
