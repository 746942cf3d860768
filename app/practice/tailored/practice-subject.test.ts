import { describe, expect, test } from "vitest";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { FIELD_QUESTIONS } from "~/data/careers/field-questions";
import { COURSES } from "~/data/learning/courses";
import { INTERVIEW_CARDS, questionById } from "~/data/questions/cards.server";
import { listPacksOfField, listPacksOfRole } from "~/data/questions/packs.server";
import { findPracticeSubject, getRolePracticeUrl } from "./practice-subject.server";

const ROLES = CAREER_FIELDS.flatMap((field) =>
  field.roles.map(
    (role) =>
      [
        `role/${field.slug}/${role.slug}`,
        field.slug === "technology" || role.hasTechnicalInterview === true,
      ] as const,
  ),
);
/** The packs of their field test none of their key skills. */
const NO_PACK_SKILLS = ["role/business/management-consultant"];

const getSubject = (id: string) => findPracticeSubject(id) ?? expect.unreachable();
const listCards = (id: string) =>
  getSubject(id).questionIds.map((questionId) => questionById(questionId)?.card.id);

describe.each(ROLES)("%s", (id, isTechnical) => {
  test("has a session of five or six questions, with why this role", () => {
    const { questionIds } = getSubject(id);
    expect([5, 6]).toContain(questionIds.length);
    expect(new Set(questionIds).size).toBe(questionIds.length);
    expect(questionIds).toContain("why-this-role");
  });

  test("asks about algorithms and systems only if its interviews are technical", () => {
    if (isTechnical) return;
    expect(getSubject(id).tab).not.toBe("technical");
    expect(listCards(id)).not.toContain("algorithms");
    expect(listCards(id)).not.toContain("system-design");
  });
});

test.each(ROLES)("%s: the first question is of a pack that the role or its field shows", (id) => {
  const [, field = "", role = ""] = id.split("/");
  const packs = [...listPacksOfRole(field, role), ...listPacksOfField(field)].map(
    (card) => card.id,
  );
  const general = INTERVIEW_CARDS.map((card) => card.id);
  const [first] = listCards(id);
  const hasNone = NO_PACK_SKILLS.includes(id);
  expect(hasNone ? general : packs).toContain(first);
});

test.each([
  ["financial-analysis", ["valuation-two-ways", "depreciation-three-statements"]],
  ["corporate-finance", ["covenant-about-to-break", "working-capital-eats-cash"]],
  ["blockchain-finance", ["alert-to-decision", "contract-sends-before-it-books"]],
  ["financial-planning", ["advice-all-in-one-share", "number-that-looked-wrong"]],
])("%s practices questions of finance, not of marketing or security", (role, expected) => {
  const id = `role/finance/${role}`;
  expect(getSubject(id).questionIds).toEqual(expect.arrayContaining(expected));
  expect(listCards(id)).not.toContain("marketing");
  expect(listCards(id)).not.toContain("security");
  expect(listCards(id)).not.toContain("business-strategy");
});

test("names the key skills that a session has no question on", () => {
  const { testedSkills, untestedSkills } = getSubject("role/finance/financial-analysis");
  expect(testedSkills).toContain("Financial Modeling");
  expect(untestedSkills).toEqual(["Data Analysis"]);
});

test("a nurse practices questions of nursing", () => {
  expect(getRolePracticeUrl("healthcare", "registered-nurse")).toBe(
    "/interview?tab=behavioral&for=role%2Fhealthcare%2Fregistered-nurse",
  );
  expect(getSubject("role/healthcare/registered-nurse").questionIds).toContain(
    "patient-gets-worse",
  );
});

test.each<[id: string, tab: string, card?: string]>([
  ["role/technology/software-developer", "technical"],
  ["role/technology/data-scientist", "technical"],
  ["role/finance/fintech-development", "technical"],
  ["role/finance/corporate-finance", "behavioral"],
  ["course/data-science-essentials", "technical", "databases"],
  ["course/python-intro", "technical"],
  ["course/ux-design", "case", "product-sense"],
  ["course/leadership", "behavioral", "leadership"],
  ["course/effective-communication", "behavioral"],
])("%s: the tab and card of its skills", (id, tab, card) => {
  const subject = getSubject(id);
  expect(subject.tab).toBe(tab);
  if (card) expect(subject.card).toBe(card);
});

test("every course leads to a card of its tab", () => {
  for (const { id } of COURSES) {
    const { card, tab } = getSubject(`course/${id}`);
    expect(card, id).not.toBeNull();
    expect(["technical", "behavioral", "case"], id).toContain(tab);
  }
});

test("every field's questions exist", () => {
  expect(Object.keys(FIELD_QUESTIONS).toSorted()).toEqual(
    CAREER_FIELDS.map(({ slug }) => slug).toSorted(),
  );
  for (const id of Object.values(FIELD_QUESTIONS).flat())
    expect(questionById(id)?.card.tab, id).toBe("behavioral");
});

test.each(["", "role", "role/healthcare", "role/x/y", "course/none", "card/databases"])(
  "%j is no subject",
  (id) => {
    expect(findPracticeSubject(id)).toBeUndefined();
  },
);
