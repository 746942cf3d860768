import { expect, test } from "vitest";
import { ASSESSMENT_SKILLS } from "~/data/assessment/steps";
import type { Level } from "~/data/levels";
import type { SkillId } from "~/data/skills";
import { describeRatings, getHeadline } from "./skill-results";

const headlineFor = (...skills: SkillId[]) =>
  getHeadline(
    skills.map((skill) => ({ skill, level: 5 as const })),
    25,
  );
const rateAll = (level: Level) => ASSESSMENT_SKILLS.map((skill) => ({ skill, level }));

test("the headline names the highest-rated skills, or counts more than three", () => {
  expect(headlineFor("sql")).toBe("You rated yourself highest in SQL");
  expect(headlineFor("sql", "empathy")).toBe("You rated yourself highest in SQL and Empathy");
  expect(headlineFor("sql", "empathy", "statistics")).toBe(
    "You rated yourself highest in SQL, Empathy and Statistics",
  );
  expect(headlineFor("sql", "empathy", "statistics", "negotiation")).toBe(
    "You rated yourself highest in 4 of 25 skills",
  );
  expect(
    getHeadline(
      [
        { skill: "sql", level: 5 },
        { skill: "empathy", level: 4 },
      ],
      25,
    ),
  ).toBe("You rated yourself highest in SQL");
});

test("a flat profile gets its own headline", () => {
  const { strongest, weakest, headline } = describeRatings(rateAll(3));
  expect([strongest, weakest, headline]).toEqual([
    [],
    [],
    "All your ratings are at the same level",
  ]);
});

test("a strong skill links to fields that list it, a weak one is named", () => {
  const ratings = rateAll(3).map((rating) =>
    rating.skill === "negotiation"
      ? { ...rating, level: 5 as const }
      : rating.skill === "sql"
        ? { ...rating, level: 1 as const }
        : rating,
  );
  const { strongest, weakest } = describeRatings(ratings);
  expect(
    strongest.map(({ skill, group, fields }) => [skill, group, fields.map(({ to }) => to)]),
  ).toEqual([["negotiation", null, ["/careers/legal", "/careers/business"]]]);
  expect(weakest.map(({ skill }) => skill)).toEqual(["sql"]);
});

test("unrated skills stay unrated", () => {
  const { sections, ratedCount: rated } = describeRatings([{ skill: "sql", level: 2 }]);
  expect(rated).toBe(1);
  expect(
    sections.flatMap(({ skills }) => skills).filter(({ rating }) => rating === null),
  ).toHaveLength(24);
});
