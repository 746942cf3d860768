import { expect, test } from "vitest";
import { listCoursesTeaching } from "~/data/learning/courses";
import { listQuestionsTesting } from "~/data/questions/cards.server";
import { CAREER_FIELDS } from "./fields";
import { FINANCE_SKILLS } from "./finance";
import { MARKETING_TRACKS } from "./marketing";

const KEY_SKILLS = new Set([
  ...CAREER_FIELDS.flatMap(({ roles }) => roles.flatMap(({ skills }) => skills)),
  ...FINANCE_SKILLS.map(({ skill }) => skill),
  ...MARKETING_TRACKS.flatMap(({ skills }) => skills),
]);

test("every key skill of the roles has two questions or a course", () => {
  const lacking = [...KEY_SKILLS].filter(
    (skill) => listQuestionsTesting(skill).length < 2 && listCoursesTeaching([skill]).length === 0,
  );
  expect(lacking).toEqual([]);
});
