import fc from "fast-check";
import { expect, test } from "vitest";
import { findNearest, findNext } from "./chart-dots";

const LINE = [
  { x: 0, y: 50 },
  { x: 10, y: 20 },
  { x: 20, y: 80 },
];

test("the nearest point is found within reach, and none beyond it", () => {
  expect(findNearest(LINE, { x: 8, y: 24 }, 22)).toBe(1);
  expect(findNearest(LINE, { x: 100, y: 20 }, 22)).toBe(-1);
  expect(findNearest([], { x: 0, y: 0 }, 22)).toBe(-1);
});

test("on a line, left and right lead to the neighbor and stay at the ends", () => {
  expect(findNext(LINE, 0, "ArrowRight", "line")).toBe(1);
  expect(findNext(LINE, 2, "ArrowLeft", "line")).toBe(1);
  expect(findNext(LINE, 2, "ArrowRight", "line")).toBe(2);
  expect(findNext(LINE, 0, "ArrowLeft", "line")).toBe(0);
  expect(findNext(LINE, 0, "ArrowUp", "line")).toBe(-1);
  expect(findNext(LINE, 0, "Enter", "line")).toBe(-1);
});

test("on a plane, left and right lead to the next point by x, up and down by y", () => {
  const points = [
    { x: 50, y: 50 },
    { x: 60, y: 52 },
    { x: 55, y: 20 },
    { x: 30, y: 90 },
  ];
  expect(findNext(points, 0, "ArrowRight", "plane")).toBe(2);
  expect(findNext(points, 0, "ArrowUp", "plane")).toBe(2);
  expect(findNext(points, 0, "ArrowLeft", "plane")).toBe(3);
  expect(findNext(points, 0, "ArrowDown", "plane")).toBe(1);
  expect(findNext(points, 3, "ArrowDown", "plane")).toBe(3);
});

test("on a plane, arrows lead from any point to any other", () => {
  const coordinate = fc.integer({ min: 0, max: 300 });
  const points = fc.uniqueArray(fc.record({ x: coordinate, y: coordinate }), {
    minLength: 1,
    maxLength: 12,
    selector: ({ x, y }) => `${x} ${y}`,
  });
  fc.assert(
    fc.property(points, (all) => {
      const reached = new Set([0]);
      for (const index of reached)
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"])
          reached.add(findNext(all, index, key, "plane"));
      expect(reached.size).toBe(all.length);
    }),
  );
});
