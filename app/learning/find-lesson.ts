import { COURSES } from "~/data/learning/courses";
import type { Course, CourseModule, LessonOutline } from "~/data/learning/types";

export interface FoundLesson {
  course: Course;
  module: CourseModule;
  lesson: LessonOutline;
  /** Position in the course, from 1. */
  number: number;
  previous: LessonOutline | undefined;
  next: LessonOutline | undefined;
}

/** A lesson by its slug; undefined if the course has no such lesson. */
export function findLesson(courseId: string, lessonSlug: string): FoundLesson | undefined {
  const course = COURSES.find(({ id }) => id === courseId);
  const module = course?.syllabus.find(({ lessons }) =>
    lessons.some(({ slug }) => slug === lessonSlug),
  );
  const lessons = course?.syllabus.flatMap((part) => part.lessons) ?? [];
  const index = lessons.findIndex(({ slug }) => slug === lessonSlug);
  const lesson = lessons[index];
  if (!course || !module || !lesson) return undefined;
  return {
    course,
    module,
    lesson,
    number: index + 1,
    previous: lessons[index - 1],
    next: lessons[index + 1],
  };
}
