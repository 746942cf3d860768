import { beforeEach, describe, expect, test } from "vitest";
import { canLogIn, createClient } from "../../support/client";
import { execute, getLinkPath, listMailTo, select } from "../../support/database";
import { HtmlElement } from "../../support/html";
import {
  answerAt,
  changePerson,
  goTo,
  google,
  leave,
  linkedin,
  listAccounts,
  signInWith,
} from "../../support/identity-providers";
import { openPage } from "../../support/page";
import { openLink, requestReset } from "../../support/reset-password";

beforeEach(() => {
  changePerson(google);
  changePerson(linkedin);
});

describe.each([google, linkedin])("$id", (provider) => {
  test("a new person gets an account, and signs in to it again", async () => {
    const { email } = provider.claims;
    const client = await createClient();
    const response = await signInWith(client, provider);
    expect(response.headers.get("Location")).toBe("/profile");
    expect(await openPage(client, "/profile")).toHaveText("Your account is ready");
    expect(listAccounts(email)).toEqual([
      expect.objectContaining({ password_hash: "", email_verified: 1, name: "Maya Okafor" }),
    ]);
    const secondClient = await createClient();
    const second = await signInWith(secondClient, provider, "/login?redirectTo=/settings/account");
    expect(second.headers.get("Location")).toBe("/settings/account");
    expect(await openPage(secondClient, "/settings/account")).toHaveText("Login successful!");
    expect(listAccounts(email)).toHaveLength(1);
    expect(listMailTo(String(email)).map(({ subject }) => subject)).toEqual([
      "New sign-in to your Pathlight account",
    ]);
  });

  test.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "/login?redirectTo=//e",
  ])("returning to %s: stays here", async (returnTo) => {
    const response = await signInWith(await createClient(), provider, returnTo);
    expect(response.headers.get("Location")).toBe("/profile");
  });
});

test("Google's token is asked for with PKCE and a nonce; LinkedIn refuses both", async () => {
  const addresses = await Promise.all(
    [google, linkedin].map(async ({ id }) => {
      const client = await createClient();
      const start = await client.post("/social-sign-in", { provider: id, returnTo: "/login" });
      return leave(client, start);
    }),
  );
  const [atGoogle, atLinkedIn] = addresses.map(({ searchParams }) => searchParams);
  expect(atGoogle?.get("code_challenge_method")).toBe("S256");
  expect(atGoogle?.get("nonce")).toMatch(/^[\w-]{43}$/);
  expect(atGoogle?.get("redirect_uri")).toBe(
    "http://localhost:3000/social-sign-in/google/callback",
  );
  expect(atGoogle?.get("scope")).toBe("openid email profile");
  expect([atLinkedIn?.get("code_challenge"), atLinkedIn?.get("nonce")]).toEqual([null, null]);
  await signInWith(await createClient(), linkedin);
  expect(linkedin.tokenRequests.at(-1)).not.toHaveProperty("code_verifier");
  expect(linkedin.tokenRequests.at(-1)).toMatchObject({ client_secret: "linkedin-client-secret" });
});

test("the way there and back is a secret of this browser, and nobody keeps it", async () => {
  const client = await createClient();
  const start = await client.post("/social-sign-in", { provider: "google", returnTo: "/login" });
  const cookie = start.headers.getSetCookie().find((line) => line.startsWith("social-sign-in="));
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Max-Age=600", "Path=/"])
    expect(cookie).toContain(attribute);
  const page = await client.get(start.headers.get("Location") ?? "");
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(page.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
  expect(page.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  const address = new URL((page.headers.get("Refresh") ?? "").replace("0; url=", ""));
  expect(new HtmlElement(await page.text()).links()[0]?.[1]).toBe(address.href);
  const back = await client.get(await answerAt(address));
  expect(back.headers.get("Cache-Control")).toBe("no-store");
});

test("what a visitor did is in the new account", async () => {
  const client = await createClient();
  await client.post("/interview", { card: "databases" });
  await signInWith(client, google);
  const [account] = listAccounts(google.claims.email);
  expect(
    select("select id from interview_sessions where owner_id = ?", [account?.id]),
  ).toHaveLength(1);
});

test("no password signs in to such an account, with the usual words; a link from an email sets one", async () => {
  const email = String(google.claims.email);
  await signInWith(await createClient(), google);
  const client = await createClient();
  for (const password of ["violin-tractor-moss", "no account has this password"]) {
    const response = await client.post("/login", { email, password });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain("Email or password is incorrect.");
  }
  const { mail } = await requestReset(email);
  await openLink(client, getLinkPath(mail));
  const fields = { newPassword: "violin-tractor-moss", confirmPassword: "violin-tractor-moss" };
  await client.post("/reset-password", fields);
  expect(await canLogIn(email, "violin-tractor-moss")).toBe(true);
  // A reset disconnects what could sign in before.
  expect((await signInWith(await createClient(), google)).headers.get("Location")).toBe("/login");
});

test("an account that was deleted meanwhile can be made again", async () => {
  const email = String(google.claims.email);
  await signInWith(await createClient(), google);
  execute("delete from users where email = ?", [email]);
  await signInWith(await createClient(), google);
  expect(listAccounts(email)).toHaveLength(1);
});

test("two answers at once make one account", async () => {
  const clients = await Promise.all([createClient(), createClient()]);
  const ways = await Promise.all(clients.map((client) => goTo(client, google)));
  const responses = await Promise.all(
    clients.map((client, index) => client.get(ways[index] ?? "")),
  );
  expect(responses.map(({ headers }) => headers.get("Location"))).toEqual(["/profile", "/profile"]);
  expect(listAccounts(google.claims.email)).toHaveLength(1);
});
