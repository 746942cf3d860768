import { expect, test } from "vitest";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { ROLE_GUIDES, getRoleGuide } from "./guides";

test("every role has a guide, and every guide a role", () => {
  for (const field of CAREER_FIELDS) {
    expect(Object.keys(ROLE_GUIDES[field.slug] ?? {})).toEqual(
      field.roles.map((role) => role.slug),
    );
  }
  expect(Object.keys(ROLE_GUIDES)).toEqual(CAREER_FIELDS.map((field) => field.slug));
});

test.each(
  CAREER_FIELDS.flatMap((field) =>
    field.roles.map((role) => [`${field.slug}/${role.slug}`, getRoleGuide(field, role)] as const),
  ),
)("%s tells something in each part", (_name, guide) => {
  const sentences = guide.overview.match(/[.!?](\s|$)/g)?.length ?? 0;
  expect(sentences).toBeGreaterThanOrEqual(2);
  expect(sentences).toBeLessThanOrEqual(3);
  expect(new Set(guide.dayToDay).size).toBe(4);
  expect(guide.wayIn.length).toBeGreaterThan(100);
  expect(guide.thisWeek.length).toBeGreaterThan(80);
});
