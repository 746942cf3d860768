import { describe, expect, test } from "vitest";
import { findOccupation, listOccupations } from "~/occupations/occupations.server";
import { EVERYDAY_NAMES } from "./everyday-names";
import { nameJob, nameOccupation } from "./names";
import { getLearned } from "./work-strengths";

const CIVILIAN = listOccupations().filter(({ code }) => !code.startsWith("55-"));

describe("nameOccupation", () => {
  test("gives long titles a short name for a sentence", () => {
    const name = (code: string) => nameOccupation(code, findOccupation(code)?.title ?? "");
    expect(name("13-1121.00")).toBe("event planner");
    expect(name("49-1011.00")).toBe("maintenance supervisor");
    expect(name("29-1141.00")).toBe("registered nurse");
  });

  test("keeps an everyday name for occupations there are", () => {
    for (const code of Object.keys(EVERYDAY_NAMES))
      expect(findOccupation(code), code).toBeDefined();
  });

  test("is never longer than five words", () => {
    const long = CIVILIAN.map(({ code, title }) => nameOccupation(code, title)).filter(
      (name) => name.split(" ").length > 5,
    );
    expect(long).toEqual([]);
  });
});

test("a field of work is no name of a person", () => {
  expect(nameJob("Teaching", findOccupation("25-2031.00") ?? null)).toBe("high school teacher");
  expect(nameJob("Beekeeping", null)).toBeNull();
  expect(nameJob("Barista", null)).toBe("barista");
});

test("every occupation has taught something", () => {
  for (const { code } of CIVILIAN) expect(getLearned(code), code).toBeDefined();
});
