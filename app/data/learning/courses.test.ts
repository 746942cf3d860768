import { expect, test } from "vitest";
import { skillById } from "~/data/skills";
import { COURSES, courseBySlug, listCoursesByTab, listCoursesTeaching } from "./courses";
import { LEARNING_TABS } from "./types";

test("four tabs, the ten courses the specification links to, and the job search after its soft skills", () => {
  expect(LEARNING_TABS).toEqual(["technical", "soft-skills", "data-science", "design"]);
  expect(COURSES.map((course) => course.id)).toEqual(
    expect.arrayContaining([
      "python-intro",
      "web-dev-fundamentals",
      "advanced-react",
      "effective-communication",
      "leadership",
      "problem-solving",
      "data-science-essentials",
      "ml-fundamentals",
      "ux-design",
      "figma-ui-design",
    ]),
  );
  expect(listCoursesByTab("soft-skills").map(({ id }) => id)).toEqual([
    "effective-communication",
    "leadership",
    "problem-solving",
    "job-search",
  ]);
  for (const tab of LEARNING_TABS)
    expect(listCoursesByTab(tab).length, tab).toBeGreaterThanOrEqual(2);
  expect(courseBySlug("alchemy")).toBeUndefined();
});

test("every level of the specification is offered", () => {
  expect(new Set(COURSES.map((course) => course.level))).toEqual(
    new Set(["Beginner", "Intermediate", "All Levels"]),
  );
});

test.each(COURSES.map((course) => [course.id, course] as const))(
  "%s teaches what it says, in the time it says",
  (_id, course) => {
    expect(new Set(course.skills).size).toBe(course.skills.length);
    for (const id of course.skills) expect(skillById(id), id).toBeDefined();

    const modules = course.syllabus.map(({ slug }) => slug);
    expect(new Set(modules).size).toBe(modules.length);
    for (const slug of modules) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    const lessons = course.syllabus.flatMap((module) => module.lessons);
    expect(new Set(lessons.map((lesson) => lesson.slug)).size).toBe(lessons.length);
    expect(new Set(lessons.map((lesson) => lesson.title)).size).toBe(lessons.length);
    for (const lesson of lessons) expect(lesson.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(lessons.at(-1)?.title).toMatch(/^Project: /);
  },
);

test("courses are found by what they teach, the closest first", () => {
  expect(
    listCoursesTeaching(["figma", "design-systems", "ux-design"]).map((course) => course.id),
  ).toEqual(expect.arrayContaining(["figma-ui-design", "ux-design"]));
  expect(listCoursesTeaching(["patient-care"])).toEqual([]);
});
