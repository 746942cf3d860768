import { expect, test } from "vitest";
import { CAREER_FIELDS, TABBED_FIELDS } from "~/data/careers/fields";
import { ROLE_GUIDES, ROLE_PATHS, findRolePath, getRoleGuide } from "./guides";

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

test("a field without a tab of learning paths has a path for each role, and every path a role", () => {
  const fields = CAREER_FIELDS.filter(
    ({ slug }) => !TABBED_FIELDS.some((tabbed) => tabbed.slug === slug),
  );
  expect(Object.keys(ROLE_PATHS)).toEqual(fields.map(({ slug }) => slug));
  for (const { slug, roles } of fields)
    expect(Object.keys(ROLE_PATHS[slug] ?? {})).toEqual(roles.map((role) => role.slug));
});

test.each(
  CAREER_FIELDS.flatMap((field) =>
    field.roles.flatMap((role) => {
      const path = findRolePath(field, role);
      return path ? [[`${field.slug}/${role.slug}`, path] as const] : [];
    }),
  ),
)("%s: four different steps, and three different sources", (_name, { steps, sources }) => {
  expect(new Set(steps.map(({ name }) => name)).size).toBe(4);
  for (const { description } of steps) expect(description.length).toBeGreaterThan(60);
  expect(new Set(sources.map(({ link }) => link)).size).toBe(3);
  for (const { link } of sources) expect(new URL(link).protocol).toBe("https:");
});

test.each([
  ["financial-analysis", "https://www.bls.gov/ooh/business-and-financial/financial-analysts.htm"],
  [
    "fintech-development",
    "https://www.bls.gov/ooh/computer-and-information-technology/software-developers.htm",
  ],
  ["investment-strategy", "https://www.cfainstitute.org/"],
  ["financial-planning", "https://www.cfp.net/"],
  ["blockchain-finance", "https://csrc.nist.gov/pubs/ir/8202/final"],
  ["corporate-finance", "https://www.bls.gov/ooh/management/financial-managers.htm"],
])("the first source of %s is %s", (role, link) => {
  expect(ROLE_PATHS.finance?.[role]?.sources[0].link).toBe(link);
});
