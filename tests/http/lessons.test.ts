import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import { createClient, textOf } from "../support/client";

const client = await createClient();

test("a course links to each of its lessons, and a lesson to its neighbors", async () => {
  for (const { id, syllabus } of COURSES) {
    const lessons = syllabus.flatMap((module) => module.lessons);
    const course = await (await client.get(`/learning/${id}`)).text();
    for (const { slug } of lessons)
      expect(course.includes(`"/learning/${id}/${slug}"`), slug).toBe(true);
    const [first, second] = lessons;
    const page = await client.get(`/learning/${id}/${first?.slug}`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html.includes(`"/learning/${id}/${second?.slug}"`)).toBe(true);
    const text = textOf(html);
    for (const part of [first?.title ?? "", "lesson 1 of", "Exercise", "Show a solution"])
      expect(text.includes(part), part).toBe(true);
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
