import type { Kysely } from "kysely";
import { courseBySlug } from "~/data/learning/courses";
import { toRawValue } from "~/platform/database/stored-json.server";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, parseDateOrNull, withoutOwner } from "~/platform/personal-data";

const OWNED_TABLES = [
  "lesson_progress",
  "lesson_bookmarks",
  "quiz_attempts",
  "capstone_progress",
  "code_exercises",
  "certificates",
] as const;

export async function eraseLearning(owner: string, connection: Kysely<Tables>): Promise<void> {
  for (const table of OWNED_TABLES)
    await connection.deleteFrom(table).where("owner_id", "=", owner).execute();
}

/** All of an owner's learning, per table in readable form. */
export async function exportLearning(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const lessons = await connection
    .selectFrom("lesson_progress")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("opened_at")
    .orderBy("lesson")
    .execute();
  const bookmarks = await connection
    .selectFrom("lesson_bookmarks")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .orderBy("lesson")
    .execute();
  const attempts = await connection
    .selectFrom("quiz_attempts")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("taken_at")
    .orderBy("id")
    .execute();
  const capstones = await connection
    .selectFrom("capstone_progress")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("updated_at")
    .execute();
  const codeExercises = await connection
    .selectFrom("code_exercises")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("updated_at")
    .orderBy("lesson")
    .execute();
  const certificates = await connection
    .selectFrom("certificates")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("issued_at")
    .execute();
  return [
    {
      table: "lesson_progress",
      title: "Lessons",
      description: "The lessons you opened, and how far you are.",
      rows: lessons.map(withoutOwner),
      displayRows: lessons.map((row) => ({
        Course: nameCourse(row.course_id),
        Lesson: nameLesson(row.course_id, row.lesson),
        State: row.state,
        "Last opened": new Date(row.opened_at),
        Changed: new Date(row.updated_at),
      })),
    },
    {
      table: "lesson_bookmarks",
      title: "Bookmarks",
      description: "Lessons you bookmarked, with your notes.",
      rows: bookmarks.map(withoutOwner),
      displayRows: bookmarks.map((row) => ({
        Course: nameCourse(row.course_id),
        Lesson: nameLesson(row.course_id, row.lesson),
        Note: row.note,
        Changed: new Date(row.updated_at),
      })),
    },
    {
      table: "quiz_attempts",
      title: "Quizzes",
      description: "Each quiz you took.",
      rows: attempts.map(({ answers, ...row }) => ({
        ...withoutOwner(row),
        answers: toRawValue(answers),
      })),
      displayRows: attempts.map((row) => ({
        Course: nameCourse(row.course_id),
        Module: nameModule(row.course_id, row.module),
        Right: row.right_count,
        Questions: row.question_count,
        Taken: new Date(row.taken_at),
        "Module reset": parseDateOrNull(row.reset_at),
      })),
    },
    {
      table: "capstone_progress",
      title: "Capstone projects",
      description: "How much of each project’s checklist you checked.",
      rows: capstones.map(({ checked, ...row }) => ({
        ...withoutOwner(row),
        checked: toRawValue(checked),
      })),
      displayRows: capstones.map((row) => ({
        Course: nameCourse(row.course_id),
        Changed: new Date(row.updated_at),
        Completed: parseDateOrNull(row.completed_at),
      })),
    },
    {
      table: "code_exercises",
      title: "Code exercises",
      description: "The code you wrote for the exercises of lessons.",
      rows: codeExercises.map(withoutOwner),
      displayRows: codeExercises.map((row) => ({
        Course: nameCourse(row.course_id),
        Lesson: nameLesson(row.course_id, row.lesson),
        Code: row.code ?? "",
        "All tests passed": parseDateOrNull(row.passed_at),
        "Tests last failed": parseDateOrNull(row.failed_at),
        "Solution opened": parseDateOrNull(row.solution_opened_at),
        Changed: new Date(row.updated_at),
      })),
    },
    {
      table: "certificates",
      title: "Certificates",
      description: "Certificates of courses you completed. Anyone with the address can see them.",
      rows: certificates.map(({ facts, ...row }) => ({
        ...withoutOwner(row),
        facts: toRawValue(facts),
      })),
      displayRows: certificates.map((row) => ({
        Course: nameCourse(row.course_id),
        Name: row.name,
        Address: `/certificates/${row.id}`,
        Issued: new Date(row.issued_at),
      })),
    },
  ];
}

function nameCourse(courseId: string): string {
  return courseBySlug(courseId)?.title ?? courseId;
}

function nameModule(courseId: string, module: string): string {
  return courseBySlug(courseId)?.syllabus.find(({ slug }) => slug === module)?.title ?? module;
}

function nameLesson(courseId: string, lesson: string): string {
  return (
    courseBySlug(courseId)
      ?.syllabus.flatMap(({ lessons }) => lessons)
      .find(({ slug }) => slug === lesson)?.title ?? lesson
  );
}
