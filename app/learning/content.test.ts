import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { COURSES } from "~/data/learning/courses";
import { listProblems } from "../../tests/support/content-problems";
import { QUIZ_MINUTES } from "./course-progress";
import { renderLesson } from "./render-lesson.server";
import { splitCodeExercise } from "./split-code-exercise";

const FOLDER = new URL("../../content/courses/", import.meta.url);
const PROSE_MIN = 400;
const PROSE_MAX = 800;
const WORDS_PER_MINUTE = 200;

const quizzesSchema = z.array(
  z.strictObject({
    module: z.string(),
    questions: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
          lesson: z.string(),
          prompt: z.string().min(10),
          code: z.string().optional(),
          language: z.string().optional(),
          figure: z.strictObject({ file: z.string(), description: z.string().min(20) }).optional(),
          options: z
            .array(
              z.strictObject({
                text: z.string().min(1),
                correct: z.boolean(),
                why: z.string().min(10),
              }),
            )
            .min(3)
            .max(5),
        }),
      )
      .min(5)
      .max(6),
  }),
);

const capstoneSchema = z.strictObject({
  title: z.string().min(5),
  brief: z.string().min(400),
  checklist: z.array(z.string().min(10)).min(6).max(10),
  minutes: z.number().int().min(30).max(240),
});

const readFile = (path: string) => readFileSync(new URL(path, FOLDER), "utf8");
/** A code exercise is not counted in a lesson's length and time, and says so. */
const read = (path: string) => splitCodeExercise(readFile(path)).lesson;
const readJson = (path: string): unknown => JSON.parse(read(path));

function countProseWords(markdown: string): number {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, "")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test("no lesson has the address of another page of its course", () => {
  const slugs = COURSES.flatMap(({ syllabus }) => syllabus.flatMap(({ lessons }) => lessons));
  for (const { slug } of slugs) expect(["all", "capstone", "offline"]).not.toContain(slug);
});

test("every course has content, and there is no other content", () => {
  expect(
    readdirSync(FOLDER).toSorted(),
    "content/courses has one folder for each course in app/data/learning/courses.ts",
  ).toEqual(COURSES.map(({ id }) => id).toSorted());
});

for (const course of COURSES) {
  const lessons = course.syllabus.flatMap((module) => module.lessons);

  test(`${course.id}: every lesson exists, has a reasonable length, and uses every figure there is`, () => {
    const files = readdirSync(new URL(`${course.id}/`, FOLDER));
    expect(
      files.filter((file) => file.endsWith(".md")).toSorted(),
      `content/courses/${course.id} has one file for each lesson in app/data/learning/${course.id}.ts`,
    ).toEqual(lessons.map(({ slug }) => `${slug}.md`).toSorted());
    const figures = new Set<string>();
    for (const { slug } of lessons) {
      const file = `${course.id}/${slug}.md`;
      const markdown = read(file);
      const words = countProseWords(markdown);
      const lesson = renderLesson(markdown, (name) => {
        figures.add(name);
        return read(`${course.id}/${name}`);
      });
      expect(
        listProblems(`content/courses/${file}`, [
          [
            words >= PROSE_MIN && words <= PROSE_MAX,
            `write ${PROSE_MIN} to ${PROSE_MAX} words beside the code, not ${words}`,
          ],
          [lesson.exercise.length > 50, "write an exercise under “## Exercise”"],
          [lesson.solution.length > 50, "write a solution under “## Solution”"],
        ]),
      ).toEqual([]);
    }
    const quizzes = quizzesSchema.parse(readJson(`${course.id}/quizzes.json`));
    for (const { figure } of quizzes.flatMap(({ questions }) => questions))
      if (figure) figures.add(figure.file);
    const pictures = files.filter((file) => file.endsWith(".svg"));
    expect(pictures.toSorted()).toEqual([...figures].toSorted());
    for (const picture of pictures)
      expect(read(`${course.id}/${picture}`), picture).not.toMatch(/<script|<style|style=|href=/);
  });

  test(`${course.id}: four to six modules of two to four lessons, and at least two figures in theme colors`, () => {
    expect(course.syllabus.length).toBeGreaterThanOrEqual(4);
    expect(course.syllabus.length).toBeLessThanOrEqual(6);
    for (const module of course.syllabus) {
      expect(module.lessons.length, module.slug).toBeGreaterThanOrEqual(2);
      expect(module.lessons.length, module.slug).toBeLessThanOrEqual(4);
    }
    const pictures = readdirSync(new URL(`${course.id}/`, FOLDER)).filter((file) =>
      file.endsWith(".svg"),
    );
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const picture of pictures) {
      const svg = read(`${course.id}/${picture}`);
      expect(svg, picture).toMatch(/<title>[^<]{10,}<\/title>/);
      const colors = [...svg.matchAll(/ (?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
      for (const color of colors)
        expect(color, picture).toMatch(/^(?:none|currentColor|var\(--[\w-]+(?:, #\w+)?\))$/);
    }
  });

  test(`${course.id}: stated minutes cover reading and the exercise, and links lead somewhere`, () => {
    for (const { slug, minutes } of lessons) {
      const markdown = read(`${course.id}/${slug}.md`);
      const exercise = /^Allow about (\d+) minutes/m.exec(markdown)?.[1] ?? 10;
      const needed = countProseWords(markdown) / WORDS_PER_MINUTE + Number(exercise);
      const isFitting = minutes >= Math.floor(needed) && minutes <= 40;
      expect(
        listProblems(`app/data/learning/${course.id}.ts, lesson ${slug}`, [
          [isFitting, `give ${Math.floor(needed)} to 40 minutes: reading and the exercise`],
        ]),
      ).toEqual([]);
      for (const [, target = ""] of markdown.matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g))
        expect(
          target.startsWith("https://") ||
            COURSES.some(({ id, syllabus }) =>
              syllabus.some((module) =>
                module.lessons.some((lesson) => target === `/learning/${id}/${lesson.slug}`),
              ),
            ),
          `${slug}: ${target}`,
        ).toBe(true);
    }
  });

  test(`${course.id}: lessons teach the course's skills and match the stated hours`, () => {
    const file = `app/data/learning/${course.id}.ts`;
    for (const { slug, skills } of lessons)
      expect(
        listProblems(`${file}, lesson ${slug}`, [
          [skills.length > 0, "name the skills that it teaches"],
          [
            skills.every((skill) => course.skills.includes(skill)),
            "name only skills of the course",
          ],
        ]),
      ).toEqual([]);
    const minutes =
      lessons.reduce((sum, lesson) => sum + lesson.minutes, 0) +
      course.syllabus.length * QUIZ_MINUTES +
      capstoneSchema.parse(readJson(`${course.id}/capstone.json`)).minutes;
    const stated = Number.parseFloat(course.duration) * 60;
    expect(
      listProblems(file, [
        [Math.abs(stated - minutes) <= 30, `state a duration of ${minutes / 60} hours`],
      ]),
    ).toEqual([]);
  });

  test(`${course.id}: each module has a quiz with explained answers`, () => {
    const quizzes = quizzesSchema.parse(readJson(`${course.id}/quizzes.json`));
    expect(quizzes.map(({ module }) => module)).toEqual(course.syllabus.map(({ title }) => title));
    const ids = quizzes.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const [index, { module, questions }] of quizzes.entries()) {
      const slugs = course.syllabus[index]?.lessons.map(({ slug }) => slug);
      for (const { id, lesson, options, prompt } of questions) {
        expect(slugs, id).toContain(lesson);
        const correct = options.filter((option) => option.correct).length;
        expect(correct, id).toBeGreaterThan(0);
        expect(correct, id).toBeLessThan(options.length);
        expect(/choose all/i.test(prompt), id).toBe(correct > 1);
      }
      expect(
        questions.some(({ prompt }) => /choose all/i.test(prompt)),
        module,
      ).toBe(true);
    }
  });
}
