import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Client, createSignedInClient } from "./client";
import { execute } from "./database";
import { bookEarliest, listFreeTimes, readSession } from "./mentoring";

/** Every day from 9 to 18, in UTC. */
const WEEKLY = JSON.stringify(
  Object.fromEntries(
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((day) => [
      day,
      [{ from: "09:00", to: "18:00" }],
    ]),
  ),
);

/** A signed-in mentor with a live profile, until the end of the file. */
export async function createMentor(columns: Record<string, string | number> = {}) {
  const client = await createSignedInClient();
  const mentorId = `ana-ruiz-${randomUUID().slice(0, 6)}`;
  execute("update users set user_type = 'mentor', name = 'Ana Ruiz' where id = ?", [client.id]);
  const at = new Date().toISOString();
  const row = {
    id: mentorId,
    owner_id: client.id,
    status: "live",
    fields: '["ux"]',
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

/** While they are live, they are counted, and samples of their fields are hidden. */
export function pauseMentors(): void {
  for (const id of mentorIds.splice(0))
    execute("update mentor_profiles set status = 'paused' where id = ?", [id]);
}

/** A request of a person at a mentor, and the page of each side. */
export async function requestMentor(agenda = "Portfolio review") {
  const mentor = await createMentor();
  const person = await createSignedInClient();
  const page = await bookEarliest(person, mentor.mentorId, agenda);
  return { mentor, person, page, path: `/mentoring/requests/${page.split("/").at(-1)}` };
}

export const MEETING_LINK = "https://meet.example.com/ana";

export async function confirmRequest() {
  const booking = await requestMentor();
  const { mentor, path } = booking;
  await mentor.post(path, { intent: "confirm", meetingLink: MEETING_LINK });
  expect(readSession(booking.page).state).toBe("confirmed");
  return booking;
}

/** The last free time shown, so that no other request has it. */
export async function findOtherTime(client: Client, mentorId: string) {
  const times = await listFreeTimes(client, `/mentors/${mentorId}`);
  const time = times.at(-1) ?? "";
  return { startsAt: time, date: time.slice(0, 10), time: time.slice(11, 16) };
}
