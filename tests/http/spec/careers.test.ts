import { describe, expect, test } from "vitest";
import { createClient } from "../../support/client";
import { openPage } from "../../support/page";

// SPEC.md, sections 2 (career-field pages), 3 (sample figures, certifications) and 9.

const client = await createClient();

type Role = [title: string, salary: number, growth: number];
interface Field {
  subtitle?: string;
  paths?: string[];
  roles?: Role[];
  salaries?: [number, number];
  growth?: [number, number];
  certifications?: [name: string, level?: string][];
}
const asProfessional = (name: string): [string, string] => [name, "Professional"];

const FIELDS: Record<string, Field> = {
  technology: { salaries: [95_000, 135_000], growth: [13, 40] },
  healthcare: { salaries: [55_000, 208_000], growth: [4, 32] },
  business: { salaries: [90_000, 120_000], growth: [8, 14] },
  education: {
    subtitle: "Explore opportunities in teaching, administration, and educational consulting",
    paths: ["Teaching Path", "Leadership & Administration Path"],
    salaries: [62_000, 90_000],
    growth: [4, 9],
  },
  legal: {
    subtitle: "Explore opportunities in law, compliance, and legal services",
    paths: ["Corporate Legal Path", "Litigation Path"],
    roles: [
      ["Corporate Law", 128_000, 9],
      ["Litigation", 122_000, 8],
      ["Intellectual Property", 145_000, 14],
      ["Legal Research", 90_000, 10],
      ["Environmental Law", 115_000, 13],
      ["Contract Law", 105_000, 7],
    ],
    certifications: [
      ...[
        "Certified E-Discovery Specialist",
        "Certified Information Privacy Professional",
        "Certified Compliance & Ethics Professional",
        "Legal Lean Sigma Certification",
      ].map(asProfessional),
      ["Certified Legal Manager", "Management"],
      ["Patent Bar Admission", "Professional"],
    ],
  },
  engineering: {
    subtitle: "Explore opportunities in civil, mechanical, electrical and other engineering fields",
    paths: ["Civil Engineering Path", "Mechanical Engineering Path"],
    roles: [
      ["Civil", 95_000, 7],
      ["Mechanical", 92_000, 9],
      ["Electrical", 105_000, 8],
      ["Manufacturing", 88_000, 6],
      ["Systems", 110_000, 11],
      ["Industrial", 90_000, 8],
    ],
    certifications: [
      "Professional Engineer",
      "Certified Manufacturing Engineer",
      "Project Management Professional",
      "Certified Energy Manager",
      "Certified Reliability Engineer",
      "Certified Systems Engineering Professional",
    ].map(asProfessional),
  },
  environmental: {
    subtitle: "Explore opportunities in sustainability, conservation, and environmental science",
    paths: ["Environmental Science Path", "Sustainability Path"],
    roles: [
      ["Environmental Scientist", 76_000, 15],
      ["Water Resource Specialist", 72_000, 11],
      ["Renewable Energy Engineer", 85_000, 22],
      ["Conservation Scientist", 68_000, 8],
      ["Environmental Engineer", 92_000, 12],
      ["Sustainability Consultant", 78_000, 18],
    ],
    certifications: [
      ["Certified Environmental Professional"],
      ["LEED Accredited Professional", "Intermediate/Advanced"],
      ["Certified Hazardous Materials Manager"],
      ["Certified Energy Manager"],
      ["Professional Wetland Scientist"],
      ["Certified Environmental Systems Professional"],
    ],
  },
};

const getRange = (values: number[]) => [Math.min(...values), Math.max(...values)];

describe.each(Object.entries(FIELDS))("/careers/%s", (slug, field) => {
  test("has a title, a subtitle and three tabs, Career Roles open", async () => {
    const { main } = await openPage(client, `/careers/${slug}`);
    const [title] = main.headings(1).map(({ text }) => text);
    expect(title?.toLowerCase()).toContain(slug);
    if (field.subtitle) expect(main).toHaveText(field.subtitle);
    const tabs = main.getByRole("navigation", `${title} careers`);
    expect(tabs.names("link")).toEqual(["Career Roles", "Learning Paths", "Certifications"]);
    expect(tabs.getByRole("link", "Career Roles").attribute("aria-current")).toBe("page");
  });

  test("lists six roles with icon, growth, description, key skills, salary and a link", async () => {
    const { main } = await openPage(client, `/careers/${slug}`);
    const roles = main.cards.map((card): Role => {
      const title = card.getByRole("heading").text;
      expect(card.allByTag("svg").length, title).toBeGreaterThan(0);
      expect(card.getByRole("list").allByRole("listitem").length, title).toBeGreaterThanOrEqual(3);
      expect(card).toHaveText(/Key Skills .+ Avg\. Salary \$[\d,]+ .*Explore Career Path/);
      expect(card.allByTag("p")[1]?.text.length, title).toBeGreaterThanOrEqual(20);
      return [
        title,
        Number(/Avg\. Salary \$([\d,]+)/.exec(card.text)?.[1]?.replace(",", "")),
        Number(/(\d+)% growth/.exec(card.text)?.[1]),
      ];
    });
    expect(roles).toHaveLength(6);
    if (field.roles) expect(roles).toEqual(field.roles);
    if (field.salaries) expect(getRange(roles.map(([, salary]) => salary))).toEqual(field.salaries);
    if (field.growth) expect(getRange(roles.map(([, , growth]) => growth))).toEqual(field.growth);
    const paths = main.links().filter(([text]) => text.startsWith("Explore Career Path"));
    expect(new Set(paths.map(([, href]) => href)).size).toBe(6);
    for (const [, href] of paths) await openPage(client, href);
  });

  test("has two learning paths of four steps, each with a name and a description", async () => {
    const { main } = await openPage(client, `/careers/${slug}?tab=learning-paths`);
    const paths = main.allByRole("region");
    expect(paths).toHaveLength(2);
    if (field.paths) expect(paths.map((path) => path.headings(2)[0]?.text)).toEqual(field.paths);
    for (const { cards: steps } of paths) {
      expect(steps).toHaveLength(4);
      for (const step of steps) {
        expect(step.headings(3)[0]?.text.length).toBeGreaterThanOrEqual(3);
        expect(step.allByTag("p")[0]?.text.length).toBeGreaterThanOrEqual(20);
      }
    }
    expect(main.links()).toContainEqual(["View All Learning Paths", "/learning"]);
  });

  test("lists six certifications with provider and level", async () => {
    const { main } = await openPage(client, `/careers/${slug}?tab=certifications`);
    const certifications = main.cards.map((card) => {
      expect(card).toHaveText(/Provider: \S/);
      const name = card.getByRole("heading").text;
      return { name, level: card.text.slice(0, card.text.indexOf(name)).trim() };
    });
    expect(certifications).toHaveLength(6);
    for (const { level } of certifications)
      expect([
        "Entry",
        "Associate",
        "Intermediate",
        "Intermediate/Advanced",
        "Professional",
        "Advanced",
        "Management",
      ]).toContain(level);
    for (const [index, [name, level]] of (field.certifications ?? []).entries())
      expect(certifications[index]).toMatchObject(level ? { name, level } : { name });
    const link = main.getByRole("link", "Explore Certification Paths");
    expect((await openPage(client, link.attribute("href") ?? "")).main).toHaveText(
      certifications[0]?.name ?? "no certification",
    );
  });
});

test("finance has six cards with links, eight skills in demand and the assessment", async () => {
  const { main } = await openPage(client, "/careers/finance");
  expect(main.headings(1).map(({ text }) => text)).toEqual(["Finance Careers in Tech"]);
  expect(main.cards.flatMap((card) => card.headings(2).map(({ text }) => text))).toEqual([
    "Financial Analysis",
    "FinTech Development",
    "Investment Strategy",
    "Financial Planning",
    "Blockchain Finance",
    "Corporate Finance",
  ]);
  expect(main.links().filter(([text]) => text.startsWith("Learn more"))).toHaveLength(6);
  const skills = main.getByRole("heading", "Skills in Demand").closest("region");
  expect(skills.headings(3).map(({ text }) => text)).toEqual([
    "Financial Modeling",
    "Data Analysis",
    "Risk Assessment",
    "Blockchain",
    "Machine Learning",
    "Algorithmic Trading",
    "Market Analysis",
    "Quantitative Analysis",
  ]);
  expect(skills.links()).toEqual([["Start Skill Assessment", "/assessment"]]);
});

test("marketing has six tracks of five skills, three resource cards and its calls to action", async () => {
  const { main } = await openPage(client, "/careers/marketing");
  const [tracks, resources] = [/^Six ways/, /^Get ready/].map((name) =>
    main
      .getByRole("heading", name)
      .closest("region")
      .cards.map((card) => [
        card.getByRole("heading").text,
        card.getByRole("list").allByRole("listitem").length,
      ]),
  );
  expect(tracks).toEqual([
    ["Digital Marketing", 5],
    ["Social Media Marketing", 5],
    ["Marketing Analytics", 5],
    ["Brand Management", 5],
    ["Product Marketing", 5],
    ["Content Marketing", 5],
  ]);
  expect(resources).toEqual([
    ["Learning Paths", 3],
    ["Interview Prep", 3],
    ["Certifications", 3],
  ]);
  const links = main.links().filter(([, to]) => !/^https:|^\/(careers|blog)|job-search/.test(to));
  expect(links.slice(1)).toEqual([
    ["Start Skills Assessment", "/assessment"],
    ["Explore Courses", "/learning"],
    ["Start Assessment", "/assessment"],
    ["View All Courses", "/learning"],
    ["Practice Interviews", "/interview"],
    ["View Resources", "/resources"],
    ["Create Free Account", "/register"],
    ["Take Skill Assessment", "/assessment"],
  ]);
});

test.each([
  "/careers/astrology",
  "/careers/legal/piracy",
  "/careers/astrology/certifications",
  "/careers/finance/banker",
  "/careers/constructor",
  "/careers/__proto__",
])("%s is not found", async (path) => {
  expect((await client.get(path)).status).toBe(404);
});

test.each(["%3Cscript%3E", "constructor", ""])("?tab=%s opens Career Roles", async (tab) => {
  const { main } = await openPage(client, `/careers/legal?tab=${tab}`);
  expect(main).toHaveText("Explore Career Path");
});
