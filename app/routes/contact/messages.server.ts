import { randomUUID } from "node:crypto";
import { db } from "~/platform/database/connection.server";
import { rateLimit } from "~/platform/http/rate-limit.server";
import type { ContactMessage } from "./schema.server";

export const messages = rateLimit({ name: "contact", points: 10, seconds: 60 * 60 });

export async function keepMessage(owner: string | null, message: ContactMessage): Promise<void> {
  await db
    .insertInto("contact_messages")
    .values({ ...message, id: randomUUID(), owner_id: owner, created_at: new Date().toISOString() })
    .execute();
}

export async function moveMessages(from: string, to: string): Promise<void> {
  await db.updateTable("contact_messages").set({ owner_id: to }).where("owner_id", "=", from).execute();
}

export async function eraseMessages(owner: string): Promise<void> {
  await db.deleteFrom("contact_messages").where("owner_id", "=", owner).execute();
}
