import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { downloadArchive } from "../../support/exported-account";
import { canLogIn, createClient, createSignedInClient } from "../../support/client";
import { countRowsContaining, getLinkPath, listMailTo, select } from "../../support/database";
import {
  answerAt,
  changePerson,
  google,
  leave,
  linkedin,
  listAccounts,
  signInWith,
} from "../../support/identity-providers";
import { openMain, openPage, postForm } from "../../support/page";
import { openLink } from "../../support/reset-password";

const PATH = "/settings/account";
const PASSWORD = "violin-tractor-moss";
const subjectsTo = (email: unknown) => listMailTo(String(email)).map(({ subject }) => subject);
const waitLong = () => vi.setSystemTime(Date.now() + 11 * 60_000);

beforeEach(() => {
  changePerson(google);
  changePerson(linkedin);
});
afterEach(() => void vi.useRealTimers());

type SomeClient = Awaited<ReturnType<typeof createClient>>;

async function connect(client: SomeClient, provider = google, password = PASSWORD) {
  const start = await client.post(PATH, { intent: "connect", provider: provider.id, password });
  return client.get(await answerAt(await leave(client, start)));
}

const disconnect = (client: SomeClient, provider = google) =>
  client.post(PATH, { intent: "disconnect", provider: provider.id });

/** Someone whose account has no password. */
async function createGoogleClient() {
  const client = await createClient();
  await signInWith(client, google);
  return { ...client, email: String(google.claims.email) };
}

describe("an account with a password", () => {
  test("connects Google with it, signs in with it, and disconnects it", async () => {
    const client = await createSignedInClient();
    const page = await openMain(client, PATH);
    expect(page).toHaveText("Sign-in methods");
    expect(page).toHaveText("Google Not connected");
    expect((await connect(client)).headers.get("Location")).toBe(PATH);
    const connected = await openPage(client, PATH);
    expect(connected.toasts).toEqual([expect.stringContaining("Google connected")]);
    expect(connected.main).toHaveText("Google Connected today");
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
    const client = await createSignedInClient();
    const fields = { intent: "connect", provider: "google", password };
    const page = await postForm(client, PATH, fields);
    expect(page.invalidFields).toEqual({ password: expect.stringContaining(words) as string });
    expect(client.cookies.has("social-sign-in")).toBe(false);
  });

  test("a Google account of someone else's account is refused", async () => {
    await createGoogleClient();
    const client = await createSignedInClient();
    await connect(client);
    const page = await openPage(client, PATH);
    expect(page.toasts).toEqual([expect.stringContaining("signs in to another account here")]);
    expect(page.main).toHaveText("Google Not connected");
  });

  test("someone else who signed in meanwhile is not connected", async () => {
    const client = await createSignedInClient();
    const start = await client.post(PATH, {
      intent: "connect",
      provider: "google",
      password: PASSWORD,
    });
    const way = await answerAt(await leave(client, start));
    client.cookies.set("session", (await createSignedInClient()).cookies.get("session") ?? "");
    expect((await client.get(way)).headers.get("Location")).toBe("/login");
    expect(
      select("select * from social_identities where subject = ?", [google.claims.sub]),
    ).toEqual([]);
  });

  test("undoing a change of the address disconnects what an intruder may have connected", async () => {
    const client = await createSignedInClient();
    await connect(client);
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

describe("an account without a password", () => {
  test("keeps its last way in, until it has another", async () => {
    const client = await createGoogleClient();
    await disconnect(client);
    expect((await openPage(client, PATH)).toasts).toEqual([
      expect.stringContaining("It’s your only way to sign in."),
    ]);
    await connect(client, linkedin, "");
    await disconnect(client);
    const page = await openMain(client, PATH);
    expect(page).toHaveText("Google Not connected");
    expect(page).toHaveText("LinkedIn Connected today");
  });

  test("asks for a link to set a password, and no password where others give theirs", async () => {
    const client = await createGoogleClient();
    const page = await openMain(client, PATH);
    expect(page.fieldNames()).not.toContain("password");
    expect(page.fieldNames()).not.toContain("currentPassword");
    await client.post(PATH, { intent: "set-password" });
    const mail = listMailTo(client.email).at(-1);
    expect(mail?.subject).toBe("Reset your Pathlight password");
    await openLink(client, getLinkPath(mail));
    const fields = { newPassword: PASSWORD, confirmPassword: PASSWORD };
    await client.post("/reset-password", fields);
    expect(await canLogIn(client.email, PASSWORD)).toBe(true);
  });

  test("a form of the password page sets none", async () => {
    const client = await createGoogleClient();
    const fields = { currentPassword: "x", newPassword: PASSWORD, confirmPassword: PASSWORD };
    const page = await postForm(client, PATH, { intent: "password", ...fields }, 409);
    expect(page.status).toBe(409);
    expect(await canLogIn(client.email, PASSWORD)).toBe(false);
  });

  test("long after signing in, it asks to sign in again before the address changes", async () => {
    const client = await createGoogleClient();
    waitLong();
    const change = { intent: "email", email: `new.${client.email}` };
    expect((await client.post(PATH, change)).status).toBe(403);
    const earlier = client.cookies.get("session");
    await signInWith(client, google, PATH);
    expect((await openPage(client, PATH)).toasts).toEqual([
      expect.stringContaining("Sign-in confirmed"),
    ]);
    expect((await client.post(PATH, change)).headers.get("Location")).toBe(PATH);
    expect(await openMain(client, PATH)).toHaveText(`new.${client.email}`);
    // The session of before has ended: a person confirms, and doesn't get a second device.
    client.cookies.set("session", earlier ?? "");
    expect((await client.get("/profile")).status).toBe(302);
  });

  test("only its own Google account confirms", async () => {
    const client = await createGoogleClient();
    changePerson(google);
    await signInWith(client, google, PATH);
    const page = await openPage(client, PATH);
    expect(page.toasts).toEqual([expect.stringContaining("isn’t connected to the account")]);
    expect(page.main).toHaveText(client.email);
    expect(listAccounts(google.claims.email)).toEqual([]);
  });

  test("is in the download, and can be deleted after signing in again", async () => {
    const client = await createGoogleClient();
    const [account] = listAccounts(client.email);
    const stored = JSON.parse((await downloadArchive(client)).read("data.json")) as object;
    expect(stored).toMatchObject({
      social_identities: [{ issuer: process.env.GOOGLE_ISSUER, subject: google.claims.sub }],
    });
    waitLong();
    const page = await openMain(client, `${PATH}/delete`);
    expect(page).toHaveText("To confirm it’s you, sign in again.");
    expect(page.fieldNames()).not.toContain("password");
    expect((await client.post(`${PATH}/delete`, {})).status).toBe(403);
    const back = await signInWith(client, google, `${PATH}/delete`);
    expect(back.headers.get("Location")).toBe(`${PATH}/delete`);
    expect(await openMain(client, `${PATH}/delete`)).toHaveText("Delete my account");
    expect((await client.post(`${PATH}/delete`, {})).headers.get("Location")).toBe("/");
    expect(countRowsContaining(String(account?.id))).toEqual({});
    expect(countRowsContaining(String(google.claims.sub))).toEqual({});
  });
});
