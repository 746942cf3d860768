import type { CourseProgress } from "./course-progress";

type LessonCounts = Pick<CourseProgress, "lessonsDone" | "lessonsSkipped" | "lessonCount">;

/** "2 of 12 lessons, 3 skipped": what was skipped isn't done. */
export function describeLessons({
  lessonsDone,
  lessonsSkipped,
  lessonCount,
}: LessonCounts): string {
  const skipped = lessonsSkipped === 0 ? "" : `, ${lessonsSkipped} skipped`;
  return `${lessonsDone} of ${lessonCount} lessons${skipped}`;
}
