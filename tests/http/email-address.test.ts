import { expect, test } from "vitest";
import { execute, getLinkPath, listMailTo, countRowsContaining } from "../support/database";
import {
  type Client,
  createPerson,
  registerPerson,
  createSignedInClient,
  textOf,
  createClient,
} from "../support/client";

const openLink = async (client: Client, link: string) =>
  client.get((await client.get(link)).headers.get("Location") ?? "");
const readAccountPage = async (client: Client) =>
  textOf(await (await client.get("/settings/account")).text());
const findVerificationEmail = (email: string) =>
  getLinkPath(
    listMailTo(email).findLast(
      ({ subject }) => subject === "Confirm your email address for Pathlight",
    ),
  );

test("registering sends a link whose button confirms the address", async () => {
  const client = await createSignedInClient();
  expect(await readAccountPage(client)).toContain(
    "Not confirmed yet. This server can’t send email yet: ask the people who run it for your link.",
  );
  const link = findVerificationEmail(client.email);
  expect(link).toMatch(/^\/verify-email\?token=[\w-]{43}$/);
  const page = await openLink(client, link);
  expect(textOf(await page.text())).toContain(client.email);
  expect(await readAccountPage(client)).toContain("Not confirmed yet");
  const confirmed = await client.post("/verify-email", {});
  expect(confirmed.headers.get("Location")).toBe("/settings/account");
  expect(await readAccountPage(client)).toContain("Confirmed");
  const { profile } = (await (
    await client.json("POST", "/auth/login", { email: client.email, password: client.password })
  ).json()) as { profile: { emailVerified: boolean } };
  expect(profile.emailVerified).toBe(true);
});

test("without being signed in it works too, and leads to the login page", async () => {
  const { email } = await registerPerson(await createClient());
  const client = await createClient();
  await openLink(client, findVerificationEmail(email));
  expect((await client.post("/verify-email", {})).headers.get("Location")).toBe("/login");
  expect(await (await client.get("/login")).text()).toContain(`value="${email}"`);
});

test("the email doesn't contain the user's name", async () => {
  const somebody = { ...createPerson(), firstName: "Win a prize at", lastName: "evil.example" };
  await registerPerson(await createClient(), somebody);
  const [mail] = listMailTo(somebody.email);
  expect(mail?.text).toContain("Confirm this address");
  expect(JSON.stringify(mail)).not.toContain("evil.example");
});

test("the link can be sent again, five times an hour; each one works", async () => {
  const client = await createSignedInClient();
  const first = findVerificationEmail(client.email);
  expect(
    (await client.post("/settings/account", { intent: "verify" })).headers.get("Location"),
  ).toBe("/settings/account");
  expect((await openLink(await createClient(), first)).status).toBe(200);
  expect((await openLink(await createClient(), findVerificationEmail(client.email))).status).toBe(
    200,
  );
  for (let times = 0; times < 4; times += 1)
    await client.post("/settings/account", { intent: "verify" });
  await readAccountPage(client);
  const limited = await client.post("/settings/account", { intent: "verify" });
  expect(limited.status).toBe(429);
  expect(textOf(await limited.text())).toContain("You’ve requested too many links.");
  expect(
    listMailTo(client.email).filter(({ subject }) => subject.startsWith("Confirm")),
  ).toHaveLength(6);
});

test("used, expired, truncated and other users' links change nothing", async () => {
  const client = await createSignedInClient();
  const link = findVerificationEmail(client.email);
  const otherClient = await createSignedInClient();
  const refusedResponse = await openLink(otherClient, link);
  expect(refusedResponse.status).toBe(403);
  expect((await otherClient.post("/verify-email", {})).status).toBe(403);
  expect(await readAccountPage(client)).toContain("Not confirmed yet");
  expect((await openLink(await createClient(), link.slice(0, -3))).status).toBe(410);

  await openLink(client, link);
  await client.post("/verify-email", {});
  await openLink(client, link);
  const twice = await client.post("/verify-email", {});
  expect(twice.status).toBe(410);
  expect(textOf(await twice.text())).toContain("This link no longer works");

  const late = findVerificationEmail(otherClient.email);
  execute("update one_time_links set expires_at = ?", [new Date(Date.now() - 1).toISOString()]);
  expect((await openLink(await createClient(), late)).status).toBe(410);
  expect(await readAccountPage(otherClient)).toContain("Not confirmed yet");
});

test("without SMTP a new address takes effect at once with the password, and the old one is notified", async () => {
  const client = await createSignedInClient();
  const fresh = `new.${client.email}`;
  const changed = await client.post("/settings/account", {
    intent: "email",
    email: fresh.toUpperCase(),
    password: client.password,
  });
  expect(changed.headers.get("Location")).toBe("/settings/account");
  const page = await readAccountPage(client);
  expect(page).toContain("Email address changed");
  expect(page).toContain(fresh);
  expect(page).toContain("Not confirmed yet");
  expect(listMailTo(client.email).at(-1)?.subject).toBe("Your Pathlight email address was changed");
  expect(
    (
      await (
        await createClient()
      ).post("/login", { email: client.email, password: client.password })
    ).status,
  ).toBe(401);
  expect(
    (await (await createClient()).post("/login", { email: fresh, password: client.password }))
      .status,
  ).toBe(302);
  expect((await openLink(await createClient(), findVerificationEmail(client.email))).status).toBe(
    410,
  );
});

test.each([
  ["password", { password: "not-this-one-no" }, "That’s not your current password."],
  ["password", { password: "" }, "Enter your password."],
  ["email", { email: "no address" }, "Enter an address like name@example.com."],
  ["email", { email: "a\u0000b@example.com" }, "Enter an address like name@example.com."],
  ["email", { email: "\u202egro.elpmaxe@b" }, "Enter an address like name@example.com."],
])(
  "a wrong %s (%j): 400 under the field, the password not shown back, nothing changed",
  async (field, wrong, words) => {
    const client = await createSignedInClient();
    const response = await client.post("/settings/account", {
      intent: "email",
      email: "else@example.com",
      password: client.password,
      ...wrong,
    } as Record<string, string>);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain(words);
    expect(html).toMatch(new RegExp(`id="email-${field}-error"`));
    expect(html).not.toContain(client.password);
    expect(await readAccountPage(client)).toContain(client.email);
  },
);

test("a taken address is 409; the user's own is 400", async () => {
  const client = await createSignedInClient();
  const otherClient = await createSignedInClient();
  const conflictResponse = await client.post("/settings/account", {
    intent: "email",
    email: otherClient.email,
    password: client.password,
  });
  expect(conflictResponse.status).toBe(409);
  expect(textOf(await conflictResponse.text())).toContain(
    "There is already an account with this email.",
  );
  expect(
    (
      await client.post("/settings/account", {
        intent: "email",
        email: client.email,
        password: client.password,
      })
    ).status,
  ).toBe(400);
});

test("an intent the page does not know: 400", async () => {
  const client = await createSignedInClient();
  for (const form of [{}, { intent: "become-admin" }])
    expect((await client.post("/settings/account", form as Record<string, string>)).status).toBe(
      400,
    );
});

test("markup in an address stays text, in the page and in the mail", async () => {
  const client = await createSignedInClient();
  const response = await client.post("/settings/account", {
    intent: "email",
    email: '"><script>alert("at")</script>@example.com',
    password: client.password,
  });
  expect(await response.text()).not.toContain("<script>alert(");
  expect(countRowsContaining('<script>alert(\\"at')).toEqual({});
});
