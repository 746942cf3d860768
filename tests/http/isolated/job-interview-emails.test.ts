import { expect, test, vi } from "vitest";
import { loadServer } from "../../support/app";
import { createClient, createRegisteredClient } from "../../support/client";
import { listMailTo, select } from "../../support/database";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "https://coach.example.org";

const MORNING = new Date("2026-12-09T08:00:00Z");
const EVENING = new Date("2026-12-09T18:00:01Z");
const NURSE = { intent: "add", company: "St Mary’s", role: "Staff nurse", heldOn: "2026-12-10" };

const listReminders = (email: string) =>
  listMailTo(email).filter(({ subject }) => String(subject).startsWith("Your job interview"));

async function runJobs(now: Date): Promise<void> {
  const server = await loadServer();
  while ((await server.runJobs(now)) > 0);
}

test("an email goes the evening before, once, to accounts that allow it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: MORNING });
  const [person, quiet, changing] = [
    await createRegisteredClient(),
    await createRegisteredClient(),
    await createRegisteredClient(),
  ];
  const visitor = await createClient();
  await quiet.post("/settings/notifications", { emailNotifications: "on" });
  for (const client of [person, quiet, changing, visitor]) await client.post("/plans", NURSE);
  await runJobs(MORNING);
  expect(listReminders(person.email)).toEqual([]);
  vi.setSystemTime(EVENING);
  await runJobs(EVENING);
  const [mail] = listReminders(person.email);
  expect(mail?.subject).toBe("Your job interview on Thursday, December 10");
  expect(mail?.text).toContain("Your job interview at St Mary’s is tomorrow");
  expect(mail?.text).toContain("https://coach.example.org/plans");
  expect(mail?.text).not.toMatch(/undefined|null|session/);
  expect(listReminders(quiet.email)).toEqual([]);
  expect(select("select id from job_interview_rounds where reminded_at is null")).toEqual([]);

  const [{ id }] = select(
    "select job_interviews.id from job_interviews join users on users.id = owner_id where email = ?",
    [changing.email],
  ) as [{ id: string }];
  const page = `/plans/${id}/change`;
  const [{ round }] = select(
    "select id as round from job_interview_rounds where interview_id = ?",
    [id],
  ) as [{ round: string }];
  await changing.post(page, { round, intent: "round", heldOn: "2026-12-10", name: "Panel" });
  await runJobs(EVENING);
  expect(listReminders(changing.email)).toHaveLength(1);
  await changing.post(page, { round, intent: "round", heldOn: "2026-12-20" });
  await runJobs(new Date("2026-12-19T18:00:01Z"));
  expect(listReminders(changing.email)).toHaveLength(2);
});
