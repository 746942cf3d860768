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
