import { expect, test } from "vitest";
import { canLogIn, createClient, createSignedInClient } from "../support/client";
import { openPage, postForm, readPage } from "../support/page";
import { passwordForm } from "../support/race";

const PATH = "/settings/account";
const NEW = "another-quiet-tractor";
const LOGIN_FIRST = "/login?redirectTo=%2Fprofile";

test("the new password works, the old one does not, and every other device is signed out", async () => {
  const client = await createSignedInClient();
  const otherClient = await createClient();
  await otherClient.post("/login", { email: client.email, password: client.password });
  expect((await otherClient.get("/profile")).status).toBe(200);
  const response = await client.post(PATH, passwordForm(NEW));
  expect(response.headers.get("Location")).toBe(PATH);
  expect((await openPage(client, PATH)).toasts).toEqual([
    expect.stringContaining("Password changed"),
  ]);
  expect((await otherClient.get("/profile")).headers.get("Location")).toBe(LOGIN_FIRST);
  const { email, password } = client;
  expect((await otherClient.post("/login", { email, password })).status).toBe(401);
  expect((await otherClient.post("/login", { email, password: NEW })).status).toBe(302);
});

test("the session continues with a new token, and old cookies stop working", async () => {
  const client = await createSignedInClient();
  const copied = await createClient();
  for (const [name, value] of client.cookies) copied.cookies.set(name, value);
  expect((await copied.get("/profile")).status).toBe(200);
  await client.post(PATH, passwordForm(NEW));
  expect((await client.get("/profile")).status).toBe(200);
  expect((await copied.get("/profile")).headers.get("Location")).toBe(LOGIN_FIRST);
});

test.each([
  ["currentPassword", "not-this-one-no", "That’s not your current password."],
  ["currentPassword", "", "Enter your current password."],
  ["newPassword", "short", "Use at least 8 characters."],
  ["newPassword", "Okafor123", "This password is too easy to guess."],
  ["confirmPassword", "something-else", "The passwords don’t match."],
])(
  "%s = %j: 400 under the field, no password shown back, nothing changed",
  async (field, value, words) => {
    const client = await createSignedInClient();
    const page = await postForm(client, PATH, {
      ...passwordForm(field === "newPassword" ? value : NEW),
      [field]: value,
    });
    expect(page.invalidFields).toEqual({ [field]: expect.stringContaining(words) as string });
    expect(page).not.toHaveInSource(client.password);
    expect(page).not.toHaveInSource(NEW);
    expect(await canLogIn(client.email, client.password)).toBe(true);
  },
);

test("ten changes at once: one of them counts, and its password works", async () => {
  const client = await createSignedInClient();
  const passwords = Array.from({ length: 10 }, (_, index) => `parallel-tractor-${index}-moss`);
  const responses = await Promise.all(
    passwords.map((password) => client.post(PATH, passwordForm(password))),
  );
  const won = responses.flatMap(({ headers }, index) =>
    headers.get("Location") === PATH ? [index] : [],
  );
  expect(won).toHaveLength(1);
  // The successful one ends the session: the others are rejected or redirected to the login page.
  const rejections = responses.filter(({ status }) => status !== 302);
  for (const page of await Promise.all(rejections.map(readPage)))
    expect(page).toHaveText(
      /That’s not your current password|Your password was just changed from another device|Many people are signing in right now/,
    );
  expect(await canLogIn(client.email, passwords[won[0] ?? -1] ?? "")).toBe(true);
});

test("the eleventh wrong attempt is 429 with the time to wait", async () => {
  const client = await createSignedInClient();
  for (let tries = 0; tries < 10; tries += 1)
    await client.post(PATH, passwordForm(NEW, "wrong-wrong"));
  const page = await postForm(client, PATH, passwordForm(NEW), 429);
  expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(0);
});
