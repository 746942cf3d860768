import type { LoaderFunctionArgs } from "@remix-run/node";
import { lessonCount } from "~/data/learning/courses";
import { getSkillNames } from "~/data/skills";
import { readFigure, readLesson } from "~/learning/content.server";
import { findLesson } from "~/learning/find-lesson";
import { renderLesson } from "~/learning/render-lesson.server";

export function loader({ params }: LoaderFunctionArgs) {
  const found = findLesson(params.slug ?? "", params.lesson ?? "");
  if (!found) throw new Response("Not found", { status: 404 });
  const { course, module, lesson, number, previous, next } = found;
  return {
    course: { id: course.id, title: course.title, syllabus: course.syllabus },
    moduleTitle: module.title,
    lesson: { slug: lesson.slug, title: lesson.title, summary: lesson.summary },
    minutes: lesson.minutes,
    skills: getSkillNames(lesson.skills),
    number,
    lessonCount: lessonCount(course),
    previous: previous ? { slug: previous.slug, title: previous.title } : null,
    next: next ? { slug: next.slug, title: next.title } : null,
    ...renderLesson(readLesson(course.id, lesson.slug), (name) => readFigure(course.id, name)),
  };
}
