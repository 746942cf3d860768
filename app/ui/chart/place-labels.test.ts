import { expect, test } from "vitest";
import { placeLabels, placeLineLabel } from "./place-labels";

test("a label stands right of its point, or left of it at the right edge", () => {
  expect(
    placeLabels([
      { x: 0.1, y: 0.5, label: "Litigation" },
      { x: 0.98, y: 0.2, label: "Contract Law" },
    ]),
  ).toEqual(["right", "left"]);
});

test("a label avoids the point beside it", () => {
  const [first] = placeLabels([
    { x: 0.4, y: 0.5, label: "Corporate Law" },
    { x: 0.46, y: 0.5, label: "Litigation" },
  ]);
  expect(first).toBe("left");
});

test("a label and that of the line keep off the line, the points and each other", () => {
  const points = [
    { x: 0.1, y: 0.8083, label: "Health Information Specialist" },
    { x: 0.28, y: 0.8558, label: "Registered Nurse" },
    { x: 0.9, y: 0.9032, label: "Primary Care Physician" },
  ];
  const line = { y: 0.8946, label: "all occupations +3.1%" };
  expect(placeLineLabel(points, line)).toEqual({ isLeft: true, isBelow: true });
  expect(placeLabels(points, line)).toEqual(["right", "right", "aboveLeft"]);
});
