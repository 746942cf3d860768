import { expect, test } from "vitest";
import { TABBED_FIELDS } from "~/data/careers/fields";
import { findOccupation } from "~/occupations/occupations.server";
import { describeOfficialFigures } from "./official-figures.server";

test.each(TABBED_FIELDS.map((field) => [field.slug, field] as const))(
  "%s: every role has a row or is named as missing; points are on the plane, no two at one place",
  (_, field) => {
    const { plane, table } = describeOfficialFigures(field, null);
    const named = [...table.rows, ...table.missing].map(({ title }) => title);
    expect(new Set(named)).toEqual(new Set(field.roles.map(({ title }) => title)));
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
const environmental = TABBED_FIELDS.find(({ slug }) => slug === "environmental");

test("the figures of a group are in the table alone, not in the finding, the range or the plane", () => {
  if (!environmental) throw new Error("no field");
  const { finding, facts, plane, table } = describeOfficialFigures(environmental, null);
  expect(table.rows[0]?.title).toBe("Water Resource Specialist");
  expect(finding).toBe(
    "Environmental Engineers earn the most, $104,170 a year. Environmental Scientists and Specialists, Including Health, grow the fastest, +4.4% to 2034.",
  );
  expect(facts[1]).toEqual({ label: "Median pay, 3 of 6 roles", value: "$68–104k" });
  expect(plane.points).toHaveLength(3);
});

test("an occupation counts once, however many roles have it", () => {
  if (!legal) throw new Error("no field");
  expect(describeOfficialFigures(legal, null).finding).toBe(
    "Lawyers earn the most, $151,160 a year, and grow the fastest, +4.1% to 2034.",
  );
});

test("a role that no occupation is stands below the plane, with the nearest one", () => {
  if (!technology) throw new Error("no field");
  const { plane, table } = describeOfficialFigures(technology, null);
  expect(table.missing.map(({ title }) => title)).toEqual([
    "Machine Learning Engineer",
    "Cloud Engineer",
  ]);
  expect(table.missing[1]?.note).toMatch(/^The nearest occupation is Computer Network Architects/);
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
  expect(inField.table.rows.map(({ title, difference }) => [title, difference])).toContainEqual([
    "Healthcare Administrator",
    "+$24,360",
  ]);
  const teacher = describeOfficialFigures(healthcare, findOccupation("25-2021.00") ?? null);
  expect(teacher.plane.points.at(-1)).toMatchObject({ to: "/occupations/25-2021.00", isOwn: true });
});
