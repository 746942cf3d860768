import { expect, test } from "vitest";
import { listOccupations } from "./occupations.server";
import { drawDots, findOutliers, listDots, toX, toY } from "./plane.server";

const all = listOccupations();

test("every occupation with published pay is drawn within the plane, once for each pair of figures", () => {
  const dots = listDots(all);
  expect(dots.flatMap(({ occupations }) => occupations)).toHaveLength(
    all.filter(({ outlook }) => outlook?.medianPay).length,
  );
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(1);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(1);
  }
  expect(drawDots(all).match(/h0/g)?.length).toBeGreaterThan(400);
  expect(drawDots([])).toBe("");
});

test("six outliers are named, apart from each other", () => {
  expect(findOutliers(all).map(({ occupations }) => occupations[0]?.title)).toEqual([
    "Wind Turbine Service Technicians",
    "Nurse Practitioners",
    "Word Processors and Typists",
    "Roof Bolters, Mining",
    "Dermatologists",
    "Information Security Analysts",
  ]);
  expect(findOutliers([])).toEqual([]);
});

test("more pay is further right, more growth further up", () => {
  expect(toX(100_000)).toBeGreaterThan(toX(50_000));
  expect(toY(20)).toBeLessThan(toY(-20));
});
