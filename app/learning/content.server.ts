import { readFileSync } from "node:fs";

// Next to the build; part of the release, so the files don't change while the server runs.
const FOLDER = new URL("../../content/courses/", import.meta.url);

/** A file of a course. The ids must come from the course catalog, never from a request. */
export function readCourseFile(courseId: string, fileName: string): string {
  return readFileSync(new URL(`${courseId}/${fileName}`, FOLDER), "utf8");
}

/** A lesson's Markdown. */
export function readLesson(courseId: string, lessonSlug: string): string {
  return readCourseFile(courseId, `${lessonSlug}.md`);
}
