import { expect, test } from "vitest";
import { skillById } from "~/data/skills";
import { MENTOR_TABS } from "./mentor-types";
import { MENTORS, mentorById, listMentorsByTab } from "./mentors";

test("five tabs of two to five mentors", () => {
  expect(MENTOR_TABS).toEqual(["software", "data", "product", "ux", "analytics"]);
  for (const tab of MENTOR_TABS) expect([2, 3, 4, 5], tab).toContain(listMentorsByTab(tab).length);
});

test("ids are unique and can be looked up", () => {
  expect(new Set(MENTORS.map((mentor) => mentor.id)).size).toBe(MENTORS.length);
  for (const mentor of MENTORS) expect(mentorById(mentor.id)).toBe(mentor);
  expect(mentorById("nobody")).toBeUndefined();
});

test("prices run from $90 to $150, ratings from 4.6 to 5.0", () => {
  const prices = MENTORS.map((mentor) => mentor.price);
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([90, 150]);
  const ratings = MENTORS.map((mentor) => mentor.rating);
  expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([4.6, 5.0]);
});

test.each(MENTORS.map((mentor) => [mentor.id, mentor] as const))(
  "%s can be booked and matched",
  (_id, mentor) => {
    expect(mentor.specialties).toHaveLength(4);
    for (const id of mentor.specialties) expect(skillById(id), id).toBeDefined();
    expect(mentor.availability.length).toBeGreaterThanOrEqual(2);
    expect(new Set(mentor.availability).size).toBe(mentor.availability.length);
    // Throws a RangeError for an unknown time zone.
    expect(
      new Intl.DateTimeFormat("en", { timeZone: mentor.timeZone }).resolvedOptions().timeZone,
    ).toBeTruthy();
  },
);
