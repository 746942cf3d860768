import { beforeEach, expect, test } from "vitest";
import { canLogIn, createClient, createSignedInClient } from "../../support/client";
import { execute, getLinkPath, listMailTo, select } from "../../support/database";
import {
  changePerson,
  connect,
  google,
  linkedin,
  signInWith,
} from "../../support/identity-providers";
import { openMain, openPage, postForm } from "../../support/page";
import { openLink, requestReset } from "../../support/reset-password";

// No SMTP_URL: emails are files that the operator has.

const PATH = "/settings/account";
const NEW_PASSWORD = "another-quiet-tractor";
const ASK = "Ask the people who run it for a link to set a password";

beforeEach(() => {
  changePerson(google);
  changePerson(linkedin);
});

/** What a person does with the link that the operator hands them. */
async function resetAt(email: string) {
  const client = await createClient();
  await openLink(client, getLinkPath((await requestReset(email)).mail));
  const form = { newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  expect((await client.post("/reset-password", form)).headers.get("Location")).toBe("/login");
}

test("an account without a password asks the operator to connect, change the address and be deleted", async () => {
  const client = await createClient();
  google.claims = { ...google.claims, auth_time: Math.floor(Date.now() / 1000) };
  await signInWith(client, google);
  const email = String(google.claims.email);
  for (const path of [PATH, `${PATH}/delete`]) {
    const page = await openMain(client, path);
    expect(page).toHaveText(ASK);
    expect(page.names("button")).not.toContain("Continue with Google");
    expect(page.names("button")).not.toContain("Delete my account");
  }
  // Nor does it help to sign in again.
  await signInWith(client, google, PATH);
  const connectForm = { intent: "connect", provider: "linkedin" };
  expect(await postForm(client, PATH, connectForm, 403)).toHaveText(ASK);
  const emailForm = { intent: "email", email: `new.${email}` };
  expect(await postForm(client, PATH, emailForm, 403)).toHaveText(ASK);
  expect(await postForm(client, `${PATH}/delete`, {}, 403)).toHaveText(ASK);
  // A provider that didn't ask either.
  google.claims = { ...google.claims, auth_time: 1 };
  await signInWith(client, google, PATH);
  expect((await openPage(client, PATH)).toasts).toEqual([expect.stringContaining(ASK)]);
  expect(listMailTo(email).map(({ subject }) => subject)).not.toContain(
    "Confirm that it’s you at Pathlight",
  );

  await resetAt(email);
  await client.get("/");
  await client.post("/login", { email, password: NEW_PASSWORD });
  await connect(client, google, NEW_PASSWORD);
  expect(await openMain(client, PATH)).toHaveText(`Google ${email}, connected today`);
  const deleted = await client.post(`${PATH}/delete`, { password: NEW_PASSWORD });
  expect(deleted.headers.get("Location")).toBe("/");
});

test("an account with a password connects and is deleted with it, and only with it", async () => {
  const client = await createSignedInClient();
  execute("update users set email_verified = 1 where id = ?", [client.id]);
  const wrong = { intent: "connect", provider: "google", password: "not-this-one-no" };
  await postForm(client, PATH, wrong);
  await postForm(client, `${PATH}/delete`, { password: "not-this-one-no" });
  await connect(client, google, client.password);
  expect(select("select 1 from social_identities where user_id = ?", [client.id])).toHaveLength(1);
  const { password } = client;
  expect((await client.post(`${PATH}/delete`, { password })).headers.get("Location")).toBe("/");
});

test("an address that isn't confirmed connects nothing: the operator has its link", async () => {
  const client = await createSignedInClient();
  expect(await openMain(client, PATH)).toHaveText(
    "To connect an account, confirm your email address first",
  );
  const fields = { intent: "connect", provider: "google", password: client.password };
  await client.post(PATH, fields);
  expect((await openPage(client, PATH)).toasts).toEqual(["Confirm your email address first."]);
});

test("a reset at an address that someone else's account took at once ends the link back, for good", async () => {
  const attacker = await createSignedInClient();
  const victimEmail = `victim.${attacker.email}`;
  const { password } = attacker;
  await attacker.post(PATH, { intent: "email", email: victimEmail, password });
  const undo = getLinkPath(listMailTo(attacker.email).at(-1));
  expect(undo).toContain("/undo-email-change?token=");
  await resetAt(victimEmail);
  const client = await createClient();
  expect((await openLink(client, undo)).status).toBe(410);
  expect((await client.post("/undo-email-change", {})).status).toBe(410);
  expect(await canLogIn(victimEmail, NEW_PASSWORD)).toBe(true);
});

test("before a reset, the link back still undoes the change, and ends the password", async () => {
  const intruder = await createSignedInClient();
  const { email, password } = intruder;
  await intruder.post(PATH, { intent: "email", email: `intruder.${email}`, password });
  const owner = await createClient();
  await openLink(owner, getLinkPath(listMailTo(email).at(-1)));
  expect((await owner.post("/undo-email-change", {})).status).toBe(302);
  expect([await canLogIn(email, password), await canLogIn(`intruder.${email}`, password)]).toEqual([
    false,
    false,
  ]);
  await resetAt(email);
  expect(await canLogIn(email, NEW_PASSWORD)).toBe(true);
});
