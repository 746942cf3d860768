import { expect, test } from "vitest";
import { TABBED_FIELDS } from "~/data/careers/fields";
import { placeLabels } from "./place-labels";
import { toPlane } from "./plane";

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

test.each(TABBED_FIELDS.map((field) => [field.slug, field] as const))(
  "%s: every role is on the plane, no two at the same place",
  (_, { roles }) => {
    const { points } = toPlane(roles);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0.03);
      expect(x).toBeLessThan(0.97);
      expect(y).toBeGreaterThan(0.03);
      expect(y).toBeLessThan(0.97);
    }
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  },
);
