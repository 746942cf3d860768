import { expect, test } from "vitest";
import { type Client, createClient, createSignedInClient, registerPerson } from "../support/client";
import { execute, listMailTo, select } from "../support/database";

const CHANGED = "Your Pathlight password was changed";
const DIGEST = "More new sign-ins to your Pathlight account";
const NEW_SIGN_IN = "New sign-in to your Pathlight account";
const ACCOUNT = "/settings/account";

const countMails = (address: string, subject: string) =>
  listMailTo(address).filter((mail) => mail.subject === subject).length;

async function signInOnNewDevices(person: { email: string; password: string }, count: number) {
  for (let device = 0; device < count; device += 1)
    await (await createClient()).post("/login", { email: person.email, password: person.password });
}

const changePassword = (client: Client, currentPassword: string, newPassword: string) =>
  client.post(ACCOUNT, {
    intent: "password",
    currentPassword,
    newPassword,
    confirmPassword: newPassword,
  });

test("after any number of new sign-ins the owner is told about each change, and the rest of the sign-ins come in one email", async () => {
  const member = await createSignedInClient();
  const { email, password } = member;
  // The first device of an account is no news.
  await signInOnNewDevices(member, 1 + 12);
  expect(countMails(email, NEW_SIGN_IN)).toBe(5);
  const waiting = select(
    "select text, due_at from mail_outbox where recipient = ? and subject = ?",
    [email, DIGEST],
  );
  expect(waiting).toEqual([
    { text: expect.stringContaining("there were 7 more"), due_at: expect.any(String) },
  ]);
  const minutesLeft = (Date.parse(String(waiting[0]?.due_at)) - Date.now()) / 60_000;
  expect(minutesLeft).toBeGreaterThan(50);
  expect(minutesLeft).toBeLessThanOrEqual(60);

  expect((await changePassword(member, password, "granite-lantern-fig")).status).toBe(302);
  expect(countMails(email, CHANGED)).toBe(1);
  const changed = await member.post(ACCOUNT, {
    intent: "email",
    email: `new.${email}`,
    password: "granite-lantern-fig",
  });
  expect(changed.status).toBe(302);
  expect(countMails(email, "Your Pathlight email address was changed")).toBe(1);
});

test("to a confirmed address the email about a new password always leaves", async () => {
  const member = await createSignedInClient();
  execute("update users set email_verified = 1 where id = ?", [member.id]);
  let { password } = member;
  for (let change = 0; change < 12; change += 1) {
    const next = `granite-lantern-${change}-fig`;
    expect((await changePassword(member, password, next)).status).toBe(302);
    password = next;
  }
  expect(countMails(member.email, CHANGED)).toBe(12);
});

test("an account registered again and again with someone else's address can't flood it with its changes", async () => {
  const password = "violin-tractor-moss";
  const person = { firstName: "Ines", lastName: "Okafor", email: "ines.flooded@example.com" };
  for (let times = 0; times < 12; times += 1) {
    const client = await createClient();
    await registerPerson(client, { ...person, password });
    await client.post("/login", { email: person.email, password });
    const email = `ines.${times}@example.com`;
    expect((await client.post(ACCOUNT, { intent: "email", email, password })).status).toBe(302);
    // As if it had been sent: what waits is deleted with the account.
    execute("update mail_outbox set owner_id = 'before' where recipient = ?", [person.email]);
    expect((await client.post("/settings/account/delete", { password })).status).toBe(302);
  }
  expect(countMails(person.email, "Your Pathlight email address was changed")).toBe(10);
  expect(listMailTo(person.email).length).toBeLessThanOrEqual(16);
});
