import { type Kysely, sql } from "kysely";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorSession } from "~/mentoring/sessions/queries.server";

export interface OwnReview {
  rating: number;
  text: string;
  createdAt: string;
  updatedAt: string;
  /** Why an operator hid it; null if it is shown. */
  hiddenReason: string | null;
}

/** The person's review of a session. */
export async function findReview({
  id,
  ownerId,
}: Pick<MentorSession, "id" | "ownerId">): Promise<OwnReview | null> {
  const row = await db
    .selectFrom("mentor_reviews")
    .selectAll()
    .where("mentor_session_id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
  return row
    ? {
        rating: row.rating,
        text: row.text,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        hiddenReason: row.hidden_at === null ? null : row.hidden_reason,
      }
    : null;
}

/**
 * Stores the only review of a session, in place of the one it had.
 * @returns false if the session wasn't held
 */
export function saveReview(
  { id, ownerId, mentorId }: Pick<MentorSession, "id" | "ownerId" | "mentorId">,
  review: { rating: number; text: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  return runTransaction(async (transaction) => {
    const session = await transaction
      .selectFrom("mentor_sessions")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirst();
    if (session?.state !== "done") return false;
    await transaction
      .insertInto("mentor_reviews")
      .values({
        ...review,
        mentor_session_id: id,
        owner_id: ownerId,
        mentor_id: mentorId,
        created_at: at,
        updated_at: at,
        hidden_at: null,
      })
      .onConflict((conflict) =>
        conflict.column("mentor_session_id").doUpdateSet({ ...review, updated_at: at }),
      )
      .execute();
    return true;
  });
}

/** Reviews count while their session counts as held, and no operator hid them. */
function selectShown(connection: Kysely<Tables>) {
  return connection
    .selectFrom("mentor_reviews as review")
    .innerJoin("mentor_sessions as session", "session.id", "review.mentor_session_id")
    .where("session.state", "=", "done")
    .where("review.hidden_at", "is", null);
}

export interface ShownReview {
  id: string;
  rating: number;
  text: string;
  /** The person's first name; empty without one. */
  name: string;
  createdAt: string;
}

/** A mentor's newest reviews. */
export async function listShownReviews(mentorId: string, count: number): Promise<ShownReview[]> {
  const rows = await selectShown(db)
    .where("review.mentor_id", "=", mentorId)
    .select([
      "review.mentor_session_id as id",
      "review.rating",
      "review.text",
      "review.created_at",
      "session.contact_name",
    ])
    .orderBy("review.created_at", "desc")
    .limit(count)
    .execute();
  return rows.map(({ id, rating, text, created_at, contact_name }) => ({
    id,
    rating,
    text,
    name: contact_name.split(" ")[0] ?? "",
    createdAt: created_at,
  }));
}

export interface RatingSummary {
  /** The mean of the ratings. */
  rating: number;
  reviews: number;
}

/** The mentors' ratings, by mentor; those without a review are left out. */
export async function summarizeReviews(
  mentorIds: readonly string[],
  connection: Kysely<Tables> = db,
): Promise<ReadonlyMap<string, RatingSummary>> {
  if (mentorIds.length === 0) return new Map();
  const rows = await selectShown(connection)
    .where("review.mentor_id", "in", mentorIds)
    .select([
      "review.mentor_id",
      sql<number>`avg(review.rating)`.as("rating"),
      sql<number>`count(*)`.as("reviews"),
    ])
    .groupBy("review.mentor_id")
    .execute();
  return new Map(
    rows.map(({ mentor_id, rating, reviews }) => [mentor_id, { rating, reviews: Number(reviews) }]),
  );
}

/** The newest reviews, hidden ones too, for the operator. */
export async function listAllReviews(count: number) {
  const rows = await db
    .selectFrom("mentor_reviews")
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(count)
    .execute();
  return rows.map((row) => ({
    id: row.mentor_session_id,
    mentorId: row.mentor_id,
    rating: row.rating,
    text: row.text,
    createdAt: row.created_at,
    hiddenReason: row.hidden_at === null ? null : row.hidden_reason,
  }));
}

/**
 * An operator hides a review, or shows it again.
 * @param reason null shows it
 */
export async function setReviewHidden(
  id: string,
  reason: string | null,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mentor_reviews")
    .set({
      hidden_at: reason === null ? null : now.toISOString(),
      hidden_reason: reason ?? "",
    })
    .where("mentor_session_id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
