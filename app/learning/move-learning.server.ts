import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { parseChecked } from "./stored-checklist.server";

// What a visitor and their account both have is merged, so nothing is lost.

/** Of a lesson that both opened, the state that is further along stays. */
export async function moveLessons(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  await sql`
    insert into lesson_progress (owner_id, course_id, lesson, state, opened_at, updated_at)
    select ${to}, course_id, lesson, state, opened_at, updated_at
    from lesson_progress where owner_id = ${from}
    on conflict (owner_id, course_id, lesson) do update set
      state = case
        when 'done' in (lesson_progress.state, excluded.state) then 'done'
        when 'skipped' in (lesson_progress.state, excluded.state) then 'skipped'
        else 'learning' end,
      opened_at = ${later("lesson_progress.opened_at", "excluded.opened_at")},
      updated_at = ${later("lesson_progress.updated_at", "excluded.updated_at")}`.execute(
    connection,
  );
  await connection.deleteFrom("lesson_progress").where("owner_id", "=", from).execute();
}

/** Of an exercise that both wrote code for, the later code stays; passed by either is passed. */
export async function moveCodeExercises(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  await sql`
    insert into code_exercises
      (owner_id, course_id, lesson, code, passed_at, failed_at, solution_opened_at, updated_at)
    select ${to}, course_id, lesson, code, passed_at, failed_at, solution_opened_at, updated_at
    from code_exercises where owner_id = ${from}
    on conflict (owner_id, course_id, lesson) do update set
      code = case
        when excluded.code is not null and excluded.updated_at > code_exercises.updated_at
          then excluded.code
        else coalesce(code_exercises.code, excluded.code) end,
      passed_at = ${earlier("code_exercises.passed_at", "excluded.passed_at")},
      failed_at = ${later("code_exercises.failed_at", "excluded.failed_at")},
      solution_opened_at =
        ${earlier("code_exercises.solution_opened_at", "excluded.solution_opened_at")},
      updated_at = ${later("code_exercises.updated_at", "excluded.updated_at")}`.execute(
    connection,
  );
  await connection.deleteFrom("code_exercises").where("owner_id", "=", from).execute();
}

/** Two different notes on a lesson become one, the account's first. */
export async function moveBookmarks(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  await sql`
    insert into lesson_bookmarks (owner_id, course_id, lesson, note, created_at, updated_at)
    select ${to}, course_id, lesson, note, created_at, updated_at
    from lesson_bookmarks where owner_id = ${from}
    on conflict (owner_id, course_id, lesson) do update set
      note = case
        when excluded.note in ('', lesson_bookmarks.note) then lesson_bookmarks.note
        when lesson_bookmarks.note = '' then excluded.note
        else lesson_bookmarks.note || ${"\n"} || excluded.note end,
      updated_at = ${later("lesson_bookmarks.updated_at", "excluded.updated_at")}`.execute(
    connection,
  );
  await connection.deleteFrom("lesson_bookmarks").where("owner_id", "=", from).execute();
}

/** An item checked by either is checked. */
export async function moveCapstones(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  const rows = await connection
    .selectFrom("capstone_progress")
    .selectAll()
    .where("owner_id", "in", [from, to])
    .execute();
  for (const row of rows.filter(({ owner_id }) => owner_id === from)) {
    const existing = rows.find(
      ({ owner_id, course_id }) => owner_id === to && course_id === row.course_id,
    );
    const checked = new Set([...(existing ? parseChecked(existing) : []), ...parseChecked(row)]);
    const merged = {
      checked: JSON.stringify([...checked]),
      updated_at: row.updated_at,
      completed_at: existing?.completed_at ?? row.completed_at,
    };
    await connection
      .insertInto("capstone_progress")
      .values({ ...merged, owner_id: to, course_id: row.course_id })
      .onConflict((conflict) => conflict.columns(["owner_id", "course_id"]).doUpdateSet(merged))
      .execute();
  }
  await connection.deleteFrom("capstone_progress").where("owner_id", "=", from).execute();
}

/** Of two times the earlier one, or the one that there is. */
function earlier(a: string, b: string) {
  return chooseTime(a, sql`<=`, b);
}

function later(a: string, b: string) {
  return chooseTime(a, sql`>=`, b);
}

/** SQLite and PostgreSQL have different functions for it, which treat null differently. */
function chooseTime(a: string, comparison: RawBuilder<unknown>, b: string) {
  const [first, second] = [sql.ref(a), sql.ref(b)];
  return sql`case when ${first} ${comparison} ${second} then ${first} else coalesce(${second}, ${first}) end`;
}
