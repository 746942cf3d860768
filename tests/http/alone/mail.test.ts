import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { mailServer } from "../../support/mail-server";

const first = await mailServer();
process.env.SMTP_URL = first.url;
process.env.MAIL_FROM = "Pathlight <coach@example.org>";

const { db } = await import("~/platform/database/connection.server");
const { migrate } = await import("~/platform/database/migrate.server");
const { log } = await import("~/platform/log.server");
const outbox = await import("~/platform/mail/outbox.server");
const { eraseMail } = await import("~/platform/mail/records.server");
const { startSender } = await import("~/platform/mail/sender.server");
const { openTransport } = await import("~/platform/mail/transport.server");
const { writeLetter } = await import("~/platform/mail/letter");

await migrate();

const letter = writeLetter({
  subject: "Reset your password ✓",
  says: ["Somebody asked <b>for</b> this."],
  action: {
    label: "Choose a new password",
    href: "https://coach.example.org/reset-password?token=abc&x=1",
  },
  after: ["It works for one hour."],
  origin: "https://coach.example.org",
});

const rows = () => db.selectFrom("mail_outbox").selectAll().orderBy("created_at").execute();
const makeDue = () =>
  db
    .updateTable("mail_outbox")
    .set({ due_at: new Date(0).toISOString() })
    .where("due_at", "is not", null)
    .execute();
/** Ends once nothing is left to try now. */
const settled = () =>
  vi.waitFor(
    async () =>
      expect(
        (await rows()).filter(({ due_at, attempts }) => due_at !== null && attempts === 0),
      ).toEqual([]),
    { timeout: 10_000 },
  );

beforeEach(async () => {
  await db.deleteFrom("mail_outbox").execute();
  first.mails.length = 0;
});

test("arrives over SMTP, plain and HTML, and only its outline is kept", async () => {
  await outbox.queueMail("owner-1", "maya@example.com", letter);
  const [queued] = await rows();
  const sender = startSender();
  const [mail] = await first.received(1);
  await sender.stop();
  expect(mail).toMatchObject({
    subject: "Reset your password ✓",
    from: { name: "Pathlight", address: "coach@example.org" },
    to: [{ address: "maya@example.com" }],
    messageId: `<${queued?.id}@example.org>`,
  });
  expect(mail?.text).toContain("https://coach.example.org/reset-password?token=abc&x=1");
  expect(mail?.html).toContain('href="https://coach.example.org/reset-password?token=abc&amp;x=1"');
  expect(mail?.html).toContain("Somebody asked &lt;b&gt;for&lt;/b&gt; this.");
  expect(mail?.html).not.toMatch(/<img|<script|<link/);
  expect(await rows()).toMatchObject([
    { text: "", html: "", due_at: null, sent_at: expect.any(String), attempts: 1 },
  ]);
});

test("a sender that runs takes what is queued later", async () => {
  const sender = startSender();
  await outbox.queueMail("owner-1", "maya@example.com", letter);
  await first.received(1);
  await sender.stop();
});

test("two senders never take the same mail", async () => {
  const count = 40;
  for (let index = 0; index < count; index += 1)
    await outbox.queueMail("owner-1", `person.${index}@example.com`, letter);
  const senders = [startSender(), startSender(openTransport())];
  const mails = await first.received(count);
  await Promise.all(senders.map((sender) => sender.stop()));
  expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(count);
  expect(mails).toHaveLength(count);
});

test("while the mail server is down nothing is lost: it waits, and goes out when the server is back", async () => {
  const warned = vi.spyOn(log, "warn");
  await first.close();
  await outbox.queueMail("owner-1", "maya@example.com", letter);
  const sender = startSender();
  await settled();
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), { timeout: 10_000 });
  await sender.stop();
  const [waiting] = await rows();
  expect(waiting).toMatchObject({ attempts: 1, sent_at: null, text: letter.text });
  expect(Date.parse(waiting?.due_at ?? "")).toBeGreaterThan(Date.now() + 20_000);
  expect(JSON.stringify(warned.mock.calls)).not.toContain("maya@example.com");

  const again = await mailServer({}, first.port);
  await makeDue();
  const next = startSender();
  const [mail] = await again.received(1);
  await next.stop();
  expect(mail?.to?.[0]?.address).toBe("maya@example.com");
  await again.close();
});

test("an address the server refuses for good is given up, one it cannot take just now is not", async () => {
  const failures = vi.spyOn(log, "error");
  const picky = await mailServer(
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
  await outbox.queueMail("owner-1", "gone@example.com", letter);
  await outbox.queueMail("owner-1", "later@example.com", letter);
  const sender = startSender();
  await settled();
  await vi.waitFor(
    async () =>
      expect((await rows()).find(({ recipient }) => recipient === "gone@example.com")?.due_at).toBe(
        null,
      ),
    { timeout: 10_000 },
  );
  await sender.stop();
  const states = Object.fromEntries(
    (await rows()).map(({ recipient, ...state }) => [recipient, state]),
  );
  expect(states["gone@example.com"]).toMatchObject({ due_at: null, sent_at: null, text: "" });
  expect(states["later@example.com"]).toMatchObject({
    due_at: expect.any(String),
    sent_at: null,
    text: letter.text,
  });
  expect(JSON.stringify(failures.mock.calls)).not.toContain("gone@example.com");
  await picky.close();
});

test("a mail server that never answers does not hold up the stop, and the mail stays due", async () => {
  let asked = () => {};
  const taken = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const mute = await mailServer({ onData: () => asked(), closeTimeout: 1 }, first.port);
  await outbox.queueMail("owner-1", "maya@example.com", letter);
  const sender = startSender();
  await taken;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const stopped = sender.stop();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await stopped;
  expect(await rows()).toMatchObject([
    { sent_at: null, text: letter.text, due_at: expect.any(String) },
  ]);
  await mute.close();
});

test("a mail whose sender died is due again when the claim has run out", async () => {
  await outbox.queueMail("owner-1", "maya@example.com", letter);
  const now = new Date();
  expect(await outbox.claimDue(5, now)).toHaveLength(1);
  expect(await outbox.claimDue(5, now)).toHaveLength(0);
  expect(await outbox.claimDue(5, new Date(now.getTime() + 3 * 60_000))).toMatchObject([
    { text: letter.text, attempts: 2 },
  ]);
});

test("what is left of old mail is cleared away, with its file; what still has to go out stays", async () => {
  const old = new Date("2026-01-01T00:00:00Z").toISOString();
  for (const recipient of ["sent@example.com", "waiting@example.com"])
    await outbox.queueMail("owner-1", recipient, letter);
  await db.updateTable("mail_outbox").set({ created_at: old }).execute();
  await db
    .updateTable("mail_outbox")
    .set({ due_at: null, sent_at: old })
    .where("recipient", "=", "sent@example.com")
    .execute();
  const sent = (await rows()).find(({ recipient }) => recipient === "sent@example.com");
  const file = sent ? outbox.fileOf(sent) : "";
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "old");
  await outbox.cleanOutbox(new Date());
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(["waiting@example.com"]);
  expect(existsSync(file)).toBe(false);
});

test("erasing a person takes their mail, and nobody else's", async () => {
  await outbox.queueMail("owner-1", "one@example.com", letter);
  await outbox.queueMail("owner-2", "two@example.com", letter);
  await eraseMail("owner-1", db);
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(["two@example.com"]);
});
