import { expect, test } from "vitest";
import { skillById } from "~/data/skills";
import { FINANCE_CARDS, FINANCE_SKILLS, FINANCE_TITLE, finance } from "./finance";
import { CUSTOMER_STAGES, MARKETING_RESOURCES, MARKETING_TRACKS } from "./marketing";

test("every skill in demand is used in kinds of work the page lists, and each kind uses one", () => {
  const kinds = FINANCE_CARDS.map(({ title }) => title);
  const used = FINANCE_SKILLS.flatMap(({ usedIn }) => usedIn);
  expect(kinds).toEqual(expect.arrayContaining(used));
  expect(used).toEqual(expect.arrayContaining(kinds));
});

test("every marketing track covers a stage or more, in order", () => {
  for (const { stages, title } of MARKETING_TRACKS) {
    const [from, to] = stages.map((stage) => CUSTOMER_STAGES.indexOf(stage));
    expect([title, Number(from) <= Number(to)]).toEqual([title, true]);
  }
});

test("finance compares six certificates, and says whom each suits", () => {
  expect(finance.certifications.map(({ name }) => name)).toEqual([
    "Securities Industry Essentials",
    "Certified Public Accountant",
    "Certified Financial Planner",
    "Financial Risk Manager",
    "Certified Treasury Professional",
    "Chartered Financial Analyst",
  ]);
  for (const { name, suits } of finance.certifications)
    expect(suits, name).toMatch(/^Those|^Students/);
});

test("finance: six cards, eight skills in demand", () => {
  expect(FINANCE_TITLE).toBe("Finance Careers in Tech");
  expect(FINANCE_CARDS.map((card) => card.title)).toEqual([
    "Financial Analysis",
    "FinTech Development",
    "Investment Strategy",
    "Financial Planning",
    "Blockchain Finance",
    "Corporate Finance",
  ]);
  expect(FINANCE_SKILLS.map(({ skill }) => skillById(skill).name)).toEqual([
    "Financial Modeling",
    "Data Analysis",
    "Risk Assessment",
    "Blockchain",
    "Machine Learning",
    "Algorithmic Trading",
    "Market Analysis",
    "Quantitative Analysis",
  ]);
});

test("marketing: six tracks of five skills, thirty in all, and three resource cards", () => {
  expect(MARKETING_TRACKS.map((track) => track.title)).toEqual([
    "Digital Marketing",
    "Social Media Marketing",
    "Marketing Analytics",
    "Brand Management",
    "Product Marketing",
    "Content Marketing",
  ]);
  expect(new Set(MARKETING_TRACKS.flatMap((track) => track.skills)).size).toBe(30);
  for (const { skills } of MARKETING_TRACKS) expect(skills).toHaveLength(5);
  expect(
    MARKETING_RESOURCES.map(({ title, items, action }) => [
      title,
      items.length,
      action.label,
      action.to,
    ]),
  ).toEqual([
    ["Learning Paths", 3, "View All Courses", "/learning"],
    ["Interview Prep", 3, "Practice Interviews", "/interview"],
    ["Certifications", 3, "View Resources", "/resources"],
  ]);
});
