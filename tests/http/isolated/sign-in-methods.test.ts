import { beforeEach, describe, expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../../support/client";
import { execute, getLinkPath, listMailTo, select } from "../../support/database";
import {
  answerAt,
  changePerson,
  connect,
  createConfirmedClient,
  createGoogleClient,
  google,
  leave,
  linkedin,
  listAccounts,
  signInWith,
} from "../../support/identity-providers";
import { openMain, openPage, postForm } from "../../support/page";
import { openLink } from "../../support/reset-password";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "http://pathlight.test";

const PATH = "/settings/account";
const PASSWORD = "violin-tractor-moss";
const subjectsTo = (email: unknown) => listMailTo(String(email)).map(({ subject }) => subject);

beforeEach(() => {
  changePerson(google);
  changePerson(linkedin);
});

const disconnect = (client: Client, provider = google) =>
  client.post(PATH, { intent: "disconnect", provider: provider.id });

describe("an account with a password", () => {
  test("connects Google with it, signs in with it, and disconnects it", async () => {
    const client = await createConfirmedClient();
    const page = await openMain(client, PATH);
    expect(page).toHaveText("Sign-in methods");
    expect(page).toHaveText("Google Not connected");
    expect((await connect(client, google, PASSWORD)).headers.get("Location")).toBe(PATH);
    const connected = await openPage(client, PATH);
    expect(connected.toasts).toEqual([expect.stringContaining("Google connected")]);
    expect(connected.main).toHaveText(`Google ${String(google.claims.email)}, connected today`);
    const other = await createClient();
    await signInWith(other, google);
    expect(await openMain(other, PATH)).toHaveText(client.email);
    expect(listAccounts(google.claims.email)).toEqual([]);
    expect((await disconnect(client)).headers.get("Location")).toBe(PATH);
    expect(await openMain(client, PATH)).toHaveText("Google Not connected");
    expect(subjectsTo(client.email)).toEqual(
      expect.arrayContaining([
        "Google was connected to your Pathlight account",
        "Google was disconnected from your Pathlight account",
      ]),
    );
    await signInWith(await createClient(), google);
    expect(listAccounts(google.claims.email)).toHaveLength(1);
  });

  test.each([
    ["", "Enter your password."],
    ["not-this-one-no", "That’s not your current password."],
  ])("the password %j connects nothing", async (password, words) => {
    const client = await createConfirmedClient();
    const fields = { intent: "connect", provider: "google", password };
    const page = await postForm(client, PATH, fields);
    expect(page.invalidFields).toEqual({ password: expect.stringContaining(words) as string });
    expect(client.cookies.has("social-sign-in")).toBe(false);
  });

  test("a Google account of someone else's account is refused", async () => {
    await createGoogleClient();
    const client = await createConfirmedClient();
    await connect(client, google, PASSWORD);
    const page = await openPage(client, PATH);
    expect(page.toasts).toEqual([expect.stringContaining("signs in to another account here")]);
    expect(page.main).toHaveText("Google Not connected");
  });

  test("someone else who signed in meanwhile is not connected", async () => {
    const client = await createConfirmedClient();
    const start = await client.post(PATH, {
      intent: "connect",
      provider: "google",
      password: PASSWORD,
    });
    const way = await answerAt(await leave(client, start));
    client.cookies.set("session", (await createConfirmedClient()).cookies.get("session") ?? "");
    expect((await client.get(way)).headers.get("Location")).toBe("/login");
    expect(
      select("select * from social_identities where subject = ?", [google.claims.sub]),
    ).toEqual([]);
  });

  test("undoing a change of the address disconnects what an intruder may have connected", async () => {
    const client = await createConfirmedClient();
    await connect(client, google, PASSWORD);
    await client.post(PATH, {
      intent: "email",
      email: `new.${client.email}`,
      password: PASSWORD,
    });
    const mail = listMailTo(client.email).findLast(({ text }) => text.includes("/undo-email"));
    const owner = await createClient();
    await openLink(owner, getLinkPath(mail));
    await owner.post("/undo-email-change", {});
    expect(
      select("select * from social_identities where subject = ?", [google.claims.sub]),
    ).toEqual([]);
  });
});

describe("an address that isn't confirmed", () => {
  test("connects nothing, and the page says why", async () => {
    const client = await createSignedInClient();
    const page = await openMain(client, PATH);
    expect(page).toHaveText("To connect an account, confirm your email address first");
    const fields = { intent: "connect", provider: "google", password: PASSWORD };
    expect((await client.post(PATH, fields)).headers.get("Location")).toBe(PATH);
    expect((await openPage(client, PATH)).toasts).toEqual(["Confirm your email address first."]);
    expect(client.cookies.has("social-sign-in")).toBe(false);
  });

  test("connects nothing either when it changed on the way to the provider", async () => {
    const client = await createConfirmedClient();
    const fields = { intent: "connect", provider: "google", password: PASSWORD };
    const way = await answerAt(await leave(client, await client.post(PATH, fields)));
    execute("update users set email_verified = 0 where id = ?", [client.id]);
    await client.get(way);
    expect((await openPage(client, PATH)).toasts).toEqual(["Confirm your email address first."]);
    expect(await openMain(client, PATH)).toHaveText("Google Not connected");
  });
});

test("an identity that was connected before addresses were stored gets its own at the next sign-in", async () => {
  const client = await createConfirmedClient();
  await connect(client, google, PASSWORD);
  execute("update social_identities set email = null where subject = ?", [google.claims.sub]);
  expect(await openMain(client, PATH)).toHaveText("Address shown after the next sign-in");
  google.claims = { ...google.claims, email: "renamed@example.com" };
  await signInWith(await createClient(), google);
  expect(await openMain(client, PATH)).toHaveText("Google renamed@example.com, connected today");
});
