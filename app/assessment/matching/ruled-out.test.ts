import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { OccupationData } from "~/occupations/types";
import { readWishes } from "~/person-context/wishes";
import { rankOccupations, UNKNOWN_PERSON } from "./rank-occupations";
import { findBrokenWish } from "./ruled-out";

const FILE = new URL("../../../content/occupations/occupations.json", import.meta.url);
const { occupations }: OccupationData = JSON.parse(readFileSync(FILE, "utf8"));
const find = (title: string) => {
  const occupation = occupations.find((each) => each.title === title);
  if (!occupation) throw new Error(`No occupation ${title}`);
  return occupation;
};
const MECHANIC = find("Automotive Service Technicians and Mechanics");

test.each([
  ["no heavy lifting", "Bus and Truck Mechanics and Diesel Engine Specialists", "health"],
  ["no heavy lifting", "Cost Estimators", null],
  ["I want a desk job", "Roofers", "desk"],
  ["no heavy lifting", "Farmers, Ranchers, and Other Agricultural Managers", "health"],
  ["no heavy lifting", "Audio and Video Technicians", "health"],
  ["no heavy lifting", "Lighting Technicians", "health"],
  ["no heavy lifting", "Surgical Assistants", "health"],
  ["no night shifts", "Registered Nurses", "nights"],
  ["no night shifts", "Critical Care Nurses", "nights"],
  ["no night shifts", "Nurse Anesthetists", "nights"],
  ["no night shifts", "Nurse Midwives", "nights"],
  ["no night shifts", "Midwives", "nights"],
  ["no night shifts", "Clinical Nurse Specialists", null],
  ["no night shifts", "Health Informatics Specialists", null],
  ["no night shifts", "Medical Records Specialists", null],
  ["free weekends", "Retail Salespersons", "weekends"],
  ["no long degree", "Mechanical Engineers", "degree"],
  ["no long degree", "Roofers", null],
  ["a field that grows", "Word Processors and Typists", "growth"],
  ["I want to grow in it", "Word Processors and Typists", null],
  ["", "Roofers", null],
])("“%s” and %s: %s", (line, title, broken) =>
  expect(findBrokenWish(find(title), MECHANIC, readWishes(line))).toBe(broken),
);

test("what breaks a wish comes after all others, and is at most worth a look", () => {
  const person = { ...UNKNOWN_PERSON, present: MECHANIC, skills: new Map([["Repairing", 1]]) };
  const matches = rankOccupations(
    { ...person, wishes: readWishes("no heavy lifting") },
    occupations,
  );
  const places = matches.map(({ broken }) => (broken === null ? 0 : 1));
  expect(places).toContain(1);
  expect(places).toEqual(places.toSorted());
  for (const { broken, word } of matches) if (broken) expect(word).toBe("look");
});
