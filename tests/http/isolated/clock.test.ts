import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { execute, select } from "../../support/database";
import { startMailServer } from "../../support/mail-server";
import { createTempFolder } from "../../support/server-process";
import { DAY_IN_MS, spawnWithClock } from "../../support/shifted-clock";

const WARNING = /the clock says .*more than 30 days after the newest time seen .*clock:confirm/;
const CLEANED_UP = /"msg":"cleaned up"/;
const TOKEN = "a-token-of-the-api";

const inDays = (days: number) => new Date(Date.now() + days * DAY_IN_MS).toISOString();
const count = (folder: string, table: string) =>
  Number(select(`select count(*) as count from ${table}`, [], folder)[0]?.count);

/** Starts the server, waits for lines of its log, and stops it. */
async function run(folder: string, days: number, ...lines: RegExp[]): Promise<string> {
  const server = spawnWithClock({ DATA_DIR: folder }, days);
  await server.address();
  for (const line of lines) await server.lines(1, line);
  server.child.kill("SIGTERM");
  return (await server.exited).output;
}

const confirm = (folder: string, days: number) =>
  spawnWithClock({ DATA_DIR: folder }, days, { script: "scripts/confirm-clock.mjs" }).exited;

function insert(folder: string, table: string, row: Record<string, unknown>): void {
  const names = Object.keys(row);
  execute(
    `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
    Object.values(row),
    folder,
  );
}

const mail = (subject: string, dueAt: string | null, createdAt: string) => ({
  id: randomUUID(),
  owner_id: "account",
  recipient: "maya@example.com",
  subject,
  text: "Text",
  html: "<p>Text</p>",
  created_at: createdAt,
  due_at: dueAt,
});

/** What only time ends: practice of a visitor, a sign-in, a device, an old mail, a confirmed session. */
async function createFolderWithData(): Promise<string> {
  const folder = createTempFolder();
  await run(folder, 0, CLEANED_UP);
  const now = inDays(0);
  insert(folder, "interview_sessions", {
    id: "practice",
    owner_id: "visitor:one",
    card_id: "databases",
    question_ids: "[]",
    skipped_ids: "[]",
    started_at: now,
  });
  insert(folder, "users", {
    id: "account",
    email: "maya@example.com",
    name: "Maya Okafor",
    password_hash: "",
    user_type: "standard",
    created_at: now,
  });
  insertToken(folder, TOKEN, 0);
  insert(folder, "known_devices", { user_id: "account", key_hash: "key", last_seen_at: now });
  insert(folder, "mail_outbox", mail("Sent", null, now));
  insert(folder, "mentor_sessions", {
    id: "session",
    owner_id: "account",
    mentor_id: "yuki-tanabe",
    state: "confirmed",
    starts_at: inDays(2),
    ends_at: inDays(2.04),
    time_zone: "UTC",
    topics: "[]",
    agenda: "Agenda",
    contact_name: "",
    contact_email: "",
    origin: "http://pathlight.test",
    created_at: now,
    updated_at: now,
  });
  insert(folder, "jobs", {
    id: randomUUID(),
    kind: "mentor-session-finish",
    subject: "session",
    due_at: inDays(2.04),
  });
  return folder;
}

function insertToken(folder: string, token: string, days: number): void {
  insert(folder, "auth_tokens", {
    token_hash: createHash("sha256").update(token).digest("hex"),
    user_id: "account",
    created_at: inDays(days),
    last_used_at: inDays(days),
  });
}

const describeData = (folder: string) => ({
  practice: count(folder, "interview_sessions"),
  signIns: count(folder, "auth_tokens"),
  devices: count(folder, "known_devices"),
  mails: count(folder, "mail_outbox"),
  session: select("select state from mentor_sessions", [], folder)[0]?.state,
});

const INTACT = { practice: 1, signIns: 1, devices: 1, mails: 1, session: "confirmed" };
const ENDED = { practice: 0, signIns: 0, devices: 0, mails: 0, session: "done" };

test("a start with a clock 400 days ahead warns, deletes nothing and ends no session", async () => {
  const folder = await createFolderWithData();
  const output = await run(folder, 400);
  expect(output).toMatch(WARNING);
  expect(output).not.toMatch(CLEANED_UP);
  expect(describeData(folder)).toEqual(INTACT);
  // Nor does the start after it: what the wrong clock said is not remembered.
  expect(await run(folder, 400)).toMatch(WARNING);
  expect(await run(folder, 0, CLEANED_UP)).not.toMatch(WARNING);
  expect(describeData(folder)).toEqual(INTACT);
});

test("29 days are normal", async () => {
  const folder = await createFolderWithData();
  expect(await run(folder, 29, CLEANED_UP)).not.toMatch(WARNING);
});

test("of a clock that isn't trusted, reminders and emails of the last day are sent and the rest waits", async () => {
  const folder = await createFolderWithData();
  const mailServer = await startMailServer();
  insert(folder, "mail_outbox", mail("Due", inDays(399.5), inDays(399.5)));
  insert(folder, "mail_outbox", mail("Waiting", inDays(0), inDays(0)));
  const times = [inDays(401), inDays(401.04)];
  execute("update mentor_sessions set starts_at = ?, ends_at = ?", times, folder);
  const remind = { kind: "mentor-session-remind", subject: "session" };
  insert(folder, "jobs", { id: randomUUID(), ...remind, due_at: inDays(399.9) });
  insert(folder, "jobs", { id: "missed", ...remind, due_at: inDays(1) });
  const server = spawnWithClock({ DATA_DIR: folder, SMTP_URL: mailServer.url }, 400);
  const mails = await mailServer.waitForMails(2);
  server.child.kill("SIGTERM");
  await server.exited;
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "Due",
    expect.stringMatching(/^Reminder: /),
  ]);
  expect(select("select id from jobs where kind = ?", [remind.kind], folder)).toEqual([
    { id: "missed" },
  ]);
  expect(select("select attempts from mail_outbox where subject = 'Waiting'", [], folder)).toEqual([
    { attempts: 0 },
  ]);
});

test("an operator confirms the time after a long stop, while the server runs", async () => {
  const folder = await createFolderWithData();
  const server = spawnWithClock({ DATA_DIR: folder }, 400);
  await server.lines(1, WARNING);
  expect((await confirm(folder, 400)).output).toContain("The time is confirmed: ");
  await server.lines(1, CLEANED_UP);
  await server.lines(1, /"msg":"the clock is trusted again"/);
  server.child.kill("SIGTERM");
  await server.exited;
  expect(await run(folder, 400, CLEANED_UP)).not.toMatch(WARNING);
  expect(describeData(folder)).toEqual(ENDED);
});

test("a wrong time that was confirmed neither blocks the right one nor the protection from it", async () => {
  const folder = await createFolderWithData();
  await confirm(folder, 400);
  expect(await run(folder, 0, CLEANED_UP)).not.toMatch(WARNING);
  expect(await run(folder, 400)).toMatch(WARNING);
  expect(describeData(folder)).toEqual(INTACT);
});

test("a clock that jumps while the server runs", async () => {
  const folder = await createFolderWithData();
  const server = spawnWithClock({ DATA_DIR: folder }, 400, { startsAtSignal: true });
  await server.lines(1, CLEANED_UP);
  server.child.kill("SIGUSR2");
  await server.lines(1, WARNING);
  server.child.kill("SIGTERM");
  await server.exited;
  expect(describeData(folder)).toEqual(INTACT);
});

test("a database from before the newest time was stored is compared with the newest time in it", async () => {
  const folder = await createFolderWithData();
  execute("drop table clock", [], folder);
  // Later migrations have to go, too.
  for (const table of [
    "starred_questions",
    "own_questions",
    "person_context",
    "stories",
    "story_tellings",
    "job_interviews",
    "job_interview_rounds",
    "debrief_questions",
    "job_offers",
    "plan_days_off",
    "step_refusals",
    "sittings",
  ])
    execute(`drop table ${table}`, [], folder);
  execute("alter table mentor_profiles rename column fields to tab", [], folder);
  for (const [table, column] of [
    ["interview_answers", "checks"],
    ["interview_answers", "point_answers"],
    ["interview_answers", "lower_score"],
    ["interview_answers", "own_share"],
    ["interview_answers", "retells"],
    ["interview_sessions", "live"],
    ["interview_sessions", "own_questions"],
    ["interview_sessions", "name"],
    ["interview_follow_ups", "prompt"],
    ["users", "suspended_at"],
    ["users", "suspension_reason"],
    ["users", "last_used_at"],
    ["users", "first_notice_at"],
    ["users", "last_notice_at"],
  ])
    execute(`alter table ${table} drop column ${column}`, [], folder);
  execute("delete from kysely_migration where name >= '0033-clock'", [], folder);
  expect(await run(folder, 400)).toMatch(WARNING);
  expect(describeData(folder)).toEqual(INTACT);
});

test("a token from the future is refused, and doesn't end one of today", async () => {
  const folder = await createFolderWithData();
  insertToken(folder, "from-the-future", 400);
  insertToken(folder, "from-another-server", 1 / (24 * 60));
  const server = spawnWithClock({ DATA_DIR: folder }, 0);
  const origin = await server.address();
  const getStatus = async (token: string) =>
    (await fetch(`${origin}/auth/profile`, { headers: { Authorization: `Bearer ${token}` } }))
      .status;
  expect(await getStatus(TOKEN)).toBe(200);
  expect(await getStatus("from-another-server")).toBe(200);
  expect(await getStatus("from-the-future")).toBe(401);
  server.child.kill("SIGTERM");
  await server.exited;
});
