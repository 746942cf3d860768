import { expect, test } from "vitest";
import { describeLateFigures, describeUpdate, GROWTH, PAY } from "./releases";

test.each([
  ["2025-07-31T12:00:00Z", "next update due August 2025"],
  ["2025-08-31T23:59:59Z", "next update due August 2025"],
  ["2025-09-01T00:00:00Z", "update due since August 2025"],
  ["2026-01-01T00:00:00Z", "update due since August 2025"],
])("on %s: %s", (day, words) =>
  expect(describeUpdate({ nextDue: "August 2025" }, new Date(day))).toBe(words),
);

test("the last month of a year passes with the year", () => {
  const due = { nextDue: "December 2025" };
  expect(describeUpdate(due, new Date("2025-12-31T12:00:00Z"))).toMatch(/^next/);
  expect(describeUpdate(due, new Date("2026-01-01T12:00:00Z"))).toMatch(/^update due since/);
});

test("figures whose update is due say so, and newer ones say nothing", () => {
  expect(describeLateFigures(new Date("2020-01-01T00:00:00Z"))).toBe("");
  expect(describeLateFigures(new Date("2100-01-01T00:00:00Z"))).toBe(
    ` Newer figures were due in ${PAY.nextDue} (pay) and ${GROWTH.nextDue} (growth).`,
  );
});
