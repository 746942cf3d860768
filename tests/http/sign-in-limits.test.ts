import { expect, test } from "vitest";
import { createClient, createRegisteredClient, registerPerson } from "../support/client";
import { countLimits, getLinkPath, listMailTo } from "../support/database";

const WRONG = "wrong-password-guess";
const NOTICE = "Failed attempts to sign in to your Pathlight account";

const signInElsewhere = async (email: string, password: string) =>
  (await createClient()).post("/login", { email, password });

/** A browser with an earlier sign-in, now signed out. */
async function createKnownDevice() {
  const client = await createRegisteredClient();
  await client.post("/logout", {});
  return client;
}

async function guessFromManyAddresses(email: string, count: number) {
  for (let guess = 0; guess < count; guess += 1)
    expect((await signInElsewhere(email, WRONG)).status).toBe(401);
}

test("fifty wrong passwords from fifty addresses stop new devices, not a known one, and email is a way in", async () => {
  const owner = await createKnownDevice();
  const { email, password } = owner;
  await guessFromManyAddresses(email, 50);
  const refused = await signInElsewhere(email, password);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("or reset your password.");

  expect((await owner.post("/login", { email, password })).headers.get("Location")).toBe(
    "/profile",
  );

  const newDevice = await createClient();
  await newDevice.post("/forgot-password", { email });
  const link = getLinkPath(
    listMailTo(email).findLast(({ subject }) => subject.startsWith("Reset")),
  );
  await newDevice.get(link);
  const newPassword = "another-quiet-tractor";
  await newDevice.post("/reset-password", { newPassword, confirmPassword: newPassword });
  const back = await newDevice.post("/login", { email, password: newPassword });
  expect(back.headers.get("Location")).toBe("/profile");
  expect((await signInElsewhere(email, newPassword)).status).toBe(429);
});

test("wrong passwords of others behind one address stop strangers without adding counters, not a device the account knows", async () => {
  const owner = await createKnownDevice();
  const { email, password } = owner;
  const guess = (count: number) =>
    owner.post("/login", { email: `other.${count}@example.com`, password: WRONG });
  for (let count = 0; count < 100; count += 1) await guess(count);
  const before = countLimits();
  for (let count = 100; count < 120; count += 1) expect((await guess(count)).status).toBe(429);
  expect(countLimits()).toBe(before);
  expect((await owner.post("/login", { email, password })).status).toBe(302);
});

test("one person's refused attempts do not use up the limit of everyone behind their address", async () => {
  const client = await createClient();
  const attempt = (email: string) => client.post("/login", { email, password: WRONG });
  for (let guess = 0; guess < 110; guess += 1) await attempt("stubborn@example.com");
  expect((await attempt("stubborn@example.com")).status).toBe(429);
  expect((await attempt("neighbor@example.com")).status).toBe(401);
});

test("a known device gets ten wrong passwords in a quarter of an hour", async () => {
  const owner = await createKnownDevice();
  const { email } = owner;
  for (let guess = 0; guess < 10; guess += 1)
    expect((await owner.post("/login", { email, password: WRONG })).status).toBe(401);
  expect((await owner.post("/login", { email, password: owner.password })).status).toBe(429);
});

test("the owner hears of failed attempts once a day, from the tenth on; an address without an account gets no email", async () => {
  const { email } = await registerPerson(await createClient());
  const countNotices = () => listMailTo(email).filter(({ subject }) => subject === NOTICE).length;
  await guessFromManyAddresses(email, 9);
  expect(countNotices()).toBe(0);
  await guessFromManyAddresses(email, 3);
  expect(countNotices()).toBe(1);
  await guessFromManyAddresses("nobody.here@example.com", 12);
  expect(listMailTo("nobody.here@example.com")).toEqual([]);
});

test("an account has at most twenty sessions: the one used least recently ends", async () => {
  const first = await createRegisteredClient();
  const { email, password } = first;
  const statusOf = async (client: Pick<typeof first, "get">) =>
    (await client.get("/settings/account")).status;
  let latest = await createClient();
  for (let session = 0; session < 20; session += 1) {
    expect(await statusOf(first)).toBe(200);
    latest = await createClient();
    await latest.post("/login", { email, password });
  }
  expect([await statusOf(first), await statusOf(latest)]).toEqual([302, 200]);
});

test("the right password opens at most sixty sessions in a quarter of an hour", async () => {
  const client = await createClient();
  const { email, password } = await registerPerson(client);
  const statuses: number[] = [];
  for (let session = 0; session < 61; session += 1)
    statuses.push((await signInElsewhere(email, password)).status);
  expect(statuses.filter((status) => status === 302)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});

test("registering and deleting an account again and again sends its address six links an hour", async () => {
  const person = { firstName: "Ines", lastName: "Okafor", email: "ines.again@example.com" };
  const password = "violin-tractor-moss";
  for (let times = 0; times < 10; times += 1) {
    const client = await createClient();
    await registerPerson(client, { ...person, password });
    await client.post("/login", { email: person.email, password });
    await client.post("/settings/account/delete", { password });
  }
  const { response } = await registerPerson(await createClient(), { ...person, password });
  expect(response.status).toBe(302);
  expect(listMailTo(person.email).length).toBeLessThanOrEqual(6);
});
