import { randomUUID } from "node:crypto";
import { db, runTransaction } from "~/platform/database/connection.server";
import { createAddressLimit } from "~/platform/http/rate-limit.server";
import type { ContactMessage } from "./schema.server";
import { toTopic } from "./topic";

export const contactLimit = createAddressLimit({ name: "contact", points: 10, seconds: 60 * 60 });

/** The same message from the same address within this time is one, sent twice. */
const REPEAT_IN_MS = 60 * 60 * 1000;

/** @returns the message's id; of the first one if it was sent twice */
export function insertMessage(owner: string | null, message: ContactMessage): Promise<string> {
  return runTransaction(async (transaction) => {
    const repeated = owner === null ? undefined : await findRepeated(owner, message, transaction);
    if (repeated) return repeated;
    const id = randomUUID();
    await transaction
      .insertInto("contact_messages")
      .values({ ...message, id, owner_id: owner, created_at: new Date().toISOString() })
      .execute();
    return id;
  });
}

async function findRepeated(
  owner: string,
  { email, topic, message }: ContactMessage,
  connection: typeof db,
): Promise<string | undefined> {
  const row = await connection
    .selectFrom("contact_messages")
    .select("id")
    .where("owner_id", "=", owner)
    .where("email", "=", email)
    .where("topic", "=", topic)
    .where("message", "=", message)
    .where("created_at", ">", new Date(Date.now() - REPEAT_IN_MS).toISOString())
    .executeTakeFirst();
  return row?.id;
}

/** One of the owner's messages. */
export async function findMessage(
  owner: string,
  id: string,
): Promise<(ContactMessage & { id: string; createdAt: string }) | undefined> {
  const row = await db
    .selectFrom("contact_messages")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, email, topic, message, created_at } = row;
  return {
    id,
    name,
    email,
    topic: toTopic(topic),
    message,
    createdAt: created_at,
  };
}

/** What an account has sent, the newest first. */
export function listOwnMessages(owner: string, count: number) {
  return db
    .selectFrom("contact_messages")
    .select(["id", "message", "created_at as sentAt"])
    .where("owner_id", "=", owner)
    .orderBy("created_at", "desc")
    .limit(count)
    .execute();
}

/** Deletes one of the owner's messages. */
export async function deleteOwnMessage(owner: string, id: string): Promise<void> {
  await db
    .deleteFrom("contact_messages")
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

/** For the operator. */
export async function deleteMessage(id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("contact_messages")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The newest messages, for the operator. */
export async function listMessages(count: number) {
  const rows = await db
    .selectFrom("contact_messages")
    .select(["id", "owner_id", "name", "email", "topic", "message", "created_at"])
    .orderBy("created_at", "desc")
    .limit(count)
    .execute();
  return rows.map(({ created_at, owner_id, topic, ...row }) => ({
    ...row,
    ownerId: owner_id,
    topic: toTopic(topic),
    createdAt: created_at,
  }));
}
