import { randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { createSignedInClient } from "./client";
import { execute } from "./database";

/** Every day from 9 to 18, in UTC. */
const WEEKLY = JSON.stringify(
  Object.fromEntries(
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((day) => [
      day,
      [{ from: "09:00", to: "18:00" }],
    ]),
  ),
);

/** A signed-in mentor with a live profile, until the end of the file: others count the mentors. */
export async function createMentor(columns: Record<string, string | number> = {}) {
  const client = await createSignedInClient();
  const mentorId = `ana-ruiz-${randomUUID().slice(0, 6)}`;
  execute("update users set user_type = 'mentor', name = 'Ana Ruiz' where id = ?", [client.id]);
  const at = new Date().toISOString();
  const row = {
    id: mentorId,
    owner_id: client.id,
    status: "live",
    tab: "ux",
    name: "Ana Ruiz",
    title: "Design Lead",
    company: "Independent",
    experience: "11 years in design",
    bio: "Ana leads design teams.",
    session: "We go through one page of your portfolio.",
    specialties: '["interviewing"]',
    languages: '["English","Spanish"]',
    price: 95,
    time_zone: "UTC",
    notice_hours: 24,
    weekly: WEEKLY,
    exceptions: "[]",
    contact_email: client.email,
    created_at: at,
    updated_at: at,
    ...columns,
  };
  execute(
    `insert into mentor_profiles (${Object.keys(row).join(", ")}) values (${Object.keys(row)
      .map(() => "?")
      .join(", ")})`,
    Object.values(row),
  );
  mentorIds.push(mentorId);
  return { ...client, mentorId };
}

const mentorIds: string[] = [];

afterAll(() => {
  for (const id of mentorIds)
    execute("update mentor_profiles set status = 'paused' where id = ?", [id]);
});
