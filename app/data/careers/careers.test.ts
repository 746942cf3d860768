import { describe, expect, test } from "vitest";
import { skillById } from "~/data/skills";
import { CERTIFICATION_REQUIREMENTS } from "./certification-requirements";
import { groupByStage } from "./certification-stages";
import { CAREER_FIELDS, TABBED_FIELDS, fieldBySlug, roleBySlug, tabbedFieldBySlug } from "./fields";
import { formatDollars, getRange, formatThousands } from "./format-figures";

function requireField(slug: string) {
  const field = tabbedFieldBySlug(slug);
  if (!field) throw new Error(`no field ${slug}`);
  return field;
}

const getCertificationLevels = (slug: string) =>
  Object.fromEntries(requireField(slug).certifications.map(({ name, level }) => [name, level]));
const isHttps = (link: string) => new URL(link).protocol === "https:";

test("the seven fields, in the order of the menu", () => {
  expect(TABBED_FIELDS.map((field) => field.slug)).toEqual([
    "technology",
    "healthcare",
    "business",
    "education",
    "legal",
    "engineering",
    "environmental",
  ]);
});

test("nine fields have pages of six roles each", () => {
  expect(CAREER_FIELDS.slice(7).map((field) => field.slug)).toEqual(["finance", "marketing"]);
  for (const { slug, roles } of CAREER_FIELDS) expect(roles, slug).toHaveLength(6);
  expect(fieldBySlug("astrology")).toBeUndefined();
});

test("each certification's requirements are in columns too, and name no other certification", () => {
  const names = CAREER_FIELDS.flatMap(({ certifications }) =>
    certifications.map(({ name }) => name),
  );
  expect(new Set(Object.keys(CERTIFICATION_REQUIREMENTS))).toEqual(new Set(names));
  for (const { needs, helps = [] } of Object.values(CERTIFICATION_REQUIREMENTS))
    expect(needs.filter((need) => helps.includes(need))).toEqual([]);
});

test.each(TABBED_FIELDS.map((field) => [field.slug, field] as const))(
  "%s: each role has an icon of its own, and a line that fits its card",
  (_slug, { roles }) => {
    expect(new Set(roles.map((role) => role.icon)).size).toBe(roles.length);
    for (const { title, description } of roles)
      expect(description.length, title).toBeLessThanOrEqual(75);
  },
);

describe.each(CAREER_FIELDS.map((field) => [field.slug, field] as const))("%s", (slug, field) => {
  test("role addresses are its own", () => {
    expect(new Set(field.roles.map((role) => role.slug)).size).toBe(field.roles.length);
    for (const role of field.roles) {
      expect(role.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(role.onetCode).toMatch(/^\d\d-\d{4}\.\d\d$/);
      expect(roleBySlug(field, role.slug)).toBe(role);
    }
  });

  test("a role names three to five different skills", () => {
    for (const { title, skills } of field.roles) {
      expect(new Set(skills).size, title).toBe(skills.length);
      expect(slug === "marketing" ? [5] : [3, 4], title).toContain(skills.length);
      for (const id of skills) expect(skillById(id), id).toBeDefined();
    }
  });

  test("every certification has its stage", () => {
    const staged = groupByStage(field.certifications).flatMap((stage) => stage.certifications);
    expect(new Set(staged)).toEqual(new Set(field.certifications));
    expect(staged).toHaveLength(field.certifications.length);
  });

  test("certifications lead to their provider", () => {
    expect(new Set(field.certifications.map(({ name }) => name)).size).toBe(
      field.certifications.length,
    );
    for (const { link } of field.certifications) expect(isHttps(link), link).toBe(true);
  });
});

test.each([
  [
    "education",
    "Explore opportunities in teaching, administration, and educational consulting",
    "Teaching Path",
    "Leadership & Administration Path",
  ],
  [
    "legal",
    "Explore opportunities in law, compliance, and legal services",
    "Corporate Legal Path",
    "Litigation Path",
  ],
  [
    "engineering",
    "Explore opportunities in civil, mechanical, electrical and other engineering fields",
    "Civil Engineering Path",
    "Mechanical Engineering Path",
  ],
  [
    "environmental",
    "Explore opportunities in sustainability, conservation, and environmental science",
    "Environmental Science Path",
    "Sustainability Path",
  ],
])("%s has its subtitle and paths", (slug, subtitle, ...paths) => {
  expect(requireField(slug).subtitle).toBe(subtitle);
  expect(requireField(slug).paths.map((path) => path.title)).toEqual(paths);
});

test.each([
  [
    "legal",
    [
      ["Corporate Law", 128_000, 9],
      ["Litigation", 122_000, 8],
      ["Intellectual Property", 145_000, 14],
      ["Legal Research", 90_000, 10],
      ["Environmental Law", 115_000, 13],
      ["Contract Law", 105_000, 7],
    ],
  ],
  [
    "engineering",
    [
      ["Civil", 95_000, 7],
      ["Mechanical", 92_000, 9],
      ["Electrical", 105_000, 8],
      ["Manufacturing", 88_000, 6],
      ["Systems", 110_000, 11],
      ["Industrial", 90_000, 8],
    ],
  ],
  [
    "environmental",
    [
      ["Environmental Scientist", 76_000, 15],
      ["Water Resource Specialist", 72_000, 11],
      ["Renewable Energy Engineer", 85_000, 22],
      ["Conservation Scientist", 68_000, 8],
      ["Environmental Engineer", 92_000, 12],
      ["Sustainability Consultant", 78_000, 18],
    ],
  ],
])("%s roles carry the specified figures", (slug, figures) => {
  expect(requireField(slug).roles.map((role) => [role.title, role.avgSalary, role.growth])).toEqual(
    figures,
  );
});

test.each([
  ["technology", [95_000, 135_000], [13, 40]],
  ["healthcare", [55_000, 208_000], [4, 32]],
  ["business", [90_000, 120_000], [8, 14]],
  ["education", [62_000, 90_000], [4, 9]],
])("%s spans exactly the specified ranges", (slug, salary, growth) => {
  expect(getRange(requireField(slug), "avgSalary")).toEqual(salary);
  expect(getRange(requireField(slug), "growth")).toEqual(growth);
});

test("figures as people read them", () => {
  expect(formatDollars(128_000)).toBe("$128,000");
  expect(formatThousands(90_000)).toBe("$90k");
});

test("the certifications the specification names, with their levels", () => {
  expect(getCertificationLevels("legal")).toEqual({
    "Certified E-Discovery Specialist": "Professional",
    "Certified Information Privacy Professional": "Professional",
    "Certified Compliance & Ethics Professional": "Professional",
    "Legal Lean Sigma Certification": "Professional",
    "Certified Legal Manager": "Management",
    "Patent Bar Admission": "Professional",
  });
  expect(getCertificationLevels("engineering")).toEqual({
    "Professional Engineer": "Professional",
    "Certified Manufacturing Engineer": "Professional",
    "Project Management Professional": "Professional",
    "Certified Energy Manager": "Professional",
    "Certified Reliability Engineer": "Professional",
    "Certified Systems Engineering Professional": "Professional",
  });
  expect(Object.keys(getCertificationLevels("environmental"))).toEqual([
    "Certified Environmental Professional",
    "LEED Accredited Professional",
    "Certified Hazardous Materials Manager",
    "Certified Energy Manager",
    "Professional Wetland Scientist",
    "Certified Environmental Systems Professional",
  ]);
  expect(getCertificationLevels("environmental")["LEED Accredited Professional"]).toBe(
    "Intermediate/Advanced",
  );
});
