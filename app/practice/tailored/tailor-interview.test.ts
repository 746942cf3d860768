import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../../tests/support/any-character";
import { questionById } from "~/data/questions/cards.server";
import { SKILLS } from "~/data/skills";
import { findSkills } from "~/practice/text-analysis/find-skills";
import { findWork } from "~/practice/text-analysis/find-work";
import { type KnownLevel, tailorInterview } from "./tailor-interview";

const POSTING = `Data Analyst (m/f/d)
You bring strong SQL skills (PostgreSQL), experience with Power BI dashboards and A/B testing.
You explain results to stakeholders; SQL is your daily bread. Kubernetes is a plus, and so is IV therapy.`;
const NO_LEVELS: ReadonlyMap<string, KnownLevel> = new Map();
const read = (text: string) => ({ mentions: findSkills(text), work: findWork(text) });
const findSkillIds = (text: string) => findSkills(text).map(({ skill }) => skill);

test("skills are found by name and alias, most mentioned first, with context", () => {
  const mentions = findSkills(POSTING);
  expect(mentions[0]).toMatchObject({
    skill: "sql",
    count: 3,
    quote: "You bring strong SQL skills (PostgreSQL), experience with Power BI dashboards…",
  });
  expect(new Set(mentions.map(({ skill }) => skill))).toEqual(
    new Set([
      "sql",
      "data-analysis",
      "data-visualization",
      "ab-testing",
      "stakeholder-management",
      "containers",
      "iv-therapy",
    ]),
  );
});

test.each([
  ["C++ and Node.js, CI/CD", ["programming", "javascript", "ci-cd"]],
  ["UI/UX design for a11y", ["ux-design", "accessibility"]],
  ["I reacted swiftly and typed a note in a scripted play; we go on.", []],
  ["html, CSS & git.", ["html-css", "version-control"]],
  ["We test-driven everything", ["software-testing"]],
  ["", []],
  ["\u0000\u0001 ☃☃☃ 12345", []],
])("%s", (text, skills) => {
  expect(findSkillIds(text)).toEqual(skills);
});

test("every skill is found by its own name, in any case", () => {
  for (const { id, name } of SKILLS)
    for (const text of [name, name.toUpperCase(), `Needed: ${name.toLowerCase()}.`])
      expect([text, findSkillIds(text)]).toEqual([text, [id]]);
});

test("questions test the skills found, and every gap has an action", () => {
  const { questions, gaps, metSkills: met } = tailorInterview("posting", read(POSTING), NO_LEVELS);
  expect(questions[0]?.testedSkills).toContain("SQL");
  expect(questions.at(-1)?.id).toBe("why-this-role");
  expect(met).toEqual([]);
  expect(gaps.find(({ name }) => name === "IV Therapy")).toMatchObject({
    evidence: "not yet",
    action: expect.stringContaining("Prepare one story of your own"),
  });
  expect(gaps.find(({ name }) => name === "SQL")).toMatchObject({
    action: "In this session",
  });
  expect(tailorInterview("resume", read(POSTING), NO_LEVELS).questions[0]?.id).toBe(
    "tell-me-about-yourself",
  );
});

test("a solid demonstrated skill is not a gap; a self-rated one is", () => {
  const level = (isShown: boolean): KnownLevel => ({
    value: 80,
    low: 70,
    high: 90,
    support: "some",
    isDemonstrated: isShown,
  });
  const mentions = findSkills("SQL");
  expect(
    tailorInterview("posting", { mentions, work: null }, new Map([["sql", level(true)]])),
  ).toMatchObject({
    metSkills: ["SQL"],
    gaps: [],
  });
  expect(
    tailorInterview("posting", { mentions, work: null }, new Map([["sql", level(false)]])).gaps[0]
      ?.evidence,
  ).toBe("not yet, self-rated only");
});

test("nothing found: what every interview asks", () => {
  const { questions, gaps } = tailorInterview("posting", read(""), NO_LEVELS);
  expect(gaps).toEqual([]);
  expect(questions.length).toBeGreaterThanOrEqual(6);
  expect(new Set(questions.map(({ reason }) => reason))).toEqual(new Set(["Asked for every role"]));
});

test.each([
  [
    "Payroll clerk. You run the monthly payroll.",
    ["payday-overtime-missing"],
    ["variance-for-a-manager"],
  ],
  ["Receptionist. You greet visitors.", ["desk-all-at-once"], ["process-map-nine-days"]],
  ["Waitress for our terrace", [], ["sales-discovery-first", "call-wrong-bill"]],
  ["Truck driver, nights", ["truck-with-a-defect"], ["apprentice-first-time-alone"]],
])("asks what fits the post: %s", (text, fitting, unfit) => {
  const { questions } = tailorInterview("posting", read(text), NO_LEVELS);
  const ids = questions.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(fitting));
  expect(ids.filter((id) => unfit.includes(id))).toEqual([]);
});

test("for any text: six to eight questions, each once and in the bank; every found skill is a gap or met", () => {
  const words = fc.oneof(
    fc.constantFrom(...SKILLS.map(({ name }) => name)),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: anyCharacter, maxLength: 8 }),
  );
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 60, size: "max" }),
      fc.constantFrom("posting" as const, "resume" as const),
      (parts, kind) => {
        const source = read(parts.join("\n"));
        const { questions, gaps, metSkills: met } = tailorInterview(kind, source, NO_LEVELS);
        expect(questions.length).toBeGreaterThanOrEqual(6);
        expect(questions.length).toBeLessThanOrEqual(8);
        expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
        expect(questions.every(({ id }) => questionById(id))).toBe(true);
        expect(gaps.length + met.length).toBe(Math.min(source.mentions.length, 24));
      },
    ),
  );
});

test("reading time grows linearly up to fifty thousand characters", () => {
  const longText = `${"c++ c/c.c-c'c&c ".repeat(3200)}SQL`;
  expect(findSkillIds(longText.slice(0, 50_000))).toContain("programming");
});
