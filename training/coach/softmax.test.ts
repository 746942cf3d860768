import { expect, it } from "vitest";
import { fitSoftmax, type ClassExample } from "./softmax";

/** Three classes, each with a feature of its own, and a feature of all. */
const EXAMPLES: ClassExample[] = [0, 1, 2].flatMap((label) =>
  Array.from({ length: 4 }, () => ({ indices: [label, 3], values: [1, 1], label })),
);

it("finds what tells classes apart, and nothing in what all have", () => {
  const weights = fitSoftmax(EXAMPLES, 4, 3, 0.1);
  for (const label of [0, 1, 2]) {
    const own = weights.slice(label * 3, label * 3 + 3);
    expect(own[label]).toBe(Math.max(...own));
    expect(own[label]).toBeGreaterThan(1);
    expect(Math.abs(weights[9 + label] ?? 1)).toBeLessThan(0.01);
  }
});

it("gives smaller weights under a larger penalty, and the same ones each time", () => {
  const [small = 0] = fitSoftmax(EXAMPLES, 4, 3, 10);
  const [large = 0] = fitSoftmax(EXAMPLES, 4, 3, 0.1);
  expect(small).toBeGreaterThan(0);
  expect(small).toBeLessThan(large);
  expect(fitSoftmax(EXAMPLES, 4, 3, 0.1)).toEqual(fitSoftmax(EXAMPLES, 4, 3, 0.1));
});
