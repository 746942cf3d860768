import type { Kysely } from "kysely";
import { forgetRounds } from "~/stories/queries.server";
import type { Tables } from "~/platform/database/tables";

/**
 * Deletes a job interview with its rounds and all that was noted about them. Stories, the times they were told and
 * questions of one's own stay.
 */
export async function deleteJobInterviewRows(
  connection: Kysely<Tables>,
  owner: string,
  { id, rounds }: { id: string; rounds: readonly { id: string }[] },
): Promise<void> {
  await forgetRounds(
    connection,
    owner,
    rounds.map((round) => round.id),
  );
  for (const table of [
    "job_interview_rounds",
    "debrief_questions",
    "job_offers",
    "plan_days_off",
  ] as const)
    await connection
      .deleteFrom(table)
      .where("owner_id", "=", owner)
      .where("interview_id", "=", id)
      .execute();
  await connection
    .deleteFrom("job_interviews")
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

/** Deletes a round with what was asked at it. */
export async function deleteRoundRows(
  connection: Kysely<Tables>,
  owner: string,
  id: string,
): Promise<void> {
  await forgetRounds(connection, owner, [id]);
  await connection
    .deleteFrom("debrief_questions")
    .where("owner_id", "=", owner)
    .where("round_id", "=", id)
    .execute();
  await connection
    .deleteFrom("job_interview_rounds")
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}
