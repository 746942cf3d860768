import { expect, test } from "vitest";
import { placeLabels } from "./place-labels";

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
