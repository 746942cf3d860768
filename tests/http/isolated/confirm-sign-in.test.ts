import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { downloadArchive } from "../../support/exported-account";
import { type Client, canLogIn, createClient } from "../../support/client";
import { countRowsContaining, getLinkPath, listMailTo } from "../../support/database";
import {
  changePerson,
  connect,
  createGoogleClient,
  google,
  leave,
  linkedin,
  listAccounts,
  signInWith,
} from "../../support/identity-providers";
import { openMain, openPage, postForm, readPage } from "../../support/page";
import { openLink } from "../../support/reset-password";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "http://pathlight.test";

const PATH = "/settings/account";
const PASSWORD = "violin-tractor-moss";
const waitLong = () => vi.setSystemTime(Date.now() + 11 * 60_000);

beforeEach(() => {
  changePerson(google);
  changePerson(linkedin);
});
afterEach(() => void vi.useRealTimers());

const disconnect = (client: Client) =>
  client.post(PATH, { intent: "disconnect", provider: "google" });

const signedInNow = () => ({ auth_time: Math.floor(Date.now() / 1000) });

/** At Google, signs in once more; or is let through, as someone who is signed in there already. */
function confirm(client: Client, page = PATH, claims: object = signedInNow()) {
  google.claims = { ...google.claims, ...claims };
  return signInWith(client, google, page);
}

describe("an account without a password", () => {
  test("keeps its last way in, until it has another", async () => {
    const client = await createGoogleClient();
    await disconnect(client);
    expect((await openPage(client, PATH)).toasts).toEqual([
      expect.stringContaining("It’s your only way to sign in."),
    ]);
    await confirm(client);
    await connect(client, linkedin, "");
    await disconnect(client);
    const page = await openMain(client, PATH);
    expect(page).toHaveText("Google Not connected");
    expect(page).toHaveText(`LinkedIn ${String(linkedin.claims.email)}, connected today`);
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

  test("signing in isn't enough: it asks to sign in once more before the address changes", async () => {
    const client = await createGoogleClient();
    const change = { intent: "email", email: `new.${client.email}` };
    expect((await client.post(PATH, change)).status).toBe(403);
    const start = await client.post("/social-sign-in", { provider: "google", returnTo: PATH });
    const { searchParams } = await leave(client, start);
    expect([searchParams.get("prompt"), searchParams.get("max_age")]).toEqual(["login", "0"]);
    const earlier = client.cookies.get("session");
    await confirm(client);
    expect((await openPage(client, PATH)).toasts).toEqual([
      expect.stringContaining("Confirmed that it’s you"),
    ]);
    expect((await client.post(PATH, change)).headers.get("Location")).toBe(PATH);
    expect(await openMain(client, PATH)).toHaveText(`link sent to new.${client.email}`);
    waitLong();
    expect((await client.post(PATH, change)).status).toBe(403);
    // The session of before has ended: a person confirms, and doesn't get a second device.
    client.cookies.set("session", earlier ?? "");
    expect((await client.get("/profile")).status).toBe(302);
  });

  test.each([
    ["doesn't say when", {}],
    ["says that it was an hour ago", { auth_time: Math.floor(Date.now() / 1000) - 3600 }],
    ["says that it will be tomorrow", { auth_time: Math.floor(Date.now() / 1000) + 86_400 }],
  ])("a provider that %s: only a link from an email confirms", async (_, claims) => {
    const client = await createGoogleClient();
    const session = client.cookies.get("session");
    await confirm(client, `${PATH}/delete`, claims);
    expect(client.cookies.get("session")).toBe(session);
    expect((await openPage(client, `${PATH}/delete`)).toasts).toEqual([
      expect.stringContaining("open the link in your email"),
    ]);
    expect((await client.post(`${PATH}/delete`, {})).status).toBe(403);
    const mail = listMailTo(client.email).at(-1);
    expect(mail?.subject).toBe("Confirm that it’s you at Pathlight");
    const link = getLinkPath(mail);
    await openLink(client, link);
    expect((await client.post("/confirm-sign-in", {})).headers.get("Location")).toBe(PATH);
    expect((await openPage(client, PATH)).toasts).toEqual([
      expect.stringContaining("Confirmed that it’s you"),
    ]);
    expect((await openLink(client, link)).status).toBe(410);
    expect((await client.post(`${PATH}/delete`, {})).headers.get("Location")).toBe("/");
  });

  test("the link confirms nothing in another browser, signed in to the account or not", async () => {
    const client = await createGoogleClient();
    await confirm(client, PATH, {});
    const link = getLinkPath(listMailTo(client.email).at(-1));
    const elsewhere = await createClient();
    await signInWith(elsewhere, google);
    for (const other of [await createClient(), elsewhere]) {
      const page = await readPage(await openLink(other, link));
      expect(page.status).toBe(403);
      expect(page).toHaveText("It works only in the browser in which you asked for it");
      expect((await other.post("/confirm-sign-in", {})).status).toBe(403);
    }
    expect((await elsewhere.post(`${PATH}/delete`, {})).status).toBe(403);
    expect((await openLink(client, link)).status).toBe(200);
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
    const page = await openMain(client, `${PATH}/delete`);
    expect(page).toHaveText("To confirm it’s you, sign in again.");
    expect(page.fieldNames()).not.toContain("password");
    expect((await client.post(`${PATH}/delete`, {})).status).toBe(403);
    const back = await confirm(client, `${PATH}/delete`);
    expect(back.headers.get("Location")).toBe(`${PATH}/delete`);
    expect(await openMain(client, `${PATH}/delete`)).toHaveText("Delete my account");
    expect((await client.post(`${PATH}/delete`, {})).headers.get("Location")).toBe("/");
    expect(countRowsContaining(String(account?.id))).toEqual({});
    expect(countRowsContaining(String(google.claims.sub))).toEqual({});
  });
});
