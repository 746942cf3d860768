import { expect, test } from "vitest";
import { execute, linkIn, mailTo, rowsWith } from "../support/database";
import { type Visitor, person, register, signedIn, textOf, visitor } from "../support/visitor";

const open = async (who: Visitor, link: string) =>
  who.get((await who.get(link)).headers.get("Location") ?? "");
const account = async (who: Visitor) => textOf(await (await who.get("/settings/account")).text());
const verification = (email: string) =>
  linkIn(
    mailTo(email).findLast(({ subject }) => subject === "Confirm your email address for Pathlight"),
  );

test("registering sends a link; the button behind it confirms the address, and the profile says so", async () => {
  const who = await signedIn();
  expect(await account(who)).toContain(
    "Not confirmed yet. This server has no mail server set up: ask the people who run it for your link.",
  );
  const link = verification(who.email);
  expect(link).toMatch(/^\/verify-email\?token=[\w-]{43}$/);
  const page = await open(who, link);
  expect(textOf(await page.text())).toContain(who.email);
  expect(await account(who)).toContain("Not confirmed yet");
  const confirmed = await who.post("/verify-email", {});
  expect(confirmed.headers.get("Location")).toBe("/settings/account");
  expect(await account(who)).toContain("Confirmed");
  const { profile } = (await (
    await who.json("POST", "/auth/login", { email: who.email, password: who.password })
  ).json()) as { profile: { emailVerified: boolean } };
  expect(profile.emailVerified).toBe(true);
});

test("without being signed in it works too, and leads to the login page", async () => {
  const { email } = await register(await visitor());
  const who = await visitor();
  await open(who, verification(email));
  expect((await who.post("/verify-email", {})).headers.get("Location")).toBe(
    `/login?email=${encodeURIComponent(email)}`,
  );
});

test("the mail does not repeat a name somebody chose", async () => {
  const somebody = { ...person(), firstName: "Win a prize at", lastName: "evil.example" };
  await register(await visitor(), somebody);
  const [mail] = mailTo(somebody.email);
  expect(mail?.text).toContain("Confirm this address");
  expect(JSON.stringify(mail)).not.toContain("evil.example");
});

test("asked for again the link comes again, the one before ends, and not without end", async () => {
  const who = await signedIn();
  const first = verification(who.email);
  expect((await who.post("/settings/account", { intent: "verify" })).headers.get("Location")).toBe(
    "/settings/account",
  );
  expect((await open(await visitor(), first)).status).toBe(410);
  expect((await open(await visitor(), verification(who.email))).status).toBe(200);
  for (let times = 0; times < 5; times += 1)
    await who.post("/settings/account", { intent: "verify" });
  await account(who);
  await who.post("/settings/account", { intent: "verify" });
  expect(await account(who)).toContain("Too many links were asked for.");
  expect(mailTo(who.email).filter(({ subject }) => subject.startsWith("Confirm"))).toHaveLength(7);
});

test("used twice, too old, cut, somebody else's: said, and nothing changed", async () => {
  const who = await signedIn();
  const link = verification(who.email);
  const other = await signedIn();
  const refused = await open(other, link);
  expect(refused.status).toBe(403);
  expect((await other.post("/verify-email", {})).status).toBe(403);
  expect(await account(who)).toContain("Not confirmed yet");
  expect((await open(await visitor(), link.slice(0, -3))).status).toBe(410);

  await open(who, link);
  await who.post("/verify-email", {});
  await open(who, link);
  const twice = await who.post("/verify-email", {});
  expect(twice.status).toBe(410);
  expect(textOf(await twice.text())).toContain("Nothing was changed");

  const late = verification(other.email);
  execute("update one_time_links set expires_at = ?", [new Date(Date.now() - 1).toISOString()]);
  expect((await open(await visitor(), late)).status).toBe(410);
  expect(await account(other)).toContain("Not confirmed yet");
});

test("where no mail leaves the server a new address holds at once, by password; the old one is told", async () => {
  const who = await signedIn();
  const fresh = `new.${who.email}`;
  const changed = await who.post("/settings/account", {
    intent: "email",
    email: fresh.toUpperCase(),
    password: who.password,
  });
  expect(changed.headers.get("Location")).toBe("/settings/account");
  const page = await account(who);
  expect(page).toContain("Email address changed");
  expect(page).toContain(fresh);
  expect(page).toContain("Not confirmed yet");
  expect(mailTo(who.email).at(-1)?.subject).toBe("Your Pathlight email address was changed");
  expect(
    (await (await visitor()).post("/login", { email: who.email, password: who.password })).status,
  ).toBe(401);
  expect(
    (await (await visitor()).post("/login", { email: fresh, password: who.password })).status,
  ).toBe(302);
  expect((await open(await visitor(), verification(who.email))).status).toBe(410);
});

test.each([
  ["password", { password: "not-this-one-no" }, "This is not your current password."],
  ["password", { password: "" }, "Enter your password."],
  ["email", { email: "no address" }, "Enter an address like name@example.com."],
  ["email", { email: "a\u0000b@example.com" }, "Enter an address like name@example.com."],
  ["email", { email: "\u202egro.elpmaxe@b" }, "Enter an address like name@example.com."],
])(
  "a wrong %s (%j): 400 under the field, the password not shown back, nothing changed",
  async (field, wrong, words) => {
    const who = await signedIn();
    const response = await who.post("/settings/account", {
      intent: "email",
      email: "else@example.com",
      password: who.password,
      ...wrong,
    } as Record<string, string>);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain(words);
    expect(html).toMatch(new RegExp(`id="email-${field}-error"`));
    expect(html).not.toContain(who.password);
    expect(await account(who)).toContain(who.email);
  },
);

test("an address that is taken: 409; one's own: 400", async () => {
  const who = await signedIn();
  const other = await signedIn();
  const taken = await who.post("/settings/account", {
    intent: "email",
    email: other.email,
    password: who.password,
  });
  expect(taken.status).toBe(409);
  expect(textOf(await taken.text())).toContain("There is already an account with this email.");
  expect(
    (
      await who.post("/settings/account", {
        intent: "email",
        email: who.email,
        password: who.password,
      })
    ).status,
  ).toBe(400);
});

test("an intent the page does not know: 400", async () => {
  const who = await signedIn();
  for (const form of [{}, { intent: "become-admin" }])
    expect((await who.post("/settings/account", form as Record<string, string>)).status).toBe(400);
});

test("markup in an address stays text, in the page and in the mail", async () => {
  const who = await signedIn();
  const response = await who.post("/settings/account", {
    intent: "email",
    email: '"><script>alert("at")</script>@example.com',
    password: who.password,
  });
  expect(await response.text()).not.toContain("<script>alert(");
  expect(rowsWith('<script>alert(\\"at')).toEqual({});
});
