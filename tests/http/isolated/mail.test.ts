import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { startMailServer } from "../../support/mail-server";

const first = await startMailServer();
process.env.SMTP_URL = first.url;
process.env.MAIL_FROM = "Pathlight <coach@example.org>";

const { database, db } = await import("~/platform/database/connection.server");
const { migrate } = await import("~/platform/database/migrate.server");
const { log } = await import("~/platform/log.server");
const outbox = await import("~/platform/mail/outbox.server");
const { erasePersonalData } = await import("~/personal-data/registry.server");
const { startMailSender: startSender } = await import("~/platform/mail/sender.server");
const { openTransport } = await import("~/platform/mail/transport.server");
const { renderEmail: writeLetter } = await import("~/platform/mail/template");

await migrate(database);

const email = writeLetter({
  subject: "Reset your password ✓",
  paragraphs: ["Someone asked <b>for</b> this."],
  action: {
    label: "Choose a new password",
    href: "https://coach.example.org/reset-password?token=abc&x=1",
  },
  notes: ["It works for one hour."],
  origin: "https://coach.example.org",
});

const listOutbox = () => db.selectFrom("mail_outbox").selectAll().orderBy("created_at").execute();
const makeAllDue = () =>
  db
    .updateTable("mail_outbox")
    .set({ due_at: new Date(0).toISOString() })
    .where("due_at", "is not", null)
    .execute();
/** Resolves once no mail is due. */
const waitForFirstAttempt = () =>
  vi.waitFor(
    async () =>
      expect(
        (await listOutbox()).filter(({ due_at, attempts }) => due_at !== null && attempts === 0),
      ).toEqual([]),
    { timeout: 10_000 },
  );

beforeEach(async () => {
  await db.deleteFrom("mail_outbox").execute();
  first.mails.length = 0;
});

test("an address with an international domain is written to", async () => {
  await outbox.queueMail("rosa", "rosa@xn--bcher-kva.example", email);
  const sender = startSender();
  await first.waitForMails(1);
  await sender.stop();
  expect(first.mails.at(-1)?.to?.[0]?.address).toMatch(/^rosa@(?:bücher|xn--bcher-kva)\.example$/);
  expect((await listOutbox())[0]?.sent_at).not.toBeNull();
});

test("arrives over SMTP as text and HTML, and its text is deleted", async () => {
  await outbox.queueMail("owner-1", "maya@example.com", email);
  const [queued] = await listOutbox();
  const sender = startSender();
  const [mail] = await first.waitForMails(1);
  await sender.stop();
  expect(mail).toMatchObject({
    subject: "Reset your password ✓",
    from: { name: "Pathlight", address: "coach@example.org" },
    to: [{ address: "maya@example.com" }],
    messageId: `<${queued?.id}@example.org>`,
  });
  expect(mail?.text).toContain("https://coach.example.org/reset-password?token=abc&x=1");
  expect(mail?.html).toContain('href="https://coach.example.org/reset-password?token=abc&amp;x=1"');
  expect(mail?.html).toContain("Someone asked &lt;b&gt;for&lt;/b&gt; this.");
  expect(mail?.html).not.toMatch(/<img|<script|<link/);
  expect(await listOutbox()).toMatchObject([
    { text: "", html: "", due_at: null, sent_at: expect.any(String), attempts: 1 },
  ]);
});

test("a mail whose owner is deleted while it is sent leaves no row", async () => {
  const discarded: string[] = [];
  const transport = {
    send: async () => {
      await db.deleteFrom("mail_outbox").execute();
    },
    discard: async ({ recipient }: { recipient: string }) => void discarded.push(recipient),
    close: () => undefined,
  };
  await outbox.queueMail("owner-1", "maya@example.com", email);
  const sender = startSender(transport);
  await vi.waitFor(() => expect(discarded).toEqual(["maya@example.com"]));
  await sender.stop();
});

test("a running sender sends mail queued later", async () => {
  const sender = startSender();
  await outbox.queueMail("owner-1", "maya@example.com", email);
  await first.waitForMails(1);
  await sender.stop();
});

test("two senders never take the same mail", async () => {
  const count = 40;
  for (let index = 0; index < count; index += 1)
    await outbox.queueMail("owner-1", `person.${index}@example.com`, email);
  const senders = [startSender(), startSender(openTransport())];
  const mails = await first.waitForMails(count);
  await Promise.all(senders.map((sender) => sender.stop()));
  expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(count);
  expect(mails).toHaveLength(count);
});

test("while the mail server is down nothing is lost: it waits, and goes out when the server is back", async () => {
  const warned = vi.spyOn(log, "warn");
  await first.close();
  await outbox.queueMail("owner-1", "maya@example.com", email);
  const sender = startSender();
  await waitForFirstAttempt();
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 10_000 });
  await sender.stop();
  const [waiting] = await listOutbox();
  expect(waiting).toMatchObject({ attempts: 1, sent_at: null, text: email.text });
  expect(Date.parse(waiting?.due_at ?? "")).toBeGreaterThan(Date.now() + 20_000);
  expect(JSON.stringify(warned.mock.calls)).not.toContain("maya@example.com");

  const restartedServer = await startMailServer({}, first.port);
  await makeAllDue();
  const next = startSender();
  const [mail] = await restartedServer.waitForMails(1);
  await next.stop();
  expect(mail?.to?.[0]?.address).toBe("maya@example.com");
  await restartedServer.close();
});

test("permanent rejections are given up, temporary ones are retried", async () => {
  const failures = vi.spyOn(log, "error");
  const rejectingServer = await startMailServer(
    {
      onRcptTo({ address }, _session, done) {
        done(
          Object.assign(new Error(`no ${address} here`), {
            responseCode: address.startsWith("gone") ? 550 : 450,
          }),
        );
      },
    },
    first.port,
  );
  await outbox.queueMail("owner-1", "gone@example.com", email);
  await outbox.queueMail("owner-1", "later@example.com", email);
  const sender = startSender();
  await waitForFirstAttempt();
  await vi.waitFor(
    async () =>
      expect(
        (await listOutbox()).find(({ recipient }) => recipient === "gone@example.com")?.due_at,
      ).toBe(null),
    { timeout: 10_000 },
  );
  await sender.stop();
  const recipientStates = Object.fromEntries(
    (await listOutbox()).map(({ recipient, ...state }) => [recipient, state]),
  );
  expect(recipientStates["gone@example.com"]).toMatchObject({
    due_at: null,
    sent_at: null,
    text: "",
  });
  expect(recipientStates["later@example.com"]).toMatchObject({
    due_at: expect.any(String),
    sent_at: null,
    text: email.text,
  });
  expect(JSON.stringify(failures.mock.calls)).not.toContain("gone@example.com");
  await rejectingServer.close();
});

test("an unresponsive mail server doesn't delay the stop, and the mail stays due", async () => {
  let onAsked = () => {};
  const accepted = new Promise<void>((resolve) => {
    onAsked = resolve;
  });
  const silentServer = await startMailServer(
    { onData: () => onAsked(), closeTimeout: 1 },
    first.port,
  );
  await outbox.queueMail("owner-1", "maya@example.com", email);
  const sender = startSender();
  await accepted;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const stopped = sender.stop();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await stopped;
  expect(await listOutbox()).toMatchObject([
    { sent_at: null, text: email.text, due_at: expect.any(String) },
  ]);
  await silentServer.close();
});

test("a mail whose sender crashed is due again when the claim expires", async () => {
  await outbox.queueMail("owner-1", "maya@example.com", email);
  const now = new Date();
  expect(await outbox.claimDueMail(5, now)).toHaveLength(1);
  expect(await outbox.claimDueMail(5, now)).toHaveLength(0);
  expect(await outbox.claimDueMail(5, new Date(now.getTime() + 3 * 60_000))).toMatchObject([
    { text: email.text, attempts: 2 },
  ]);
});

test("what is left of old mail is cleared away, with its file; what still has to go out stays", async () => {
  const old = new Date("2026-01-01T00:00:00Z").toISOString();
  for (const recipient of ["sent@example.com", "waiting@example.com"])
    await outbox.queueMail("owner-1", recipient, email);
  await db.updateTable("mail_outbox").set({ created_at: old }).execute();
  await db
    .updateTable("mail_outbox")
    .set({ due_at: null, sent_at: old })
    .where("recipient", "=", "sent@example.com")
    .execute();
  const sent = (await listOutbox()).find(({ recipient }) => recipient === "sent@example.com");
  const file = sent ? outbox.getMailFilePath(sent) : "";
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "old");
  await outbox.deleteOldMail(new Date());
  expect((await listOutbox()).map(({ recipient }) => recipient)).toEqual(["waiting@example.com"]);
  expect(existsSync(file)).toBe(false);
});

test("deleting a user deletes only their mail", async () => {
  await outbox.queueMail("former-owner", "one@example.com", email);
  await outbox.queueMail("owner-2", "two@example.com", email);
  await erasePersonalData("former-owner", db);
  expect((await listOutbox()).map(({ recipient }) => recipient)).toEqual(["two@example.com"]);
});
