import { rm } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, parseDateOrNull } from "~/platform/personal-data";
import { getMailFilePath } from "./outbox.server";

/**
 * The mails sent to a user. Texts are left out: queued mails may contain links that grant access.
 */
export async function exportMail(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const rows = await connection
    .selectFrom("mail_outbox")
    .select(["id", "recipient", "subject", "calendar", "created_at", "sent_at"])
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  return [
    {
      table: "mail_outbox",
      title: "Emails to you",
      description: "Mails this site sent you about your account, in the last 30 days.",
      rows,
      displayRows: rows.map((row) => ({
        To: row.recipient,
        Subject: row.subject,
        Written: new Date(row.created_at),
        Sent: parseDateOrNull(row.sent_at),
      })),
    },
  ];
}

export async function eraseMail(owner: string, connection: Kysely<Tables>): Promise<void> {
  const rows = await connection
    .selectFrom("mail_outbox")
    .select(["id", "created_at"])
    .where("owner_id", "=", owner)
    .execute();
  for (const row of rows) await rm(getMailFilePath(row), { force: true });
  await connection.deleteFrom("mail_outbox").where("owner_id", "=", owner).execute();
}
