import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Client,
  canLogIn,
  createClient,
  createPerson,
  registerPerson,
} from "../../support/client";
import { select } from "../../support/database";
import {
  type IdentityProvider,
  changePerson,
  expectRefusal,
  goTo,
  google,
  linkedin,
  listAccounts,
  signInWith,
} from "../../support/identity-providers";
import { openMain, openPage } from "../../support/page";

beforeEach(() => {
  changePerson(google);
  changePerson(linkedin);
});
afterEach(() => void vi.useRealTimers());

describe.each([google, linkedin])("$id", (provider) => {
  test("an email that isn't verified: no account", async () => {
    const client = await createClient();
    const { email } = changePerson(provider, { email_verified: false });
    await expectRefusal(
      client,
      await signInWith(client, provider, "/register"),
      "/register",
      "didn’t confirm an email address for you",
    );
    expect(listAccounts(email)).toEqual([]);
  });

  test("no email: no account", async () => {
    const client = await createClient();
    provider.claims = { sub: "without-email", name: "Maya" };
    await expectRefusal(
      client,
      await signInWith(client, provider),
      "/login",
      "didn’t confirm an email address for you",
    );
  });

  test("an account with that email is not linked: the person is told what to do", async () => {
    const person = createPerson();
    await registerPerson(await createClient(), person);
    changePerson(provider, { email: person.email.toUpperCase() });
    const client = await createClient();
    const response = await signInWith(client, provider, "/register?redirectTo=/interview/due");
    await expectRefusal(
      client,
      response,
      "/login?redirectTo=/interview/due",
      "You already have an account with this email",
    );
    expect((await openMain(client, "/login")).getByLabel("Email").value).toBe(person.email);
    expect(
      select("select * from social_identities where subject = ?", [provider.claims.sub]),
    ).toEqual([]);
    expect(await canLogIn(person.email, person.password)).toBe(true);
  });

  test("its refusal is a message and nothing else", async () => {
    const client = await createClient();
    const way = new URL(await goTo(client, provider), "http://pathlight.test");
    way.searchParams.delete("code");
    way.searchParams.set("error", "access_denied");
    const response = await client.get(way.pathname + way.search);
    await expectRefusal(client, response, "/login", "You canceled signing in");
  });

  test("an answer works once, in the browser that began", async () => {
    const client = await createClient();
    const way = await goTo(client, provider);
    const cookie = client.cookies.get("social-sign-in") ?? "";
    const stranger = await createClient();
    await expectRefusal(stranger, await stranger.get(way), "/login", "can’t be completed");
    expect((await client.get(way)).headers.get("Location")).toBe("/profile");
    expect(client.cookies.has("social-sign-in")).toBe(false);
    const copy = await createClient();
    copy.cookies.set("social-sign-in", cookie);
    await expectRefusal(copy, await copy.get(way), "/login", "can’t be completed");
  });

  test.each(["", "another-state"])("the state %j: refused", async (state) => {
    const client = await createClient();
    const way = new URL(await goTo(client, provider), "http://pathlight.test");
    way.searchParams.set("state", state);
    const response = await client.get(way.pathname + way.search);
    await expectRefusal(client, response, "/login", "can’t be completed");
  });

  test("eleven minutes later: refused", async () => {
    const client = await createClient();
    const way = await goTo(client, provider);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    await expectRefusal(client, await client.get(way), "/login", "can’t be completed");
  });

  test.each<[string, Parameters<IdentityProvider["answerOnce"]>[0]]>([
    [
      "a token whose claims were changed",
      ({ body }) => {
        const token = body as { id_token: string };
        const [header, payload = "", signature] = token.id_token.split(".");
        const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as object;
        const changed = Buffer.from(JSON.stringify({ ...claims, sub: "someone-else" }));
        token.id_token = [header, changed.toString("base64url"), signature].join(".");
      },
    ],
    ["no ID token", ({ body }) => void delete (body as { id_token?: string }).id_token],
    [
      "an error",
      (response) => Object.assign(response, { statusCode: 400, body: { error: "invalid_grant" } }),
    ],
    ["no JSON object", (response) => Object.assign(response, { body: "" })],
  ])("the token endpoint answers with %s: refused", async (_, change) => {
    const client = await createClient();
    const way = await goTo(client, provider);
    provider.answerOnce(change);
    await expectRefusal(client, await client.get(way), "/login", "nothing was changed");
    expect(listAccounts(provider.claims.email)).toEqual([]);
  });

  test.each([
    { aud: "another-client" },
    { iss: "https://issuer.example.org" },
    { exp: 1 },
    { nonce: "another-nonce" },
  ])("a token with %j: refused", async (claims) => {
    const client = await createClient();
    const way = await goTo(client, provider);
    const { email } = changePerson(provider, claims);
    await expectRefusal(client, await client.get(way), "/login", "nothing was changed");
    expect(listAccounts(email)).toEqual([]);
  });

  test("the other provider's answer, for this one: refused", async () => {
    const other = provider === google ? linkedin : google;
    const client = await createClient();
    const way = await goTo(client, other);
    const response = await client.get(way.replace(other.id, provider.id));
    await expectRefusal(client, response, "/login", "can’t be completed");
  });
});

test("without having begun, there is nothing to continue", async () => {
  const client = await createClient();
  await expectRefusal(
    client,
    await client.get("/social-sign-in/google"),
    "/login",
    "can’t be completed",
  );
  for (const path of ["/social-sign-in/github", "/social-sign-in/github/callback?code=x"])
    expect((await client.get(path)).status).toBe(404);
});

test.each<[string, (client: Client) => Promise<Response>]>([
  ["start", (client) => client.post("/social-sign-in", { provider: "google", returnTo: "/login" })],
  ["answer", (client) => client.get("/social-sign-in/google/callback?code=x&state=y")],
])("the hundred and first %s of a network is refused", async (_, send) => {
  const client = await createClient();
  for (let count = 0; count < 100; count += 1) await send(client);
  expect((await send(client)).headers.get("Location")).toBe("/login");
  expect((await openPage(client, "/login")).toasts).toEqual([
    expect.stringContaining("Too many sign-in attempts."),
  ]);
});
