import type { Selectable } from "kysely";
import { z } from "zod";
import { db, runTransaction } from "~/platform/database/connection.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import type { SittingsTable } from "~/platform/database/tables/sittings";
import { ITEM_KINDS, type TodayItem } from "./items";
import { scheduleWeeklyEmail } from "./weekly-email.server";

export interface Sitting {
  /** The calendar day where the person is. */
  day: string;
  items: TodayItem[];
  /** Asks its questions; null without any. */
  sessionId: string | null;
  startedAt: string;
}

const storedItems = z.array(
  z.object({
    kind: z.enum(ITEM_KINDS),
    subject: z.string(),
    title: z.string(),
    reason: z.string(),
    to: z.string(),
    minutes: z.number().nullable(),
  }),
);

/** The sittings of the days from one to another, both included. */
export async function listSittings(owner: string, from: string, to: string): Promise<Sitting[]> {
  const rows = await db
    .selectFrom("sittings")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .orderBy("day")
    .execute();
  return rows.map((row) => ({
    day: row.day,
    items: parseItems(row),
    sessionId: row.session_id,
    startedAt: row.started_at,
  }));
}

/** Starts the day's sitting, in place of an earlier one of the same day. */
export async function saveSitting(
  owner: string,
  { day, items, sessionId, startedAt }: Sitting,
): Promise<void> {
  const values = { items: JSON.stringify(items), session_id: sessionId, started_at: startedAt };
  await runTransaction(async (connection) => {
    await connection
      .insertInto("sittings")
      .values({ owner_id: owner, day, ...values })
      .onConflict((conflict) => conflict.columns(["owner_id", "day"]).doUpdateSet(values))
      .execute();
    await scheduleWeeklyEmail(connection, owner, new Date(startedAt));
  });
}

/** None if they can't be read. */
export function parseItems(row: Pick<Selectable<SittingsTable>, "items" | "day">): TodayItem[] {
  return parseStoredJson(storedItems, row.items, { table: "sittings", id: row.day }) ?? [];
}
