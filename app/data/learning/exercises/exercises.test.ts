import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import { WRITTEN_EXERCISES } from "./exercises.server";

const courses = COURSES.filter(({ tab }) => tab === "soft-skills");

test("each lesson of a soft-skill course has an exercise that is answered in writing, and no other", () => {
  const lessons = courses.map(({ id, syllabus }) => [
    id,
    syllabus.flatMap((module) => module.lessons.map(({ slug }) => slug)).toSorted(),
  ]);
  const exercises = Object.entries(WRITTEN_EXERCISES).map(([id, each]) => [
    id,
    Object.keys(each).toSorted(),
  ]);
  expect(Object.fromEntries(exercises)).toEqual(Object.fromEntries(lessons));
});

test("an exercise asks for three to six points, each once, and says how long it may be", () => {
  const problems = Object.entries(WRITTEN_EXERCISES).flatMap(([courseId, exercises]) =>
    Object.entries(exercises).flatMap(([lesson, { task, points, words }]) => {
      const where = `exercises/${courseId}.server.ts, "${lesson}":`;
      return [
        task.length < 60 || task.length > 800 ? `${where} write a task of 60 to 800 letters` : [],
        words && !task.includes(`${words[1]} words`)
          ? `${where} name the most words in the task`
          : [],
        points.length < 3 || points.length > 6 ? `${where} write three to six points` : [],
        new Set(points).size < points.length ? `${where} write each point once` : [],
        points
          .filter((point) => point.length > 80 || point.endsWith("."))
          .map((point) => `${where} shorten “${point}” to 80 letters, without a full stop`),
      ].flat();
    }),
  );
  expect(problems).toEqual([]);
});
