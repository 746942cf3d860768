import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import { createClient } from "../support/client";
import { openMain } from "../support/page";

const client = await createClient();

test("a course links to each of its lessons, and a lesson to its neighbors", async () => {
  for (const { id, syllabus } of COURSES) {
    const lessons = syllabus.flatMap((module) => module.lessons);
    const links = (await openMain(client, `/learning/${id}`)).links().map(([, href]) => href);
    expect(links).toEqual(
      expect.arrayContaining(lessons.map(({ slug }) => `/learning/${id}/${slug}`)),
    );
    const [first, second] = lessons;
    const page = await openMain(client, `/learning/${id}/${first?.slug}`);
    expect(page.links().map(([, href]) => href)).toContain(`/learning/${id}/${second?.slug}`);
    for (const part of [first?.title ?? "", "lesson 1 of", "Exercise", "Show a solution"])
      expect(page).toHaveText(part);
  }
});

test("a lesson of another course, and one that does not exist, are not found", async () => {
  for (const path of [
    "/learning/leadership/lists-and-loops",
    "/learning/python-intro/no-such-lesson",
    "/learning/no-such-course/lists-and-loops",
    "/learning/python-intro/..%2Fleadership%2Fone-to-ones",
    "/learning/python-intro/quizzes.json",
  ])
    expect([path, (await client.get(path)).status]).toEqual([path, 404]);
});
