import { describe, expect, test } from "vitest";
import { findOccupation, listOccupations } from "~/occupations/occupations.server";
import { listMoves } from "./moves";
import { createPerson } from "./test-person";
import type { AdvicePerson } from "./types";
import { readWishes } from "~/person-context/wishes";

const list = (code: string, known: Partial<AdvicePerson>) => {
  const person = createPerson(code, known);
  return listMoves(person, findOccupation(code) ?? null, readWishes(person.mustStay)).map(
    ({ occupationCode }) => findOccupation(occupationCode ?? "")?.title ?? "",
  );
};

const findCode = (title: string): string =>
  listOccupations().find((each) => each.title === title)?.code ?? "";

describe("listMoves", () => {
  test("leaves out another industry, another craft and strange professions to lead", () => {
    const driver = list("53-3032.00", { fields: ["business"] });
    expect(driver.join()).not.toMatch(/Aircraft|Passenger|Recycling/);
    expect(list("23-2011.00", { fields: ["legal"] }).join()).not.toContain("Court Reporters");
    const nurse = list("29-1141.00", { fields: ["healthcare", "technology"] });
    expect(nurse).not.toContain("Computer and Information Systems Managers");
  });

  test("offers nothing below their post to those who lead people", () => {
    const shop = { goal: "another-field", fields: ["business"] } as const;
    const moves = list("41-1011.00", shop);
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.join()).not.toMatch(/Sales Representatives|Clerks/);
  });

  test("offers no pay below the present one where pay must hold", () => {
    const own = findOccupation("23-2011.00")?.outlook?.medianPay ?? 0;
    for (const title of list("23-2011.00", { mustStay: "no pay cut", fields: ["legal"] })) {
      const code = findCode(title);
      expect(findOccupation(code)?.outlook?.medianPay ?? own).toBeGreaterThanOrEqual(own);
    }
  });

  test("asks nobody for a degree who ruled it out and has a job without one", () => {
    for (const title of list("49-3023.00", { mustStay: "no college", fields: ["engineering"] }))
      expect(findOccupation(findCode(title))?.outlook?.education ?? "").not.toMatch(/Bachelor/);
  });

  test("stays in the chosen fields while one of their jobs is left", () => {
    const moves = list("29-1141.00", { fields: ["technology"], mustStay: "the systems side" });
    expect(moves.join()).not.toContain("Nurse");
  });
});
