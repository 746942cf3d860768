import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { listStories } from "~/stories/queries.server";
import { formatRoundDayTime } from "./describe-round";
import { listAllJobInterviews } from "./queries.server";

/** What the ids in an export are called. */
export async function findExportNames(_rows: unknown, owner: string, connection: Kysely<Tables>) {
  const interviews = await listAllJobInterviews(owner, connection);
  const stories = await listStories(owner, connection);
  const names = new Map<string, string>();
  for (const { id, company, role, rounds } of interviews) {
    names.set(id, `${role}, ${company}`);
    for (const round of rounds)
      names.set(
        round.id,
        `${role}, ${company}: ${round.heldOn.slice(0, 4)}, ${formatRoundDayTime(round)}`,
      );
  }
  for (const { id, title } of stories) names.set(id, title);
  return (id: string | null) => (id === null ? null : (names.get(id) ?? "Deleted"));
}
