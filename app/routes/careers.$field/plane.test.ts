import { expect, test } from "vitest";
import { TABBED_FIELDS } from "~/data/careers/fields";
import { findOccupation } from "~/occupations/occupations.server";
import { describeOfficialFigures } from "./official-figures.server";

test.each(TABBED_FIELDS.map((field) => [field.slug, field] as const))(
  "%s: every role has a row or is named as missing; points are on the plane, no two at one place",
  (_, field) => {
    const { plane, rows, missing } = describeOfficialFigures(field, null);
    expect([...rows, ...missing].map(({ title }) => title).toSorted()).toEqual(
      field.roles.map(({ title }) => title).toSorted(),
    );
    for (const { x, y } of plane.points) {
      expect(x).toBeGreaterThan(0.03);
      expect(x).toBeLessThan(0.97);
      expect(y).toBeGreaterThan(0.03);
      expect(y).toBeLessThan(0.97);
    }
    const places = new Set(plane.points.map(({ x, y }) => `${x} ${y}`));
    expect(places.size).toBe(plane.points.length);
  },
);

const [technology, healthcare] = TABBED_FIELDS;
const legal = TABBED_FIELDS.find(({ slug }) => slug === "legal");

test("a role that no occupation is stands below the plane, with the nearest one", () => {
  if (!technology) throw new Error("no field");
  const { plane, missing } = describeOfficialFigures(technology, null);
  expect(missing.map(({ title }) => title)).toEqual([
    "Machine Learning Engineer",
    "Cloud Engineer",
  ]);
  expect(missing[1]?.nearest?.title).toBe("Computer Network Architects");
  expect(plane.points.map(({ name }) => name)).not.toContain("Cloud Engineer");
});

test("roles with the same figures share a point that leads to their occupation", () => {
  if (!legal) throw new Error("no field");
  const { plane } = describeOfficialFigures(legal, null);
  expect(plane.points).toHaveLength(2);
  expect(plane.points[0]).toMatchObject({
    to: "/occupations/23-1011.00",
    label: "Corporate Law and 4 more",
    figures: "$151,160 a year, +4.1%",
  });
});

test("a known present job is a point, and pay is compared with it", () => {
  if (!healthcare) throw new Error("no field");
  const nurse = findOccupation("29-1141.00") ?? null;
  const inField = describeOfficialFigures(healthcare, nurse);
  expect(inField.plane.points.find(({ isOwn }) => isOwn)?.label).toBe("You: Registered Nurse");
  expect(inField.rows.map(({ title, difference }) => [title, difference])).toContainEqual([
    "Healthcare Administrator",
    "+$24,360",
  ]);
  const teacher = describeOfficialFigures(healthcare, findOccupation("25-2021.00") ?? null);
  expect(teacher.plane.points.at(-1)).toMatchObject({ to: "/occupations/25-2021.00", isOwn: true });
});
