import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { prepareScript } from "./prepare-script";

/** Calls what is found with 1 and 2, as the sandbox does. */
function call(code: string, language: "javascript" | "typescript" = "javascript") {
  const { source, expression, called, problem } = prepareScript(code, language, "twoSum");
  const exports = {};
  const context = { module: { exports }, exports };
  const script = `const before = 1;\n${source}\n;(${expression})(1, 2)`;
  return { value: problem ?? (runInNewContext(script, context) as unknown), called };
}

test.each([
  "function twoSum(a, b) { return a + b; }",
  "const twoSum = (a, b) => a + b;",
  "let twoSum; twoSum = function (a, b) { return a + b; };",
  "twoSum = (a, b) => a + b;",
  "const curry = (f) => (a, b) => f(a, b); const twoSum = curry((a, b) => a + b);",
  "const { twoSum } = { twoSum: (a, b) => a + b };",
  "function two_sum() { return 0; } function twoSum(a, b) { return a + b; }",
  "function twoSum(a, b) { return a + b; }\nmodule.exports = twoSum;",
  "function twoSum(a, b) { return a + b; }\nmodule.exports = { twoSum };",
  "module.exports.twoSum = (a, b) => a + b;",
  "exports.twoSum = function (a, b) { return a + b; };",
  "export function twoSum(a, b) { return a + b; }",
  "export const twoSum = (a, b) => a + b;",
  "export default function twoSum(a, b) { return a + b; }",
  "function twoSum(a, b) { return a + b; }\nexport { twoSum };",
  "const twoSum = (a: number, b: number): number => a + b;",
  "type Pair = [number, number];\nexport function twoSum(...[a, b]: Pair) { return a + b; }",
  "function twoSum(a, b) { return a + b; }\r\n",
  "function twoSum(a, b) {\u00a0return a + b; }",
])("%j is called by its name", (code) => {
  expect(call(code)).toEqual({ value: 3, called: undefined });
});

test.each([
  ["class Solution { twoSum(a, b) { return a + b; } }", "method Solution.twoSum"],
  ["class Solution { static two_sum(a, b) { return a + b; } }", "method Solution.two_sum"],
  ["class Solution { twoSum = (a, b) => a + b; }", "method Solution.twoSum"],
  [
    "class Solution { constructor() { this.k = 1; } get size() { return 0; } add(a, b) { return a + b; } twoSum(a, b) { return this.add(a, b); } }",
    "method Solution.twoSum",
  ],
  ["class Solution { solve(a, b) { return a + b; } }", "method Solution.solve"],
  [
    "function Solution() {}\nSolution.prototype.twoSum = function (a, b) { return a + b; };",
    "method Solution.twoSum",
  ],
  ["const solution = { twoSum(a, b) { return a + b; } };", "method solution.twoSum"],
  ["function two_sum(a, b) { return a + b; }", "function two_sum"],
  ["const TwoSum = (a, b) => a + b;", "function TwoSum"],
  ["const limit = 3; function solve(a, b) { return a + b; }", "function solve"],
  ["function solve(a, b) { return a + b; }\nfunction main() { throw 1; }", "function solve"],
  ["module.exports = (a, b) => a + b;", "default export"],
  ["module.exports = { solve: (a, b) => a + b };", "method solve"],
  ["const plus = (a, b) => a + b; const id = (a) => a;\nmodule.exports = plus;", "function plus"],
  ["const plus = (a, b) => a + b; const id = (a) => a;\nmodule.exports = { plus };", "method plus"],
  ["const plus = (a, b) => a + b; const id = (a) => a;\nexport default plus;", "function plus"],
  ["const plus = (a, b) => a + b;\nexport { plus as twoSum };", "function plus"],
  ["export default (a, b) => a + b;", "default export"],
  ["export default function (a, b) { return a + b; }", "default export"],
  ["export default class { twoSum(a, b) { return a + b; } }", "method twoSum"],
  [
    "export default class Solution { twoSum(a: number, b: number) { return a + b; } }",
    "method Solution.twoSum",
  ],
])("%j is found and named", (code, called) => {
  expect(call(code)).toEqual({ value: 3, called });
  expect(call(code, "typescript")).toEqual({ value: 3, called });
});

test("code with no function or several others is not guessed at", () => {
  expect(call("const other = 1;").value).toBe("twoSum is missing.");
  expect(call("const a = () => 1; class S { b() {} }").value).toBe(
    "twoSum is missing. Your code has a, method S.b: name the one to test twoSum.",
  );
});

test.each([
  [
    "function twoSum( {",
    "Line 1: SyntaxError: The code ends before a bracket, a brace or a quote is closed.",
  ],
  [
    "function twoSum(a) {\n  return 1;\n\n",
    "Line 2: SyntaxError: The code ends before a bracket, a brace or a quote is closed.",
  ],
  ["const a = 1;\nconst b = ;\nfunction twoSum() {}", "Line 2: SyntaxError: Unexpected token."],
])("%j can’t be read, and nothing in it is called", (code, problem) => {
  for (const language of ["javascript", "typescript"] as const)
    expect(prepareScript(code, language, "twoSum")).toEqual({
      source: code,
      expression: "twoSum",
      problem,
    });
});
