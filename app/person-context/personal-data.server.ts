import type { Kysely } from "kysely";
import { CAREER_GOALS } from "~/data/career-goals";
import { findOccupation } from "~/occupations/occupations.server";
import type { Tables } from "~/platform/database/tables";
import { personalTable } from "~/platform/personal-data";
import { mergeRows } from "./merge-rows";
import { deletePersonContext, findRow } from "./queries.server";

export const PERSON_CONTEXT_TABLES = [
  personalTable({
    table: "person_context",
    title: "What you said about you",
    description: "What you do now and what you want.",
    order: ["updated_at"],
    visitorRows: "expire",
    toCells: (row) => ({
      "What you do now": row.job,
      Occupation: row.occupation_code && (findOccupation(row.occupation_code)?.title ?? null),
      Years: row.years,
      "What you want": CAREER_GOALS.find(({ value }) => value === row.goal)?.label ?? null,
      Date: row.date,
      "What must stay as it is": row.must_stay,
      Changed: new Date(row.updated_at),
    }),
    move: movePersonContext,
  }),
];

async function movePersonContext(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  const visitorRow = await findRow(from, connection);
  if (!visitorRow) return;
  const accountRow = await findRow(to, connection);
  await deletePersonContext(to, connection);
  await connection
    .updateTable("person_context")
    .set({ ...(accountRow ? mergeRows(visitorRow, accountRow) : {}), owner_id: to })
    .where("owner_id", "=", from)
    .execute();
}
