import fc from "fast-check";
import { expect, test } from "vitest";
import { rememberLast } from "./remember-last";

test("gives what the function gives, and runs it only when a value changes", () => {
  const value = fc.constantFrom("a", "b", undefined);
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value)), (calls) => {
      const runs: string[] = [];
      const join = (...values: [string | undefined, string | undefined]) =>
        values.map(String).join();
      const remembered = rememberLast((...values: Parameters<typeof join>) => {
        runs.push(join(...values));
        return join(...values);
      });
      const results = calls.map((values) => remembered(...values));
      expect(results).toEqual(calls.map((values) => join(...values)));
      expect(runs).toEqual(results.filter((result, index) => result !== results[index - 1]));
    }),
  );
});

test("a failure is not remembered", () => {
  const read = rememberLast((text: string) => JSON.parse(text) as unknown);
  expect(() => read("{")).toThrow(SyntaxError);
  expect(() => read("{")).toThrow(SyntaxError);
  expect(read("1")).toBe(1);
});
