import { courseBySlug } from "~/data/learning/courses";
import type { Course, CourseModule } from "~/data/learning/types";
import { type FoundLesson, findLesson } from "./find-lesson";

/** The course of an address; throws 404 for another one. */
export function requireCourse(slug = ""): Course {
  return courseBySlug(slug) ?? notFound();
}

/** The module of an address, by its course; throws 404 for a module of another course. */
export function requireModule(
  courseSlug = "",
  moduleSlug = "",
): { course: Course; module: CourseModule } {
  const course = requireCourse(courseSlug);
  return { course, module: course.syllabus.find(({ slug }) => slug === moduleSlug) ?? notFound() };
}

/** The lesson of an address; throws 404 for a lesson of another course. */
export function requireLesson(courseSlug = "", lessonSlug = ""): FoundLesson {
  return findLesson(courseSlug, lessonSlug) ?? notFound();
}

function notFound(): never {
  throw new Response("Not found", { status: 404 });
}
