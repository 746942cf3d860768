import { db } from "~/platform/database/connection.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import { type OfferDetails, offerDetails } from "./offer-details.server";

export async function findOffer(owner: string, interviewId: string): Promise<OfferDetails | null> {
  const row = await db
    .selectFrom("job_offers")
    .select("details")
    .where("owner_id", "=", owner)
    .where("interview_id", "=", interviewId)
    .executeTakeFirst();
  return row
    ? parseStoredJson(offerDetails, row.details, { table: "job_offers", id: interviewId })
    : null;
}

/** The one that was saved last, since a moment. */
export async function findLatestOffer(
  owner: string,
  since: Date,
): Promise<{ interviewId: string; details: OfferDetails } | null> {
  const row = await db
    .selectFrom("job_offers")
    .select(["interview_id", "details"])
    .where("owner_id", "=", owner)
    .where("updated_at", ">=", since.toISOString())
    .orderBy("updated_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const interviewId = row.interview_id;
  const details = parseStoredJson(offerDetails, row.details, {
    table: "job_offers",
    id: interviewId,
  });
  return details && { interviewId, details };
}

export async function saveOffer(
  owner: string,
  interviewId: string,
  details: OfferDetails,
  now: Date,
): Promise<void> {
  const columns = { details: JSON.stringify(details), updated_at: now.toISOString() };
  await db
    .insertInto("job_offers")
    .values({ interview_id: interviewId, owner_id: owner, ...columns })
    .onConflict((conflict) =>
      conflict.column("interview_id").doUpdateSet(columns).where("job_offers.owner_id", "=", owner),
    )
    .execute();
}
