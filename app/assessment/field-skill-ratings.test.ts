import { expect, test } from "vitest";
import { listFieldSkillRatings } from "./field-skill-ratings";

const FIRST = "2026-03-01T00:00:00.000Z";
const SECOND = "2026-05-01T00:00:00.000Z";

test("how often a skill of a field was used is a rating; skills rated in the steps aren't", () => {
  const answers = {
    "done-python": "regularly",
    "done-gis": "sometimes",
    "done-cad": "never",
    "done-seo": "unsure",
    "done-sql": "regularly",
    "field-technology": "on",
  };
  expect(listFieldSkillRatings([{ answers, at: FIRST }])).toEqual([
    { skill: "python", level: 4, ratedAt: FIRST },
    { skill: "gis", level: 3, ratedAt: FIRST },
    { skill: "cad", level: 1, ratedAt: FIRST },
  ]);
});

test("an answer taken over keeps its date, and a changed one has a new one", () => {
  expect(
    listFieldSkillRatings([
      { answers: { "done-python": "never", "done-gis": "never" }, at: FIRST },
      { answers: { "done-python": "never", "done-gis": "sometimes" }, at: SECOND },
    ]),
  ).toEqual([
    { skill: "python", level: 1, ratedAt: FIRST },
    { skill: "gis", level: 1, ratedAt: FIRST },
    { skill: "gis", level: 3, ratedAt: SECOND },
  ]);
});
