import { expect, test } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { measureFeatures } from "./features";
import { prepareReference } from "./reference";

const measure = (answer: string) =>
  measureFeatures(
    prepareReference("Why is it slow?", "The index is missing."),
    parseDocument(answer),
  );
const repeatWord = (count: number) => Array.from({ length: count }, () => "index").join(" ");

test("the size of an answer grows up to sixty words, and no further", () => {
  const sizes = [30, 59, 60, 61, 600].map((count) => measure(repeatWord(count)).size);
  expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
  expect(sizes[1]).toBeLessThan(1);
  expect(sizes.slice(2)).toEqual([1, 1, 1]);
});

test("an answer as long as the reference is full", () => {
  expect(measure("Index index index.").fullness).toBe(0.75);
  expect(measure("Index index index index.").fullness).toBe(1);
  expect(measure("Index index index index index.").fullness).toBe(1);
});
