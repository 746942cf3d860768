import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { JobsTable } from "~/platform/database/tables/mentoring";

export type Job = Selectable<JobsTable>;

/** Adds a job. In a transaction, it only exists if the transaction commits. */
export async function scheduleJob(
  connection: Kysely<Tables>,
  { kind, subject, dueAt }: { kind: string; subject: string; dueAt: string },
): Promise<void> {
  await connection
    .insertInto("jobs")
    .values({ id: randomUUID(), kind, subject, due_at: dueAt })
    .execute();
}

/** Removes the jobs about something that no longer needs them. */
export async function cancelJobs(connection: Kysely<Tables>, subject: string): Promise<void> {
  await connection.deleteFrom("jobs").where("subject", "=", subject).execute();
}

/** Which of the due jobs: only some kinds, due since a time. */
export interface JobFilter {
  kinds: readonly string[];
  since: Date;
}

export function listDueJobs(now: Date, count: number, filter?: JobFilter): Promise<Job[]> {
  return db
    .selectFrom("jobs")
    .selectAll()
    .where("due_at", "<=", now.toISOString())
    .$if(filter !== undefined, (query) =>
      query
        .where("due_at", ">", filter?.since.toISOString() ?? "")
        .where("kind", "in", filter?.kinds ?? []),
    )
    .orderBy("due_at")
    .limit(count)
    .execute();
}

/** How many jobs should have been done by now. */
export async function countDueJobs(now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("jobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("due_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Removes a due job and tells whether it was there: of several processes, one gets it. What it does
 * belongs to the same transaction, so that a crash leaves both undone.
 */
export async function takeJob(
  connection: Kysely<Tables>,
  { id }: Job,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom("jobs")
    .where("id", "=", id)
    .where("due_at", "<=", now.toISOString())
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function postponeJob({ id, attempts }: Job, dueAt: Date): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ due_at: dueAt.toISOString(), attempts: attempts + 1 })
    .where("id", "=", id)
    .execute();
}
