import { rm } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { parseDateOrNull, personalTable } from "~/platform/personal-data";
import { getMailFilePath } from "./outbox.server";

export const MAIL_TABLES = [
  personalTable({
    table: "mail_outbox",
    title: "Emails to you",
    description: "Mails this site sent you about your account, in the last 30 days.",
    order: ["created_at"],
    // Queued mails may contain links that grant access.
    omit: ["text", "html", "attempts", "due_at"],
    toCells: (row) => ({
      To: row.recipient,
      Subject: row.subject,
      Written: new Date(row.created_at),
      Sent: parseDateOrNull(row.sent_at),
    }),
    beforeErase: removeMailFiles,
  }),
];

async function removeMailFiles(owner: string, connection: Kysely<Tables>): Promise<void> {
  const rows = await connection
    .selectFrom("mail_outbox")
    .select(["id", "created_at"])
    .where("owner_id", "=", owner)
    .execute();
  for (const row of rows) await rm(getMailFilePath(row), { force: true });
}
