import { courseBySlug } from "~/data/learning/courses";
import { parseDateOrNull, personalTable } from "~/platform/personal-data";
import {
  moveBookmarks,
  moveCapstones,
  moveCodeExercises,
  moveLessons,
} from "./move-learning.server";

const lessons = personalTable({
  table: "lesson_progress",
  title: "Lessons",
  description: "The lessons you opened, and how far you are.",
  order: ["opened_at", "lesson"],
  visitorRows: "expire",
  toCells: (row) => ({
    Course: nameCourse(row.course_id),
    Lesson: nameLesson(row.course_id, row.lesson),
    State: row.state,
    "Last opened": new Date(row.opened_at),
    Changed: new Date(row.updated_at),
  }),
  move: moveLessons,
});

const bookmarks = personalTable({
  table: "lesson_bookmarks",
  title: "Bookmarks",
  description: "Lessons you bookmarked, with your notes.",
  order: ["created_at", "lesson"],
  visitorRows: "expire",
  toCells: (row) => ({
    Course: nameCourse(row.course_id),
    Lesson: nameLesson(row.course_id, row.lesson),
    Note: row.note,
    Changed: new Date(row.updated_at),
  }),
  move: moveBookmarks,
});

const quizzes = personalTable({
  table: "quiz_attempts",
  title: "Quizzes",
  description: "Each quiz you took.",
  order: ["taken_at", "id"],
  json: ["answers"],
  visitorRows: "expire",
  toCells: (row) => ({
    Course: nameCourse(row.course_id),
    Module: nameModule(row.course_id, row.module),
    Right: row.right_count,
    Questions: row.question_count,
    Taken: new Date(row.taken_at),
    "Module reset": parseDateOrNull(row.reset_at),
  }),
});

const capstones = personalTable({
  table: "capstone_progress",
  title: "Capstone projects",
  description: "How much of each project’s checklist you checked.",
  order: ["updated_at"],
  json: ["checked"],
  visitorRows: "expire",
  toCells: (row) => ({
    Course: nameCourse(row.course_id),
    Changed: new Date(row.updated_at),
    Completed: parseDateOrNull(row.completed_at),
  }),
  move: moveCapstones,
});

const codeExercises = personalTable({
  table: "code_exercises",
  title: "Code exercises",
  description: "The code you wrote for the exercises of lessons.",
  order: ["updated_at", "lesson"],
  visitorRows: "expire",
  toCells: (row) => ({
    Course: nameCourse(row.course_id),
    Lesson: nameLesson(row.course_id, row.lesson),
    Code: row.code ?? "",
    "All tests passed": parseDateOrNull(row.passed_at),
    "Tests last failed": parseDateOrNull(row.failed_at),
    "Solution opened": parseDateOrNull(row.solution_opened_at),
    Changed: new Date(row.updated_at),
  }),
  move: moveCodeExercises,
});

const certificates = personalTable({
  table: "certificates",
  title: "Certificates",
  description: "Certificates of courses you completed. Anyone with the address can see them.",
  order: ["issued_at"],
  json: ["facts"],
  toCells: (row) => ({
    Course: nameCourse(row.course_id),
    Name: row.name,
    Address: `/certificates/${row.id}`,
    Issued: new Date(row.issued_at),
  }),
});

export const LEARNING_TABLES = [
  lessons,
  bookmarks,
  quizzes,
  capstones,
  codeExercises,
  certificates,
];

function nameCourse(courseId: string): string {
  return courseBySlug(courseId)?.title ?? courseId;
}

function nameModule(courseId: string, module: string): string {
  return courseBySlug(courseId)?.syllabus.find(({ slug }) => slug === module)?.title ?? module;
}

function nameLesson(courseId: string, lesson: string): string {
  return (
    courseBySlug(courseId)
      ?.syllabus.flatMap(({ lessons: each }) => each)
      .find(({ slug }) => slug === lesson)?.title ?? lesson
  );
}
