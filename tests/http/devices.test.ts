import { expect, test } from "vitest";
import { execute, listMailTo, countRowsContaining } from "../support/database";
import { type HtmlElement } from "../support/html";
import { openMain, openPage } from "../support/page";
import {
  ORIGIN,
  type Client,
  registerPerson,
  createSignedInClient,
  createClient,
} from "../support/client";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const login = (
  client: Client,
  { email, password }: { email: string; password: string },
  agent: string,
) => client.post("/login", { email, password }, { Origin: ORIGIN, "User-Agent": agent });
const openAccount = (client: Client) => openMain(client, "/settings/account");
/** The devices with a button to sign them out. */
const listDevices = (page: HtmlElement) =>
  page.allByRole("listitem").flatMap((item) => {
    const field = item.allByTag("input").find((input) => input.attribute("name") === "device");
    return field ? [{ name: item.text, id: field.value }] : [];
  });
const listSecurityEmails = (email: string) =>
  listMailTo(email).filter(({ subject }) => subject === "New sign-in to your Pathlight account");

async function signInOnTwoDevices() {
  const desk = await createClient();
  const phone = await createClient();
  const person = await registerPerson(desk);
  await login(desk, person, FIREFOX);
  await login(phone, person, IPHONE);
  return { desk, phone, person };
}

test("each device by its name, this one marked; another can be signed out, and only that one", async () => {
  const { desk, phone, person } = await signInOnTwoDevices();
  const third = await createClient();
  await login(third, person, FIREFOX);
  const page = await openAccount(desk);
  const names = page.allByRole("listitem").map(({ text }) => text);
  expect(names).toContain("Firefox on Linux This device Active now. Signed in today");
  expect(names).toContain("Safari on iPhone Last used today. Signed in today Sign out");
  const otherDevices = listDevices(page);
  expect(otherDevices).toHaveLength(2);

  const phoneId = otherDevices.find(({ name }) => name.startsWith("Safari on iPhone"))?.id ?? "";
  expect(
    (await desk.post("/settings/account", { intent: "end-device", device: phoneId })).headers.get(
      "Location",
    ),
  ).toBe("/settings/account#devices");
  expect((await phone.get("/profile")).headers.get("Location")).toBe(
    "/login?redirectTo=%2Fprofile",
  );
  expect((await third.get("/profile")).status).toBe(200);
  expect((await desk.get("/profile")).status).toBe(200);
  await openAccount(desk);
  await desk.post("/settings/account", { intent: "end-device", device: phoneId });
  expect(await openPage(desk, "/settings/account")).toHaveText(
    "That device is already signed out.",
  );
});

test("all others at once", async () => {
  const { desk, phone } = await signInOnTwoDevices();
  expect((await openAccount(desk)).names("button")).toContain("Sign out all others");
  await desk.post("/settings/account", { intent: "end-others" });
  const page = await openPage(desk, "/settings/account");
  expect(page).toHaveText("One other device signed out");
  expect((await phone.get("/profile")).status).toBe(302);
  expect(listDevices(page)).toEqual([]);
  expect(page.names("button")).not.toContain("Sign out all others");
});

test("users can't sign out another user's device by its id", async () => {
  const { desk, phone } = await signInOnTwoDevices();
  const [{ id } = { id: "" }] = listDevices(await openAccount(desk));
  expect(id).not.toBe("");
  const otherClient = await createSignedInClient();
  for (const device of [id, "", "%", "' or 1=1 --", "x".repeat(10_000)])
    await otherClient.post("/settings/account", { intent: "end-device", device });
  expect((await phone.get("/profile")).status).toBe(200);
  expect((await desk.get("/profile")).status).toBe(200);
  expect((await otherClient.get("/profile")).status).toBe(200);
});

test("the last use of a device is shown in days", async () => {
  const { desk, person } = await signInOnTwoDevices();
  execute(
    "update auth_tokens set created_at = ?, last_used_at = ? where device = 'Safari on iPhone' and user_id = (select id from users where email = ?)",
    [daysAgo(40), daysAgo(1), person.email],
  );
  expect(await openAccount(desk)).toHaveText(
    /Safari on iPhone Last used yesterday\. Signed in on [A-Z][a-z]+ \d{1,2}/,
  );
});

test.each([
  ["29 days without use", 40, 29, 200],
  ["31 days without use", 40, 31, 302],
  ["89 days after signing in", 89, 0, 200],
  ["91 days after signing in", 91, 0, 302],
])("%s", async (_, signedInDaysAgo, usedDaysAgo, status) => {
  const client = await createSignedInClient();
  execute("update auth_tokens set created_at = ?, last_used_at = ? where user_id = ?", [
    daysAgo(signedInDaysAgo),
    daysAgo(usedDaysAgo),
    client.id,
  ]);
  expect((await client.get("/profile")).status).toBe(status);
});

test("a sign-in on a new device sends an email, except on the first and on known ones", async () => {
  const { desk, phone, person } = await signInOnTwoDevices();
  expect(listSecurityEmails(person.email)).toHaveLength(1);
  expect(listSecurityEmails(person.email)[0]?.text).toContain("Safari on iPhone");
  await desk.post("/logout", {});
  await login(desk, person, FIREFOX);
  await phone.post("/logout", {});
  await login(phone, person, IPHONE);
  expect(listSecurityEmails(person.email)).toHaveLength(1);
  await login(await createClient(), person, FIREFOX);
  expect(listSecurityEmails(person.email)).toHaveLength(2);
});

test("a wrong password is no sign-in, and a program is known by its name and network", async () => {
  const { person } = await signInOnTwoDevices();
  await (await createClient()).post("/login", { email: person.email, password: "wrong-wrong" });
  expect(listSecurityEmails(person.email)).toHaveLength(1);
  const program = await createClient();
  const call = () =>
    program.send("/auth/login", {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": "backup/1.2" },
      body: JSON.stringify(person),
    });
  await call();
  await call();
  expect(listSecurityEmails(person.email)).toHaveLength(2);
  expect(listSecurityEmails(person.email)[1]?.text).toContain("backup");
});

test("only a device's name is stored, not its user agent or address", async () => {
  await signInOnTwoDevices();
  for (const secret of ["Mozilla", "10.1."]) expect(countRowsContaining(secret)).toEqual({});
});

test("registering someone else's address can't be used to write to it or flood its mailbox", async () => {
  const { desk, person } = await signInOnTwoDevices();
  const mailCountBefore = listMailTo(person.email).length;
  const agent = "Your account is locked, visit http://evil.example/now ok";
  for (let count = 0; count < 15; count += 1) await login(await createClient(), person, agent);
  await login(desk, person, FIREFOX);
  let { password } = person;
  for (const next of Array.from({ length: 5 }, (_, index) => `violin-tractor-${index}-moss`)) {
    await desk.post("/settings/account", {
      intent: "password",
      currentPassword: password,
      newPassword: next,
      confirmPassword: next,
    });
    password = next;
  }
  expect(
    (await (await createClient()).post("/login", { email: person.email, password })).status,
  ).toBe(302);
  expect(listMailTo(person.email).length - mailCountBefore).toBeLessThanOrEqual(10);
  for (const { text } of listMailTo(person.email)) expect(text).not.toContain("evil");
});
