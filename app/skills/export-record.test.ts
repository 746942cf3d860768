import jsonResumeSchema from "@jsonresume/schema/schema.json";
import fc from "fast-check";
import { Validator } from "jsonschema";
import { expect, test } from "vitest";
import type { Level } from "~/data/levels";
import { SKILLS, type SkillId } from "~/data/skills";
import { exportRecord, listExportRows } from "./export-record";
import { toJsonResume } from "./json-resume";
import { buildSkillRecord } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const AT = "2026-11-20T12:00:00.000Z";
const PROFILE = {
  name: "Ines Okafor",
  email: "ines.okafor@example.org",
  title: "Junior data analyst",
  location: "Leeds",
  bio: "Moved from retail.",
  linkedin: "https://www.linkedin.com/in/ines",
  github: "",
};
const TARGET = { title: "Data Scientist", skills: ["statistics", "sql"] satisfies SkillId[] };
const ANSWER = {
  questionId: "slow-join-query",
  skills: ["sql" as const],
  score: 80,
  at: AT,
};
const RECORD = buildSkillRecord(
  [
    { skill: "sql", level: 4, ratedAt: AT },
    { skill: "python", level: 1, ratedAt: AT },
  ],
  [ANSWER],
  NOW,
);

/** Why a document isn't a JSON Resume; empty if it is. */
const listSchemaErrors = (document: unknown) =>
  new Validator().validate(document, jsonResumeSchema).errors.map(String);

test("the JSON file has the level, its certainty, and the evidence with date and strength", () => {
  const file = exportRecord({ record: RECORD, target: TARGET, now: NOW });
  expect(file.skills.find(({ id }) => id === "sql")).toMatchObject({
    name: "SQL",
    group: "Data & AI",
    level: 78,
    band: "Solid",
    certainty: 60,
    confirmed: true,
    proven: false,
    evidence: [
      { source: "rated", value: 4, pieces: 1, latest: AT, share: 33 },
      { source: "practiced", value: 80, pieces: 1, latest: AT, share: 67 },
    ],
  });
  expect(file.target?.skills.map(({ id, state }) => [id, state])).toEqual([
    ["statistics", "unknown"],
    ["sql", "once"],
  ]);
});

test("the table has a row per skill and source", () => {
  expect(
    listExportRows(RECORD).map((row) => [row.Skill, row.Source, row.Value, row.Scale]),
  ).toEqual([
    ["SQL", "rated", 4, "1-5"],
    ["SQL", "practiced", 80, "0-100"],
    ["Python", "rated", 1, "1-5"],
  ]);
});

test("the resume follows the published schema and leaves weak skills out", () => {
  const url = "https://pathlight.test/certificates/AAAAAAAAAAAAAAAAAAAAAA";
  const courses = [
    { title: "Introduction to Python", completedAt: AT, url },
    { title: "Advanced React", completedAt: AT, url: null },
  ];
  const resume = toJsonResume(PROFILE, RECORD, courses, NOW);
  expect(listSchemaErrors(resume)).toEqual([]);
  expect(resume.skills).toEqual([{ name: "SQL", level: "Solid", keywords: ["Data & AI"] }]);
  expect(resume.certificates).toEqual([
    { name: "Introduction to Python", date: "2026-11-20", issuer: "Pathlight", url },
    { name: "Advanced React", date: "2026-11-20", issuer: "Pathlight" },
  ]);
  expect(resume.basics.profiles).toEqual([{ network: "LinkedIn", url: PROFILE.linkedin }]);
});

test("any profile and record make a valid resume", () => {
  const text = fc.string({ maxLength: 30 });
  fc.assert(
    fc.property(
      fc.record({
        name: text,
        title: text,
        location: text,
        bio: text,
        linkedin: fc.oneof(fc.webUrl(), text),
        github: fc.oneof(fc.webUrl(), text),
      }),
      fc.array(fc.constantFrom(...SKILLS.map(({ id }) => id)), { maxLength: 5 }),
      fc.constantFrom<Level>(1, 2, 3, 4, 5),
      (profile, skills, level) => {
        const ratings = skills.map((skill) => ({ skill, level, ratedAt: AT }));
        const record = buildSkillRecord(ratings, [], NOW);
        const resume = toJsonResume({ ...profile, email: PROFILE.email }, record, [], NOW);
        expect(listSchemaErrors(resume)).toEqual([]);
      },
    ),
    // The schema is compiled again for each document.
    { numRuns: 30 },
  );
});

test("the check finds what the schema forbids", () => {
  const resume = toJsonResume(
    PROFILE,
    RECORD,
    [{ title: "A", completedAt: "November", url: null }],
    NOW,
  );
  expect(listSchemaErrors(resume)).toHaveLength(1);
  expect(listSchemaErrors({ ...resume, skills: "SQL" })).toHaveLength(2);
});
