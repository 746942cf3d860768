import type { Course } from "~/data/learning/types";
import { readCapstone } from "./capstones.server";
import { getCodeExercise } from "./code-exercise-content.server";
import { readCourseFile, readLesson } from "./content.server";
import { renderCodeExercise } from "./render-code-exercise.server";
import { renderLesson, renderLine, renderText } from "./render-lesson.server";

type WholeCourse = ReturnType<typeof renderWholeCourse>;

// At most one entry per course of the catalog. The content doesn't change while the server runs.
const renderedCourses = new Map<string, WholeCourse>();

/** Every lesson and the capstone of a course, rendered for one page: anchors carry the lesson's slug. */
export function getWholeCourse(course: Course): WholeCourse {
  const rendered = renderedCourses.get(course.id) ?? renderWholeCourse(course);
  renderedCourses.set(course.id, rendered);
  return rendered;
}

function renderWholeCourse(course: Course) {
  const { title, brief, checklist, minutes } = readCapstone(course.id);
  return {
    modules: course.syllabus.map((module) => ({
      slug: module.slug,
      title: module.title,
      lessons: module.lessons.map((lesson) => ({
        slug: lesson.slug,
        title: lesson.title,
        minutes: lesson.minutes,
        ...renderLesson(
          readLesson(course.id, lesson.slug),
          (name) => readCourseFile(course.id, name),
          { anchorPrefix: `${lesson.slug}-`, headingShift: 1 },
        ),
        codeExercise: renderExercise(course.id, lesson.slug),
      })),
    })),
    capstone: {
      title,
      minutes,
      brief: renderText(brief),
      checklist: checklist.map(({ text }) => renderLine(text)),
    },
  };
}

function renderExercise(courseId: string, lesson: string) {
  const exercise = getCodeExercise(courseId, lesson);
  return exercise && { title: exercise.title, text: renderCodeExercise(exercise) };
}
