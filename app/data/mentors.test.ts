import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isSkillId } from "~/data/skills";
import { listProblems } from "../../tests/support/content-problems";
import { COURSES } from "./learning/courses";
import { MENTOR_FIELDS, MENTOR_TABS } from "./mentor-types";
import { MENTORS, mentorById } from "./mentors";

test("five tabs of at least two mentors", () => {
  expect(MENTOR_TABS).toEqual(["software", "data", "product", "ux", "analytics"]);
  for (const tab of MENTOR_TABS)
    expect(MENTORS.filter(({ fields }) => fields.includes(tab)).length, tab).toBeGreaterThan(1);
});

test("every field has a sample", () => {
  const covered = new Set(MENTORS.flatMap(({ fields }) => fields));
  expect(MENTOR_FIELDS.filter((field) => !covered.has(field))).toEqual([]);
});

test("one name is one person, among mentors and instructors", () => {
  const names = [...MENTORS, ...COURSES.map(({ instructor }) => instructor)].map(
    ({ name }) => name,
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("each has a portrait", () => {
  for (const { id } of MENTORS) expect(existsSync(`public/portraits/${id}.svg`), id).toBe(true);
});

test("ids are unique and can be looked up", () => {
  expect(new Set(MENTORS.map((mentor) => mentor.id)).size).toBe(MENTORS.length);
  for (const mentor of MENTORS) expect(mentorById(mentor.id)).toBe(mentor);
  expect(mentorById("nobody")).toBeUndefined();
});

test("prices run from $90 to $150, ratings from 4.6 to 5.0", () => {
  for (const { id, price, rating } of MENTORS) {
    expect(price, `${id}: price`).toBeGreaterThanOrEqual(90);
    expect(price, `${id}: price`).toBeLessThanOrEqual(150);
    expect(rating, `${id}: rating`).toBeGreaterThanOrEqual(4.6);
    expect(rating, `${id}: rating`).toBeLessThanOrEqual(5);
  }
});

test.each(MENTORS.map((mentor) => [mentor.id, mentor] as const))(
  "%s can be booked and matched",
  (id, { specialties, availability, timeZone }) => {
    expect(
      listProblems(`mentor ${id}, in app/data/*mentors.ts`, [
        [specialties.length === 4, "name four specialties"],
        [specialties.every(isSkillId), "name specialties of app/data/skill-catalog.ts"],
        [availability.length >= 2, "offer at least two days"],
        [new Set(availability).size === availability.length, "name each day once"],
        [isTimeZone(timeZone), "name a time zone such as Europe/Berlin"],
      ]),
    ).toEqual([]);
  },
);

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
