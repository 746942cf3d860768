import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { OccupationData } from "~/occupations/types";
import { SHOWN_ONET_SKILLS } from "../onet-skills-shown";
import { CAREER_LADDERS } from "./career-ladders";
import { countFields, FIELD_OCCUPATIONS } from "./field-occupations";
import { CAREER_FIELDS } from "./fields";

const FILE = new URL("../../../content/occupations/occupations.json", import.meta.url);
const { occupations }: OccupationData = JSON.parse(readFileSync(FILE, "utf8"));

test("every field has its occupations, and no code leads nowhere", () => {
  expect(Object.keys(FIELD_OCCUPATIONS).toSorted()).toEqual(
    CAREER_FIELDS.map(({ slug }) => slug).toSorted(),
  );
  const codes = [
    ...Object.values(FIELD_OCCUPATIONS).flat(),
    ...Object.entries(CAREER_LADDERS).flatMap(([from, to]) => [from, ...to]),
  ];
  const exists = (start: string) => occupations.some(({ code }) => code.startsWith(start));
  expect(codes.filter((start) => !exists(start))).toEqual([]);
});

test("a field counts once for an occupation, and another one again", () => {
  expect(countFields("29-9021.00", ["healthcare"])).toBe(1);
  expect(countFields("29-9021.00", ["healthcare", "technology"])).toBe(2);
  expect(countFields("29-9021.00", ["legal", "nonsense"])).toBe(0);
});

test("the skills of the catalog stand for skills that O*NET uses", () => {
  const used = new Set(occupations.flatMap(({ skills }) => skills.map(([name]) => name)));
  const unused = ["Management of Material Resources", "Technology Design"];
  const shown = Object.values(SHOWN_ONET_SKILLS).flat();
  expect(shown.filter((name) => !used.has(name) && !unused.includes(name))).toEqual([]);
  expect([...used].filter((name) => !shown.includes(name))).toEqual([]);
});
