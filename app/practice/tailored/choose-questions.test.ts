import { expect, test } from "vitest";
import { PLAIN_POSTINGS } from "../../../tests/support/plain-postings";
import { findSkills } from "~/practice/text-analysis/find-skills";
import { findWork } from "~/practice/text-analysis/find-work";
import { isLeadingPost } from "~/practice/text-analysis/leads-others";
import { chooseQuestions } from "./choose-questions";

const FOR_LEADING = ["mediated-between-colleagues", "gave-hard-feedback", "changed-how-team-works"];

const choose = (text: string) =>
  chooseQuestions("posting", findSkills(text), findWork(text)).map(({ id }) => id);

test.each(PLAIN_POSTINGS.filter(({ isLeading }) => isLeading))(
  "who leads is asked about leading, before what everybody is asked: $text",
  ({ text }) => {
    const ids = choose(text);
    expect(ids.filter((id) => FOR_LEADING.includes(id)).length).toBeGreaterThanOrEqual(2);
    expect(ids).not.toContain("tell-me-about-yourself");
    expect(ids.length).toBeLessThanOrEqual(8);
    expect(FOR_LEADING).not.toContain(ids[0]);
  },
);

test.each(PLAIN_POSTINGS.filter(({ isLeading }) => !isLeading))(
  "who doesn’t lead is not: $text",
  ({ text }) =>
    expect(choose(text).filter((id) => FOR_LEADING.slice(0, 2).includes(id))).toEqual([]),
);

test("shifts with gaps, learners, results and costs come first for those who lead", () => {
  expect(choose("Ward Sister\nElderly medicine, 28 beds.")[0]).toBe("shift-unsafe-staffing");
  expect(choose("Workshop Foreman\nGarage, four mechanics.")[0]).toBe(
    "apprentice-first-time-alone",
  );
  expect(choose("Head of Department, mathematics")[0]).toBe("department-results-dropped");
});

test("what a posting says of handovers, complaints and learners is asked about", () => {
  const duties = "You work as part of a team, hand over safely, handle complaints of relatives.";
  const asked = ["handover-nothing-lost", "angry-customer"];
  expect(choose(`Registered nurse\n\n${duties}`)).toEqual(expect.arrayContaining(asked));
  expect(choose(`Registered nurse\n\n${duties} Mentoring of students is welcome.`)).toEqual(
    expect.arrayContaining([...asked, "helped-colleague-grow"]),
  );
});

test("a foreman is asked about complaints, and not about leading without being the manager", () => {
  const ids = choose(
    "Workshop foreman\n\nLeadership of eight technicians, customers’ complaints, MOT tests. You keep the workshop safe.",
  );
  expect(ids).toContain("angry-customer");
  expect(ids).not.toContain("led-without-authority");
});

test("where the work isn’t known, the name of the post says whether it leads", () => {
  const ids = chooseQuestions("posting", [], null, isLeadingPost("Team leader")).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(expect.arrayContaining(FOR_LEADING));
});

test.each([
  ["Ward Sister", true],
  ["Charge nurse", true],
  ["Deputy Matron", true],
  ["Foreman", true],
  ["Shift lead", true],
  ["Sous chef", true],
  ["Head of Year 9", true],
  ["Lead technician", true],
  ["Warehouse Supervisor", true],
  ["Site manager", true],
  ["Assistant store manager", true],
  ["Product manager", false],
  ["Senior project manager", false],
  ["Key account manager", false],
  ["Door supervisor", false],
  ["Lead generation executive", false],
  ["Headhunter", false],
  ["Management accountant", false],
  ["Staff engineer", false],
])("whether %s leads others: %s", (name, leads) => expect(isLeadingPost(name)).toBe(leads));
