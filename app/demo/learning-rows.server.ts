import { randomUUID } from "node:crypto";
import { courseBySlug } from "~/data/learning/courses";
import type { Course, CourseModule } from "~/data/learning/types";
import { readCapstone } from "~/learning/capstones.server";
import { readQuiz } from "~/learning/quizzes.server";
import { DEMO_COURSES, type DemoCourse } from "./sample-data";

type ToTime = (daysAgo: number) => string;

/** The rows of the demo user's courses: lessons, graded quizzes and finished capstones. */
export function buildLearningRows(owner: string, toTime: ToTime) {
  const courses = DEMO_COURSES.map((sample) => ({ sample, course: requireCourse(sample) }));
  return {
    lessons: courses.flatMap(({ sample, course }) =>
      buildLessonRows(owner, course, sample, toTime),
    ),
    attempts: courses.flatMap(({ sample, course }) =>
      sample.quizzes.map(({ module, daysAgo, wrong = 0 }) =>
        buildAttemptRow(owner, course, { module, wrong, takenAt: toTime(daysAgo) }),
      ),
    ),
    capstones: courses.flatMap(({ sample, course }) =>
      sample.capstoneDaysAgo === undefined
        ? []
        : buildCapstoneRow(owner, course, toTime(sample.capstoneDaysAgo)),
    ),
  };
}

function requireCourse({ courseId }: DemoCourse): Course {
  const course = courseBySlug(courseId);
  if (!course) throw new Error(`The demo data uses ${courseId}, which isn't a course.`);
  return course;
}

/** Lessons of a module are done on the day of its quiz; one more lesson may be open. */
function buildLessonRows(
  owner: string,
  course: Course,
  { quizzes, openLesson }: DemoCourse,
  toTime: ToTime,
) {
  const done = quizzes.flatMap(({ module, daysAgo }) =>
    findModule(course, module).lessons.map(({ slug }) => ({
      lesson: slug,
      state: "done",
      at: toTime(daysAgo),
    })),
  );
  const open = openLesson
    ? [
        {
          lesson: findLesson(course, openLesson.lesson),
          state: "learning",
          at: toTime(openLesson.daysAgo),
        },
      ]
    : [];
  return [...done, ...open].map(({ at, ...row }) => ({
    ...row,
    owner_id: owner,
    course_id: course.id,
    opened_at: at,
    updated_at: at,
  }));
}

/** A graded quiz with the first questions answered wrong. */
function buildAttemptRow(
  owner: string,
  course: Course,
  { module, wrong, takenAt }: { module: string; wrong: number; takenAt: string },
) {
  const questions = readQuiz(course, findModule(course, module).slug);
  const answers = questions.map(({ id, lesson, options }, index) => {
    const isRight = index >= wrong;
    const chosen = options.filter((option) => option.isRight === isRight).map(({ key }) => key);
    return { questionId: id, lesson, chosen: isRight ? chosen : chosen.slice(0, 1), isRight };
  });
  return {
    id: randomUUID(),
    owner_id: owner,
    course_id: course.id,
    module,
    answers: JSON.stringify(answers),
    right_count: questions.length - wrong,
    question_count: questions.length,
    taken_at: takenAt,
    reset_at: null,
  };
}

function buildCapstoneRow(owner: string, course: Course, completedAt: string) {
  const checked = readCapstone(course.id).checklist.map(({ key }) => key);
  return {
    owner_id: owner,
    course_id: course.id,
    checked: JSON.stringify(checked),
    updated_at: completedAt,
    completed_at: completedAt,
  };
}

function findLesson({ id, syllabus }: Course, slug: string): string {
  if (syllabus.some(({ lessons }) => lessons.some((lesson) => lesson.slug === slug))) return slug;
  throw new Error(`The demo data uses ${slug}, which isn't a lesson of ${id}.`);
}

function findModule(course: Course, slug: string): CourseModule {
  const module = course.syllabus.find((each) => each.slug === slug);
  if (!module) throw new Error(`The demo data uses ${slug}, which isn't a module of ${course.id}.`);
  return module;
}
