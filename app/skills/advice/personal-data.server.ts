import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { personalTable } from "~/platform/personal-data";
import { createRefusalNamer } from "./describe-refusals.server";

export const ADVICE_TABLES = [
  personalTable({
    table: "step_refusals",
    title: "Suggestions you said no to",
    description: "Steps that are not suggested to you for a year.",
    order: ["refused_at"],
    visitorRows: "expire",
    lookUp: (rows, _owner, connection) => createRefusalNamer(rows, connection),
    toCells: (row, getName) => ({ Suggestion: getName(row), Refused: new Date(row.refused_at) }),
    move: moveRefusals,
  }),
];

/** The visitor's, which are the newer ones, replace the account's. */
async function moveRefusals(from: string, to: string, connection: Kysely<Tables>): Promise<void> {
  const rows = await connection
    .deleteFrom("step_refusals")
    .where("owner_id", "=", from)
    .returning(["kind", "subject", "refused_at"])
    .execute();
  for (const { kind, subject, refused_at } of rows)
    await connection
      .insertInto("step_refusals")
      .values({ owner_id: to, kind, subject, refused_at })
      .onConflict((conflict) =>
        conflict.columns(["owner_id", "kind", "subject"]).doUpdateSet({ refused_at }),
      )
      .execute();
}
