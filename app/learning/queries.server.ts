import { sql } from "kysely";
import { db } from "~/platform/database/connection.server";
import { leaveOutUnreadable } from "~/platform/database/leave-out-unreadable.server";
import type { StoredLessonState } from "./types";

export function listLessonRows(owner: string) {
  return db.selectFrom("lesson_progress").selectAll().where("owner_id", "=", owner).execute();
}

export async function saveLessonState(
  owner: string,
  courseId: string,
  lessons: readonly string[],
  state: StoredLessonState,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("lesson_progress")
    .values(
      lessons.map((lesson) => ({
        owner_id: owner,
        course_id: courseId,
        lesson,
        state,
        opened_at: now,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["owner_id", "course_id", "lesson"])
        .doUpdateSet({ state, opened_at: now, updated_at: now }),
    )
    .execute();
}

/**
 * A lesson of a started course is opened: "learning" if it was pending, otherwise its state stays.
 * One statement, because it runs whenever a lesson is shown.
 */
export async function saveLessonOpened(
  owner: string,
  courseId: string,
  lesson: string,
): Promise<void> {
  const now = new Date().toISOString();
  await sql`
    insert into lesson_progress (owner_id, course_id, lesson, state, opened_at, updated_at)
    select ${owner}, ${courseId}, ${lesson}, 'learning', ${now}, ${now}
    where exists (
      select 1 from lesson_progress where owner_id = ${owner} and course_id = ${courseId}
    ) or exists (
      select 1 from code_exercises
      where owner_id = ${owner} and course_id = ${courseId} and passed_at is not null
    )
    on conflict (owner_id, course_id, lesson) do update set opened_at = ${now}`.execute(db);
}

export async function deleteSkippedStates(
  owner: string,
  courseId: string,
  lessons: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("lesson_progress")
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .where("lesson", "in", lessons)
    .where("state", "=", "skipped")
    .execute();
}

export async function deleteLessonStates(
  owner: string,
  courseId: string,
  lessons: readonly string[],
): Promise<void> {
  await db
    .deleteFrom("lesson_progress")
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .where("lesson", "in", lessons)
    .execute();
}

interface LearnedRow {
  /** Null for a code exercise. */
  id: string | null;
  /** Whether a code exercise is passed. */
  is_passed: number;
  course_id: string;
  /** The module of a quiz, the lesson of a code exercise. */
  part: string;
  answers: string;
  right_count: number;
  question_count: number;
  at: string;
  reset_at: string | null;
  solution_opened_at: string | null;
}

/** Attempts at quizzes, and code exercises passed or failed, in one statement, oldest first. */
export async function listLearnedRows(owner: string): Promise<LearnedRow[]> {
  const { rows } = await sql<LearnedRow>`
    select id, 0 as is_passed, course_id, module as part, answers, right_count, question_count,
      taken_at as at, reset_at, null as solution_opened_at
    from quiz_attempts where owner_id = ${owner}
    union all
    select null, case when passed_at is null then 0 else 1 end, course_id, lesson, '[]', 0, 0,
      coalesce(passed_at, failed_at), null, solution_opened_at
    from code_exercises
    where owner_id = ${owner} and (passed_at is not null or failed_at is not null)
    order by at, id nulls first`.execute(db);
  return leaveOutUnreadable("quiz_attempts", rows);
}

export interface NewAttempt {
  id: string;
  courseId: string;
  module: string;
  answers: string;
  right: number;
  total: number;
}

/** Of a quiz sent twice, the first one stays. Returns whether it was stored. */
export async function insertAttempt(owner: string, attempt: NewAttempt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("quiz_attempts")
    .values({
      id: attempt.id,
      owner_id: owner,
      course_id: attempt.courseId,
      module: attempt.module,
      answers: attempt.answers,
      right_count: attempt.right,
      question_count: attempt.total,
      taken_at: new Date().toISOString(),
      reset_at: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many attempts at one quiz are kept: the latest counts, and what one person can store is bounded. */
const MAX_ATTEMPTS = 50;

export async function deleteOldAttempts(
  owner: string,
  { courseId, module }: Pick<NewAttempt, "courseId" | "module">,
): Promise<void> {
  const newest = db
    .selectFrom("quiz_attempts")
    .select("id")
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .where("module", "=", module)
    .orderBy("taken_at", "desc")
    .limit(MAX_ATTEMPTS);
  await db
    .deleteFrom("quiz_attempts")
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .where("module", "=", module)
    .where("id", "not in", newest)
    .execute();
}

export async function hasAttempt(owner: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom("quiz_attempts")
    .select("id")
    .where("id", "=", id)
    .where("owner_id", "=", owner)
    .executeTakeFirst();
  return row !== undefined;
}

/** The attempts at a module's quiz stay, but no longer pass it. */
export async function markAttemptsReset(
  owner: string,
  courseId: string,
  module: string,
): Promise<void> {
  await db
    .updateTable("quiz_attempts")
    .set({ reset_at: new Date().toISOString() })
    .where("owner_id", "=", owner)
    .where("course_id", "=", courseId)
    .where("module", "=", module)
    .where("reset_at", "is", null)
    .execute();
}

export function listCapstoneRows(owner: string) {
  return db.selectFrom("capstone_progress").selectAll().where("owner_id", "=", owner).execute();
}

export async function saveCapstone(
  owner: string,
  courseId: string,
  checked: readonly string[],
  isComplete: boolean,
): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insertInto("capstone_progress")
    .values({
      owner_id: owner,
      course_id: courseId,
      checked: JSON.stringify(checked),
      updated_at: now,
      completed_at: isComplete ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(["owner_id", "course_id"]).doUpdateSet({
        checked: JSON.stringify(checked),
        updated_at: now,
        // The date of the first time stays.
        completed_at: isComplete ? sql`coalesce(capstone_progress.completed_at, ${now})` : null,
      }),
    )
    .execute();
}
