import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { execute, listMailTo } from "../../support/database";
import { startMailServer } from "../../support/mail-server";
import { createTempFolder, spawnServer } from "../../support/server-process";

const EMAIL = "kim.tran@example.com";
const register = (address: string) =>
  fetch(`${address}/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Kim Tran", email: EMAIL, password: "violin-tractor-moss" }),
  });

test("killed in the middle of sending, the mail goes out after the next start", async () => {
  const folder = createTempFolder();
  let onSendStarted = () => {};
  const sending = new Promise<void>((resolve) => {
    onSendStarted = resolve;
  });
  const stalledServer = await startMailServer({ onData: () => onSendStarted(), closeTimeout: 1 });
  const first = spawnServer({
    DATA_DIR: folder,
    SMTP_URL: stalledServer.url,
    APP_URL: "https://coach.example.org",
  });
  expect((await register(await first.address())).status).toBe(201);
  await sending;
  first.child.kill("SIGKILL");
  await first.exited;
  expect(listMailTo(EMAIL, folder)).toHaveLength(1);

  // As if the two minutes of the dead sender's claim had passed.
  execute("update mail_outbox set due_at = ?", [new Date(0).toISOString()], folder);
  const mailServerUp = await startMailServer();
  const second = spawnServer({
    DATA_DIR: folder,
    SMTP_URL: mailServerUp.url,
    APP_URL: "https://coach.example.org",
  });
  const [mail] = await mailServerUp.waitForMails(1);
  expect(mail).toMatchObject({
    subject: "Confirm your email address for Pathlight",
    from: { address: "no-reply@coach.example.org" },
  });
  expect(mail?.text).toContain("https://coach.example.org/verify-email?token=");
  second.child.kill("SIGTERM");
  const { code, output } = await second.exited;
  expect(code).toBe(0);
  expect(output).toContain("mail sent");
  expect(output).not.toContain(EMAIL);
  expect(output).not.toMatch(/token=/);
});

test("without a mail server mail becomes files for their owner's eyes, and the log names neither address nor token", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder });
  const address = await server.address();
  await register(address);
  const outbox = join(folder, "outbox");
  const files = () => readdirSync(outbox).filter((name) => name.endsWith(".eml"));
  await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 10_000 });
  const file = join(outbox, files()[0] ?? "");
  expect([statSync(outbox).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
  const mail = await PostalMime.parse(readFileSync(file));
  const link = /http\S+token=(\S+)/.exec(mail.text ?? "");
  expect(link?.[0]).toContain(`${address}/verify-email?token=`);
  await fetch(link?.[0] ?? "", { redirect: "manual" });
  server.child.kill("SIGTERM");
  const { code, output } = await server.exited;
  expect(code).toBe(0);
  expect(output).toContain(files()[0]);
  expect(output).not.toContain(EMAIL);
  expect(output).not.toContain(link?.[1] ?? "?");
});

test("deleting the account deletes its mail files", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder });
  const address = await server.address();
  await register(address);
  const files = () => readdirSync(join(folder, "outbox"));
  await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 10_000 });
  const login = await fetch(`${address}/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: EMAIL, password: "violin-tractor-moss" }),
  });
  const { token } = (await login.json()) as { token: string };
  expect(
    (
      await fetch(`${address}/auth/delete-account`, {
        method: "DELETE",
        headers: { Authorization: `Bearer ${token}` },
      })
    ).status,
  ).toBe(204);
  expect(files()).toEqual([]);
  server.child.kill("SIGKILL");
});

test("mail that leaves without a public address is warned about", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder(), SMTP_URL: "smtp://127.0.0.1:9" });
  await server.address();
  server.child.kill("SIGTERM");
  expect((await server.exited).output).toContain(
    "APP_URL is not set: links in mail lead to http://localhost:",
  );
});
