import { describe, expect, test } from "vitest";
import { listElementTexts, listLinks, openExistingPage, splitAfter } from "../../support/page";
import { textOf, createClient } from "../../support/client";

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
const withProfessionalLevel = (names: string[]): [string, string][] =>
  names.map((name) => [name, "Professional"]);

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
      ...withProfessionalLevel([
        "Certified E-Discovery Specialist",
        "Certified Information Privacy Professional",
        "Certified Compliance & Ethics Professional",
        "Legal Lean Sigma Certification",
      ]),
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
    certifications: withProfessionalLevel([
      "Professional Engineer",
      "Certified Manufacturing Engineer",
      "Project Management Professional",
      "Certified Energy Manager",
      "Certified Reliability Engineer",
      "Certified Systems Engineering Professional",
    ]),
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
  test("title, subtitle, three tabs of which Career Roles is open", async () => {
    const { main, words } = await openExistingPage(client, `/careers/${slug}`);
    expect(listElementTexts(main, "h1")[0]?.toLowerCase()).toContain(slug);
    if (field.subtitle) expect(words).toContain(field.subtitle);
    const tabs = /<ul class="flex min-w-max[\s\S]*?<\/ul>/.exec(main)?.[0] ?? "";
    expect(listLinks(tabs).map(([label]) => label)).toEqual([
      "Career Roles",
      "Learning Paths",
      "Certifications",
    ]);
    expect(tabs).toMatch(/aria-current="page"[^>]*>Career Roles</);
  });

  test("six roles: icon, growth, title, description, key skills, salary, and the way on", async () => {
    const { main } = await openExistingPage(client, `/careers/${slug}`);
    const cards = splitAfter(main, '<li class="lit-card');
    expect(cards).toHaveLength(6);
    const roles = cards.map((card): Role => {
      const words = textOf(card);
      const [title = ""] = listElementTexts(card, "h2");
      expect(card.indexOf("<svg"), title).toBeGreaterThan(-1);
      expect(listElementTexts(card, "li").length, title).toBeGreaterThanOrEqual(3);
      expect(words, title).toMatch(/Key Skills .+ Avg\. Salary \$[\d,]+ .*Explore Career Path/);
      expect(card, title).toMatch(new RegExp(`<h2[^>]*>[^<]*</h2><p[^>]*>[^<]{20,}</p>`));
      return [
        title,
        Number(/Avg\. Salary \$([\d,]+)/.exec(words)?.[1]?.replace(",", "")),
        Number(/(\d+)% growth/.exec(words)?.[1]),
      ];
    });
    if (field.roles) expect(roles).toEqual(field.roles);
    if (field.salaries) expect(getRange(roles.map(([, salary]) => salary))).toEqual(field.salaries);
    if (field.growth) expect(getRange(roles.map(([, , growth]) => growth))).toEqual(field.growth);
    const leads = listLinks(main).filter(([words]) => words.startsWith("Explore Career Path"));
    expect(new Set(leads.map(([, to]) => to)).size).toBe(6);
    for (const [, to] of leads) await openExistingPage(client, to);
  });

  test("two paths of four steps, each with a name and a description", async () => {
    const { main } = await openExistingPage(client, `/careers/${slug}?tab=learning-paths`);
    const paths = splitAfter(main, "<section");
    expect(paths).toHaveLength(2);
    if (field.paths)
      expect(paths.map((path) => listElementTexts(path, "h2")[0])).toEqual(field.paths);
    for (const path of paths) {
      const steps = splitAfter(path, '<li class="station"');
      expect(steps).toHaveLength(4);
      for (const step of steps)
        expect(step).toMatch(/<h3[^>]*>[^<]{3,}<\/h3><p[^>]*>[^<]{20,}<\/p>/);
    }
    expect(listLinks(main)).toContainEqual(["View All Learning Paths", "/learning"]);
  });

  test("six certifications with provider and level", async () => {
    const { main } = await openExistingPage(client, `/careers/${slug}?tab=certifications`);
    const cards = splitAfter(main, '<li class="lit-card').map((card) => {
      expect(textOf(card)).toMatch(/Provider: \S/);
      return [listElementTexts(card, "h2")[0], listElementTexts(card, "span")[0]];
    });
    expect(cards).toHaveLength(6);
    for (const [, level] of cards)
      expect([
        "Entry",
        "Associate",
        "Intermediate",
        "Intermediate/Advanced",
        "Professional",
        "Advanced",
        "Management",
      ]).toContain(level);
    if (field.certifications) {
      expect(cards.map(([name]) => name)).toEqual(field.certifications.map(([name]) => name));
      expect(cards).toEqual(
        field.certifications.map(([name, level], index) => [name, level ?? cards[index]?.[1]]),
      );
    }
    const [, to = ""] =
      listLinks(main).find(([words]) => words === "Explore Certification Paths") ?? [];
    expect((await openExistingPage(client, to)).words).toContain(cards[0]?.[0]);
  });
});

test("finance: six cards that lead somewhere, eight skills in demand, and the assessment", async () => {
  const { main } = await openExistingPage(client, "/careers/finance");
  expect(listElementTexts(main, "h1")).toEqual(["Finance Careers in Tech"]);
  const [cards = "", skills = ""] = main.split("Skills in Demand");
  expect(listElementTexts(cards, "h2").filter(Boolean)).toEqual([
    "Financial Analysis",
    "FinTech Development",
    "Investment Strategy",
    "Financial Planning",
    "Blockchain Finance",
    "Corporate Finance",
  ]);
  const more = listLinks(cards).filter(([words]) => words.startsWith("Learn more"));
  expect(more).toHaveLength(6);
  for (const [, to] of more) expect(to).toMatch(/^https:\/\//);
  expect(listElementTexts(skills, "h3")).toEqual([
    "Financial Modeling",
    "Data Analysis",
    "Risk Assessment",
    "Blockchain",
    "Machine Learning",
    "Algorithmic Trading",
    "Market Analysis",
    "Quantitative Analysis",
  ]);
  expect(listLinks(skills)).toEqual([["Start Skill Assessment", "/assessment"]]);
});

test("marketing: hero, six tracks of five skills, promo, three resource cards, closing call", async () => {
  const { main } = await openExistingPage(client, "/careers/marketing");
  const tracks = splitAfter(main.split("Not sure")[0] ?? "", "<h3").map((track) => `<h3${track}`);
  expect(tracks.map((track) => listElementTexts(track, "h3")[0])).toEqual([
    "Digital Marketing",
    "Social Media Marketing",
    "Marketing Analytics",
    "Brand Management",
    "Product Marketing",
    "Content Marketing",
  ]);
  for (const track of tracks)
    expect([textOf(track).includes("Key Skills"), listElementTexts(track, "li").length]).toEqual([
      true,
      5,
    ]);
  expect(listLinks(main).slice(1)).toEqual([
    ["Start Skills Assessment", "/assessment"],
    ["Explore Courses", "/learning"],
    ["Start Assessment", "/assessment"],
    ["View All Courses", "/learning"],
    ["Practice Interviews", "/interview"],
    ["View Resources", "/resources"],
    ["Create Free Account", "/register"],
    ["Take Skill Assessment", "/assessment"],
  ]);
  const resources = splitAfter(main.split("Get ready")[1] ?? "", "<h3").map((card) => `<h3${card}`);
  expect(
    resources.map((card) => [
      listElementTexts(card, "h3")[0],
      listElementTexts(card.split("</ul>")[0] ?? "", "li").length,
    ]),
  ).toEqual([
    ["Learning Paths", 3],
    ["Interview Prep", 3],
    ["Certifications", 3],
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

test.each(["%3Cscript%3E", "constructor", ""])("?tab=%s shows the roles", async (tab) => {
  expect((await openExistingPage(client, `/careers/legal?tab=${tab}`)).words).toContain(
    "Explore Career Path",
  );
});
