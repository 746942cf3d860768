import type { Insertable, Kysely } from "kysely";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { AssessmentRatingsTable } from "~/platform/database/tables/assessments";
import { mergeAnswers } from "./stored-answers.server";

/** The owner's latest assessment, finished or not. */
export function findLatestAssessment(owner: string, connection: Kysely<Tables> = db) {
  return connection
    .selectFrom("assessments")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("started_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

export function findFinishedAssessment(owner: string, id: string) {
  return db
    .selectFrom("assessments")
    .select(["id", "finished_at", "answers"])
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .where("finished_at", "is not", null)
    .$narrowType<{ finished_at: string }>()
    .executeTakeFirst();
}

/** The latest finished assessments, newest first. */
export function listFinishedAssessments(owner: string, limit: number) {
  return db
    .selectFrom("assessments")
    .select(["id", "finished_at", "answers"])
    .where("owner_id", "=", owner)
    .where("finished_at", "is not", null)
    .$narrowType<{ finished_at: string }>()
    .orderBy("finished_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function findLatestFinishedAssessment(owner: string) {
  return db
    .selectFrom("assessments")
    .select("id")
    .where("owner_id", "=", owner)
    .where("finished_at", "is not", null)
    .orderBy("finished_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function listRatings(owner: string, assessmentId: string, connection: Kysely<Tables> = db) {
  return connection
    .selectFrom("assessment_ratings")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("assessment_id", "=", assessmentId)
    .execute();
}

/** All of the owner's ratings, oldest first. */
export function listAllRatings(owner: string) {
  return db
    .selectFrom("assessment_ratings")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("rated_at")
    .execute();
}

/** The answers of each assessment that has any, oldest first. */
export function listAssessmentAnswers(owner: string) {
  return db
    .selectFrom("assessments")
    .select(["id", "answers", "answered_at", "started_at"])
    .where("owner_id", "=", owner)
    .where("answers", "is not", null)
    .orderBy("started_at")
    .orderBy("id")
    .execute();
}

type Rating = Pick<AssessmentRatingsTable, "skill_id" | "level" | "rated_at">;

export interface StepChanges {
  ratings: Rating[];
  /** Skills whose rating is taken back. */
  removedSkills: string[];
  /** New answers by form field; null takes one back. */
  answers: Record<string, string | null>;
}

/**
 * Saves a step in the open assessment. If there is none, creates one with `newId` that starts with
 * the latest ratings and answers, so changing one doesn't mean repeating them all.
 */
export async function saveStep(
  owner: string,
  newId: string,
  now: string,
  { ratings, removedSkills, answers }: StepChanges,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const latest = await findLatestAssessment(owner, transaction);
    const isOpen = latest !== undefined && latest.finished_at === null;
    const id = isOpen ? latest.id : newId;
    const merged = JSON.stringify(mergeAnswers(latest?.answers ?? null, answers, isOpen));
    const rows: Insertable<AssessmentRatingsTable>[] = ratings.map((rating) => ({
      ...rating,
      assessment_id: id,
      owner_id: owner,
    }));
    if (isOpen) {
      await transaction
        .updateTable("assessments")
        .set({ answers: merged, answered_at: now })
        .where("owner_id", "=", owner)
        .where("id", "=", id)
        .execute();
      if (removedSkills.length > 0)
        await transaction
          .deleteFrom("assessment_ratings")
          .where("owner_id", "=", owner)
          .where("assessment_id", "=", id)
          .where("skill_id", "in", removedSkills)
          .execute();
    } else {
      await transaction
        .insertInto("assessments")
        .values({
          id,
          owner_id: owner,
          started_at: now,
          finished_at: null,
          answers: merged,
          answered_at: now,
        })
        .execute();
      const previousRatings = latest ? await listRatings(owner, latest.id, transaction) : [];
      const changedSkills = new Set([...ratings.map(({ skill_id }) => skill_id), ...removedSkills]);
      rows.push(
        ...previousRatings
          .filter((rating) => !changedSkills.has(rating.skill_id))
          .map((rating) => ({ ...rating, assessment_id: id })),
      );
    }
    if (rows.length === 0) return;
    await transaction
      .insertInto("assessment_ratings")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["assessment_id", "skill_id"]).doUpdateSet(({ ref }) => ({
          level: ref("excluded.level"),
          rated_at: ref("excluded.rated_at"),
        })),
      )
      .execute();
  });
}

/** Starts an assessment without answers; one that is open already is emptied. */
export async function startEmptyAssessment(
  owner: string,
  newId: string,
  now: string,
): Promise<void> {
  await runTransaction(async (transaction) => {
    const latest = await findLatestAssessment(owner, transaction);
    if (latest && latest.finished_at === null) {
      await transaction
        .deleteFrom("assessment_ratings")
        .where("owner_id", "=", owner)
        .where("assessment_id", "=", latest.id)
        .execute();
      await transaction
        .deleteFrom("assessments")
        .where("owner_id", "=", owner)
        .where("id", "=", latest.id)
        .execute();
    }
    await transaction
      .insertInto("assessments")
      .values({
        id: newId,
        owner_id: owner,
        started_at: now,
        finished_at: null,
        answers: "{}",
        answered_at: now,
      })
      .execute();
  });
}

export async function markFinished(owner: string, id: string, finishedAt: string): Promise<void> {
  await db
    .updateTable("assessments")
    .set({ finished_at: finishedAt })
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .execute();
}
