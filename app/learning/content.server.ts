import { readFileSync } from "node:fs";

// Next to the build; part of the release, so the files don't change while the server runs.
const FOLDER = new URL("../content/courses/", import.meta.url);

/** A lesson's Markdown. The ids must come from the course catalog, never from a request. */
export function readLesson(courseId: string, lessonSlug: string): string {
  return readFileSync(new URL(`${courseId}/${lessonSlug}.md`, FOLDER), "utf8");
}

/** A figure of a course, as SVG. */
export function readFigure(courseId: string, fileName: string): string {
  return readFileSync(new URL(`${courseId}/${fileName}`, FOLDER), "utf8");
}
