import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely, Selectable } from "kysely";
import { dataDir } from "~/platform/data-dir.server";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MailOutboxTable } from "~/platform/database/tables/accounts";

/** What a mail says, both ways. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

export type QueuedMail = Selectable<MailOutboxTable>;

/** Longer than any try may take: whoever claimed a mail and died is believed to be at it until then. */
const CLAIM_IN_MS = 2 * 60 * 1000;
/** What is left of a mail that was sent (to whom, its subject, when) goes after this long. */
const RETENTION_IN_MS = 30 * 24 * 60 * 60 * 1000;

/** Tells the sender of this process that something is due. */
export const outboxEvents = new EventEmitter<{ mail: [] }>();

/**
 * Puts a mail into the outbox; the sender takes it from there. In a transaction it is queued with the rest or not at all.
 * @param owner whose records this mail belongs to
 */
export async function queueMail(
  owner: string,
  recipient: string,
  message: RenderedEmail,
  connection: Kysely<Tables> = db,
): Promise<void> {
  await queueMailForNextPoll(owner, recipient, message, connection);
  outboxEvents.emit("mail");
}

/**
 * The same without waking the sender: it finds the mail when it looks next. For answers whose time must not tell
 * whether there was anybody to write to.
 */
export async function queueMailForNextPoll(
  owner: string,
  recipient: string,
  message: RenderedEmail,
  connection: Kysely<Tables>,
): Promise<void> {
  const now = new Date().toISOString();
  await connection
    .insertInto("mail_outbox")
    .values({
      ...message,
      id: randomUUID(),
      owner_id: owner,
      recipient,
      created_at: now,
      due_at: now,
      sent_at: null,
    })
    .execute();
}

/**
 * Does what queueing does, for nobody: where the answer must not tell whether there was anybody to write to, its time must not either.
 * The row waits for nothing and goes with the next cleaning.
 */
export async function queueDecoyMail(
  message: RenderedEmail,
  connection: Kysely<Tables> = db,
): Promise<void> {
  const created_at = new Date(0).toISOString();
  await connection
    .insertInto("mail_outbox")
    .values({
      ...message,
      id: randomUUID(),
      owner_id: "",
      recipient: "",
      created_at,
      due_at: null,
      sent_at: null,
    })
    .execute();
}

/**
 * Takes mails that are due. Claiming moves the time they are due again to when the claim ends, so no other
 * sender takes them meanwhile, and none is lost with a sender that dies.
 */
export function claimDueMail(count: number, now: Date): Promise<QueuedMail[]> {
  return db
    .updateTable("mail_outbox")
    .set((expression) => ({
      due_at: addMs(now, CLAIM_IN_MS),
      attempts: expression("attempts", "+", 1),
    }))
    .where("id", "in", (rows) =>
      rows
        .selectFrom("mail_outbox")
        .select("id")
        .where("due_at", "<=", now.toISOString())
        .orderBy("due_at")
        .limit(count),
    )
    .returningAll()
    .execute();
}

/** Returns false when the mail is gone: its owner was deleted while it was being sent. */
export function markSent(id: string, now: Date): Promise<boolean> {
  return closeMail(id, now.toISOString());
}

export async function markFailed(id: string): Promise<void> {
  await closeMail(id, null);
}

export async function rescheduleMail(id: string, dueAt: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ due_at: dueAt.toISOString() })
    .where("id", "=", id)
    .execute();
}

/** Clears away what is left of mails sent or given up long ago. */
export async function deleteOldMail(now: Date): Promise<void> {
  const expiredMail = await db
    .selectFrom("mail_outbox")
    .select(["id", "created_at"])
    .where("due_at", "is", null)
    .where("created_at", "<", addMs(now, -RETENTION_IN_MS))
    .execute();
  for (const mail of expiredMail) {
    await rm(getMailFilePath(mail), { force: true });
    await db.deleteFrom("mail_outbox").where("id", "=", mail.id).execute();
  }
}

/** The file a mail goes to where no mail server is set up. */
export function getMailFilePath({ id, created_at }: Pick<QueuedMail, "id" | "created_at">): string {
  return join(dataDir, "outbox", `${created_at.replaceAll(":", "-")}-${id}.eml`);
}

async function closeMail(id: string, sentAt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mail_outbox")
    .set({ due_at: null, sent_at: sentAt, text: "", html: "" })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function addMs(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
