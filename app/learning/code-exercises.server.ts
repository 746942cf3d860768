import { sql } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { CodeExerciseProgress } from "./types";

export const CODE_MAX_LENGTH = 20_000;

export async function findCodeExerciseProgress(
  owner: string,
  courseId: string,
  lesson: string,
): Promise<CodeExerciseProgress | undefined> {
  const row = await db
    .selectFrom("code_exercises")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .where("lesson", "=", lesson)
    .executeTakeFirst();
  return row && toProgress(row);
}

/**
 * Saves the code, and what its tests showed if they were run. Once passed, an exercise stays passed,
 * with the date of the first time, and code whose tests failed doesn't replace the code that passed.
 */
export async function saveExerciseCode(
  owner: string,
  courseId: string,
  lesson: string,
  { code, outcome }: { code: string; outcome: "passed" | "failed" | "not-run" },
): Promise<void> {
  const now = new Date().toISOString();
  const passedAt = outcome === "passed" ? now : null;
  const failedAt = outcome === "failed" ? now : null;
  await db
    .insertInto("code_exercises")
    .values({
      owner_id: owner,
      course_id: courseId,
      lesson,
      code,
      passed_at: passedAt,
      failed_at: failedAt,
      solution_opened_at: null,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "course_id", "lesson"]).doUpdateSet({
        code:
          outcome === "failed"
            ? sql`case when code_exercises.passed_at is null then ${code} else code_exercises.code end`
            : code,
        passed_at: sql`coalesce(code_exercises.passed_at, ${passedAt})`,
        failed_at: sql`coalesce(${failedAt}, code_exercises.failed_at)`,
        updated_at: now,
      }),
    )
    .execute();
}

/** Notes that the solution was opened; the date of the first time stays. */
export async function recordSolutionOpened(
  owner: string,
  courseId: string,
  lesson: string,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("code_exercises")
    .values({
      owner_id: owner,
      course_id: courseId,
      lesson,
      code: null,
      passed_at: null,
      failed_at: null,
      solution_opened_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "course_id", "lesson"]).doUpdateSet({
        solution_opened_at: sql`coalesce(code_exercises.solution_opened_at, ${now})`,
        updated_at: now,
      }),
    )
    .execute();
}

interface CodeExerciseRow {
  course_id: string;
  lesson: string;
  code: string | null;
  passed_at: string | null;
  solution_opened_at: string | null;
}

const toProgress = (row: CodeExerciseRow): CodeExerciseProgress => ({
  courseId: row.course_id,
  lesson: row.lesson,
  code: row.code,
  passedAt: row.passed_at,
  solutionOpenedAt: row.solution_opened_at,
});
