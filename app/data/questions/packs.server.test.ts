import { expect, test } from "vitest";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { cardById, questionById } from "./cards.server";
import { PACK_CARDS, QUESTION_PACKS, listPacksOfField, listPacksOfRole } from "./packs.server";

const FIELDS = [...CAREER_FIELDS.map(({ slug }) => slug), "finance", "marketing"];
const ROLES = CAREER_FIELDS.flatMap(({ slug, roles }) =>
  roles.map((role) => `${slug}/${role.slug}`),
);

test("packs belong to fields and roles that there are", () => {
  for (const { card, fields, roles } of QUESTION_PACKS) {
    expect(fields.length, card.id).toBeGreaterThan(0);
    expect(fields.filter((field) => !FIELDS.includes(field))).toEqual([]);
    expect(roles.filter((role) => !ROLES.includes(role))).toEqual([]);
  }
});

test("every field has a pack", () => {
  expect(FIELDS.filter((field) => listPacksOfField(field).length === 0)).toEqual([]);
});

test("a pack and its questions are found by id", () => {
  for (const card of PACK_CARDS) {
    expect(cardById(card.id)).toBe(card);
    for (const question of card.questions)
      expect(questionById(question.id)).toEqual({ question, card });
  }
});

test("a field and a role have their packs", () => {
  const getIds = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
  expect(getIds(listPacksOfField("healthcare"))).toEqual(["healthcare", "care-and-clinics"]);
  expect(getIds(listPacksOfField("engineering"))).toEqual([
    "engineering",
    "engineering-disciplines",
    "skilled-trades",
  ]);
  expect(getIds(listPacksOfRole("healthcare", "registered-nurse"))).toEqual(["healthcare"]);
  expect(getIds(listPacksOfRole("technology", "software-developer"))).toEqual([
    "delivery-and-support",
  ]);
  expect(listPacksOfRole("technology", "no-such-role")).toEqual([]);
});

test("a pack has five questions or more, at most one of them a story", () => {
  for (const { id, tab, questions } of PACK_CARDS) {
    expect(tab, id).toBe("technical");
    expect(questions.length, id).toBeGreaterThanOrEqual(5);
    const others = questions.filter(({ kind }) => kind !== "technical");
    expect(["", "behavioral"], id).toContain(others.map(({ kind }) => kind).join());
  }
});
