import { expect, test } from "vitest";
import { countMinutes, listWeek } from "./week";

const START = "2026-11-24T18:00:00.000Z";

test("a sitting lasts until the last thing done in it", () => {
  expect(countMinutes(START, [])).toBe(0);
  expect(countMinutes(START, ["2026-11-24T17:00:00.000Z"])).toBe(0);
  expect(countMinutes(START, ["2026-11-24T18:00:10.000Z"])).toBe(1);
  expect(countMinutes(START, ["2026-11-24T18:22:00.000Z", "2026-11-24T18:09:00.000Z"])).toBe(22);
  expect(countMinutes(START, ["2026-11-24T23:00:00.000Z"])).toBe(60);
});

test("the week has seven days from Monday, with the minutes of its sittings", () => {
  const week = listWeek(
    "2026-11-23",
    "2026-11-27",
    [{ day: "2026-11-24", startedAt: START }],
    [
      { day: "2026-11-24", at: "2026-11-24T18:22:00.000Z" },
      // Outside of a sitting.
      { day: "2026-11-25", at: "2026-11-25T18:22:00.000Z" },
    ],
  );
  expect(week.map(({ minutes }) => minutes)).toEqual([0, 22, 0, 0, 0, 0, 0]);
  expect(week.map(({ name }) => name[0]).join("")).toBe("MTWTFSS");
  expect(week.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(["2026-11-27"]);
  expect(week.filter(({ isAhead }) => isAhead)).toHaveLength(2);
});
