import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely, Selectable } from "kysely";
import { dataDir } from "~/platform/data-dir.server";
import { afterCommit, db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MailOutboxTable } from "~/platform/database/tables/accounts";

/** An email's content, as text and as HTML. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file to send with it. */
  calendar?: string;
}

export type QueuedMail = Selectable<MailOutboxTable>;

/** Longer than any attempt can take: until then a claimed mail counts as being sent. */
const CLAIM_IN_MS = 2 * 60 * 1000;
/** Longer than the time between two attempts. */
const MAX_DELAY_IN_MS = 24 * 60 * 60 * 1000;
/** The remaining row of a sent mail (recipient, subject, time) is deleted after this long. */
const RETENTION_IN_MS = 30 * 24 * 60 * 60 * 1000;

/** Notifies this process's sender that mail is due. */
export const outboxEvents = new EventEmitter<{ mail: [] }>();

/**
 * Adds a mail to the outbox, from which the sender sends it. In a transaction, it is only queued if
 * the transaction commits.
 * @param owner the owner of this mail's row
 */
export async function queueMail(
  owner: string,
  recipient: string,
  message: RenderedEmail,
  connection: Kysely<Tables> = db,
): Promise<void> {
  await queueMailForNextPoll(owner, recipient, message, connection);
  afterCommit(connection, () => outboxEvents.emit("mail"));
}

/**
 * The same without waking the sender: it finds the mail when it looks next. For answers whose time
 * must not tell
 * whether there was anybody to write to.
 */
export async function queueMailForNextPoll(
  owner: string,
  recipient: string,
  message: RenderedEmail,
  connection: Kysely<Tables>,
): Promise<void> {
  await insertMail({ owner, recipient, dueAt: new Date() }, message, connection);
}

/** Whether a mail with this subject has gone out; its row stays for 30 days. */
export async function wasMailSent(
  { owner, subject, since }: { owner: string; subject: string; since: string },
  connection: Kysely<Tables>,
): Promise<boolean> {
  const row = await connection
    .selectFrom("mail_outbox")
    .select("id")
    .where("owner_id", "=", owner)
    .where("subject", "=", subject)
    .where("sent_at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface MailAddress {
  /** The owner of this mail's row. */
  owner: string;
  recipient: string;
  dueAt: Date;
}

/** Queues a mail for later, in place of one with the same subject that isn't due yet. */
export async function replaceWaitingMail(
  address: MailAddress,
  message: RenderedEmail,
  connection: Kysely<Tables>,
): Promise<void> {
  await connection
    .deleteFrom("mail_outbox")
    .where("owner_id", "=", address.owner)
    .where("recipient", "=", address.recipient)
    .where("subject", "=", message.subject)
    .where("attempts", "=", 0)
    .where("due_at", ">", new Date().toISOString())
    .execute();
  await insertMail(address, message, connection);
}

async function insertMail(
  { owner, recipient, dueAt }: MailAddress,
  message: RenderedEmail,
  connection: Kysely<Tables>,
): Promise<void> {
  await connection
    .insertInto("mail_outbox")
    .values({
      ...message,
      id: randomUUID(),
      owner_id: owner,
      recipient,
      created_at: new Date().toISOString(),
      due_at: dueAt.toISOString(),
      sent_at: null,
    })
    .execute();
}

/**
 * Does the same work as queueing without sending: response times must not reveal whether an account
 * exists. The row is deleted at the next cleanup.
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
 * Claims due mails. Claiming moves their due time to the end of the claim, so no other sender takes
 * them meanwhile and none is lost if the sender crashes.
 * @param since only those due since then
 */
export function claimDueMail(count: number, now: Date, since?: Date): Promise<QueuedMail[]> {
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
        .where((expression) =>
          expression.or([
            expression("due_at", "<=", now.toISOString()),
            // No attempt is put off for so long: it was, by a clock that was ahead.
            expression("due_at", ">", addMs(now, MAX_DELAY_IN_MS)),
          ]),
        )
        .$if(since !== undefined, (query) => query.where("due_at", ">", since?.toISOString() ?? ""))
        .orderBy("due_at")
        .limit(count),
    )
    .returningAll()
    .execute();
}

/** How many mails aren't sent yet: new ones, and those that are tried again. */
export async function countUnsentMail(): Promise<number> {
  const { count } = await db
    .selectFrom("mail_outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("due_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns false if the mail no longer exists: its owner was deleted while it was being sent. */
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

/** Deletes the rows of mails sent or given up long ago. */
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

/** The file a mail is written to if no mail server is set up. */
export function getMailFilePath({ id, created_at }: Pick<QueuedMail, "id" | "created_at">): string {
  return join(dataDir, "outbox", `${created_at.replaceAll(":", "-")}-${id}.eml`);
}

async function closeMail(id: string, sentAt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mail_outbox")
    .set({ due_at: null, sent_at: sentAt, text: "", html: "", calendar: null })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function addMs(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
