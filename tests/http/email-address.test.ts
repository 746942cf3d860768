import { expect, test } from "vitest";
import { execute, getLinkPath, listMailTo, countRowsContaining } from "../support/database";
import {
  type Client,
  createPerson,
  registerPerson,
  canLogIn,
  createRegisteredClient,
  createSignedInClient,
  createClient,
} from "../support/client";
import { openPage, postForm, readPage } from "../support/page";

const PATH = "/settings/account";

const openLink = async (client: Client, link: string) =>
  client.get((await client.get(link)).headers.get("Location") ?? "");
const openAccountPage = (client: Client) => openPage(client, PATH);
const findVerificationEmail = (email: string) =>
  getLinkPath(
    listMailTo(email).findLast(
      ({ subject }) => subject === "Confirm your email address for Pathlight",
    ),
  );

test("registering sends a link whose button confirms the address", async () => {
  const client = await createRegisteredClient();
  expect(await openAccountPage(client)).toHaveText(
    "Not confirmed yet. This server can’t send email yet: ask the people who run it for your link.",
  );
  const link = findVerificationEmail(client.email);
  expect(link).toMatch(/^\/verify-email\?token=[\w-]{43}$/);
  expect(await readPage(await openLink(client, link))).toHaveText(client.email);
  expect(await openAccountPage(client)).toHaveText("Not confirmed yet");
  const confirmed = await client.post("/verify-email", {});
  expect(confirmed.headers.get("Location")).toBe(PATH);
  expect(await openAccountPage(client)).toHaveText("Confirmed");
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
  expect((await openPage(client, "/login")).getByLabel("Email").value).toBe(email);
});

test("the email doesn't contain the user's name", async () => {
  const person = { ...createPerson(), firstName: "Win a prize at", lastName: "evil.example" };
  await registerPerson(await createClient(), person);
  const [mail] = listMailTo(person.email);
  expect(mail?.text).toContain("Confirm this address");
  expect(JSON.stringify(mail)).not.toContain("evil.example");
});

test("the link can be sent again, five times an hour; each one works", async () => {
  const client = await createRegisteredClient();
  const first = findVerificationEmail(client.email);
  expect((await client.post(PATH, { intent: "verify" })).headers.get("Location")).toBe(PATH);
  expect((await openAccountPage(client)).toasts).toEqual([
    expect.stringMatching(/^Link created.*This server can’t send email yet/),
  ]);
  expect((await openLink(await createClient(), first)).status).toBe(200);
  expect((await openLink(await createClient(), findVerificationEmail(client.email))).status).toBe(
    200,
  );
  for (let times = 0; times < 4; times += 1) await client.post(PATH, { intent: "verify" });
  await openAccountPage(client);
  const limited = await postForm(client, PATH, { intent: "verify" }, 429);
  expect(limited).toHaveText("You’ve requested too many links.");
  expect(
    listMailTo(client.email).filter(({ subject }) => subject.startsWith("Confirm")),
  ).toHaveLength(6);
});

test("used, expired, truncated and other users' links change nothing", async () => {
  const client = await createRegisteredClient();
  const link = findVerificationEmail(client.email);
  const otherClient = await createRegisteredClient();
  const refusedResponse = await openLink(otherClient, link);
  expect(refusedResponse.status).toBe(403);
  expect((await otherClient.post("/verify-email", {})).status).toBe(403);
  expect(await openAccountPage(client)).toHaveText("Not confirmed yet");
  expect((await openLink(await createClient(), link.slice(0, -3))).status).toBe(410);

  await openLink(client, link);
  await client.post("/verify-email", {});
  await openLink(client, link);
  const twice = await postForm(client, "/verify-email", {}, 410);
  expect(twice).toHaveText(
    "This link doesn’t work It has expired, was used already, or is incomplete.",
  );

  const late = findVerificationEmail(otherClient.email);
  execute("update one_time_links set expires_at = ?", [new Date(Date.now() - 1).toISOString()]);
  expect((await openLink(await createClient(), late)).status).toBe(410);
  expect(await openAccountPage(otherClient)).toHaveText("Not confirmed yet");
});

test("without SMTP a new address takes effect at once with the password, and the old one is notified", async () => {
  const client = await createRegisteredClient();
  expect(await openAccountPage(client)).toHaveText("Check it for typos");
  const fresh = `new.${client.email}`;
  const changed = await client.post(PATH, {
    intent: "email",
    email: fresh.toUpperCase(),
    password: client.password,
  });
  expect(changed.headers.get("Location")).toBe(PATH);
  const page = await openAccountPage(client);
  expect(page.toasts).toEqual([expect.stringContaining("Email address changed")]);
  expect(page.main).toHaveText(fresh);
  expect(page.main).toHaveText("Not confirmed yet");
  expect(listMailTo(client.email).at(-1)?.subject).toBe("Your Pathlight email address was changed");
  expect(await canLogIn(client.email, client.password)).toBe(false);
  expect(await canLogIn(fresh, client.password)).toBe(true);
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
    const page = await postForm(client, PATH, {
      intent: "email",
      email: "else@example.com",
      password: client.password,
      ...wrong,
    });
    expect(page.invalidFields).toEqual({ [field]: expect.stringContaining(words) as string });
    expect(page).not.toHaveInSource(client.password);
    expect(await openAccountPage(client)).toHaveText(client.email);
  },
);

test("a taken address is 409; the user's own is 400", async () => {
  const client = await createSignedInClient();
  const otherClient = await createSignedInClient();
  const form = { intent: "email", password: client.password };
  const conflict = await postForm(client, PATH, { ...form, email: otherClient.email }, 409);
  expect(conflict).toHaveText("There is already an account with this email.");
  await postForm(client, PATH, { ...form, email: client.email }, 400);
});

test("an intent the page does not know: 400", async () => {
  const client = await createSignedInClient();
  for (const intent of ["", "become-admin"]) await postForm(client, PATH, { intent });
  await postForm(client, PATH, {});
});

test("markup in an address stays text, in the page and in the mail", async () => {
  const client = await createSignedInClient();
  const email = '"><script>alert("at")</script>@example.com';
  const page = await postForm(client, PATH, {
    intent: "email",
    email,
    password: client.password,
  });
  expect(page).not.toHaveInSource("<script>alert(");
  expect(countRowsContaining('<script>alert(\\"at')).toEqual({});
});
