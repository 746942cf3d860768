import { expect, test, vi } from "vitest";
import { loadServer } from "../../support/app";
import { type Client, createRegisteredClient } from "../../support/client";
import { execute, listMailTo, select } from "../../support/database";
import { readQuestionFields } from "../../support/interview";
import { openMain } from "../../support/page";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "https://coach.example.org";

const START = Date.parse("2026-12-01T08:00:00Z");
const DAY_IN_MS = 86_400_000;

const listWeekly = (email: string) =>
  listMailTo(email).filter(({ subject }) => /to review, about/.test(String(subject)));

/** Emails are written once the job has committed. */
const waitForWeekly = (email: string, count: number) =>
  vi.waitFor(() => expect(listWeekly(email)).toHaveLength(count), 30_000);

async function runJobs(days: number): Promise<void> {
  const now = new Date(START + days * DAY_IN_MS);
  vi.setSystemTime(now);
  const server = await loadServer();
  while ((await server.runJobs(now)) > 0);
}

/** Starts a sitting and answers its question. */
async function practice(client: Client): Promise<void> {
  await client.post("/about-you", { intent: "save", job: "Registered nurse", goal: "better" });
  const at = (await client.post("/profile?index", { intent: "start" })).headers.get("Location");
  const fields = await readQuestionFields(client, at ?? "");
  await client.post((at ?? "").split("?")[0] ?? "", {
    ...fields,
    intent: "answer",
    answer: "I asked the team what went wrong, changed the handover, and had no error for a month.",
  });
}

test("what is due is emailed once a week, until it is turned off or nobody comes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  const [person, quiet, gone] = [
    await createRegisteredClient(),
    await createRegisteredClient(),
    await createRegisteredClient(),
  ];
  await quiet.post("/settings/notifications", { emailNotifications: "on" });
  for (const client of [person, quiet, gone]) await practice(client);
  await runJobs(6);
  expect(listWeekly(person.email)).toEqual([]);
  await gone.post("/settings/account/delete", { password: gone.password });
  await runJobs(7.1);
  await waitForWeekly(person.email, 1);
  const [mail] = listWeekly(person.email);
  expect(mail?.subject).toBe("1 item to review, about 5 minutes");
  expect(mail?.text).toContain("1 item is due for review");
  expect(mail?.text).toContain("https://coach.example.org/profile");
  expect(listWeekly(quiet.email)).toEqual([]);
  await runJobs(8);
  expect(listWeekly(person.email)).toHaveLength(1);
  await runJobs(14.2);
  await waitForWeekly(person.email, 2);

  const link = /https:\/\/coach\.example\.org(\/stop-review-emails\S+)/.exec(String(mail?.text));
  const stop = link?.[1] ?? "";
  expect((await person.get(stop.replace(/key=.../, "key=aaa"))).status).toBe(404);
  person.cookies.clear();
  expect(await openMain(person, stop)).toHaveText("Turn off the weekly email?");
  await person.post(stop, {});
  expect(await openMain(person, stop)).toHaveText("The weekly email is off");
  await runJobs(21.3);
  expect(listWeekly(person.email)).toHaveLength(2);
  expect(select("select id from jobs where kind = 'weekly-review'")).toEqual([]);
});

test("who had no sitting for four weeks gets no more", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  const person = await createRegisteredClient();
  await practice(person);
  execute("update sittings set started_at = ?", [new Date(START - 22 * DAY_IN_MS).toISOString()]);
  await runJobs(7.1);
  expect(listWeekly(person.email)).toEqual([]);
});
