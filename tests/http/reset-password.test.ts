import { expect, test } from "vitest";
import { execute, getLinkPath, listMailTo, countRowsContaining } from "../support/database";
import {
  type Client,
  registerPerson,
  createSignedInClient,
  textOf,
  createClient,
} from "../support/client";

const NEW = "another-quiet-tractor";
const createPasswordForm = (password = NEW) => ({
  newPassword: password,
  confirmPassword: password,
});
const requestReset = async (email: string) => {
  const response = await (await createClient()).post("/forgot-password", { email });
  return {
    response,
    mail: listMailTo(email).findLast(({ subject }) => subject === "Reset your Pathlight password"),
  };
};
const openLink = async (client: Client, link: string) =>
  client.get((await client.get(link)).headers.get("Location") ?? "");
const canLogIn = async (email: string, password: string) =>
  (await (await createClient()).post("/login", { email, password })).status === 302;

test("ask, get a link, choose a new password: every session ends, the old password too, and the address counts as confirmed", async () => {
  const client = await createSignedInClient();
  const { response, mail } = await requestReset(client.email.toUpperCase());
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    "/forgot-password?sent",
  ]);
  const link = getLinkPath(mail ?? listMailTo(client.email).at(-1));
  expect(link).toMatch(/^\/reset-password\?token=[\w-]{43}$/);

  const elsewhere = await createClient();
  const page = await (await openLink(elsewhere, link)).text();
  expect(textOf(page)).toContain(`For the account of ${client.email}`);
  const done = await elsewhere.post("/reset-password", createPasswordForm());
  expect(done.headers.get("Location")).toBe("/login");
  expect(textOf(await (await elsewhere.get("/login")).text())).toContain(
    "Every device has been signed out.",
  );

  expect((await client.get("/profile")).headers.get("Location")).toBe(
    "/login?redirectTo=%2Fprofile",
  );
  expect(await canLogIn(client.email, client.password)).toBe(false);
  expect(listMailTo(client.email).at(-1)?.subject).toBe("Your Pathlight password was changed");
  await elsewhere.post("/login", { email: client.email, password: NEW });
  expect(textOf(await (await elsewhere.get("/settings/account")).text())).toContain("Confirmed");
});

test("a reset ends sign-ins in progress with the old password", async () => {
  const { email, password } = await registerPerson(await createClient());
  const client = await createClient();
  await openLink(client, getLinkPath((await requestReset(email)).mail));
  const reset = { isDone: false };
  const done = client.post("/reset-password", createPasswordForm()).finally(() => {
    reset.isDone = true;
  });
  const others: Client[] = [];
  const logins: Promise<Response>[] = [];
  while (!reset.isDone && others.length < 30) {
    const otherClient = await createClient();
    others.push(otherClient);
    logins.push(otherClient.post("/login", { email, password }));
    // A page in between, to spread their starts over the duration of the reset.
    await client.get("/healthz");
  }
  expect((await done).status).toBe(302);
  await Promise.all(logins);
  const isSignedIn = await Promise.all(
    others.map(async (otherClient) => (await otherClient.get("/profile")).status),
  );
  expect(isSignedIn).toEqual(others.map(() => 302));
});

test("known and unknown accounts get the same response, page and number of writes", async () => {
  const { email } = await registerPerson(await createClient());
  const before = Object.values(countRowsContaining("Reset your Pathlight password")).reduce(
    (sum, count) => sum + count,
    0,
  );
  const knownAddress = await requestReset(email);
  const unknownAddress = await requestReset("nobody.at.all@example.com");
  for (const { response } of [knownAddress, unknownAddress])
    expect([
      response.status,
      response.headers.get("Location"),
      response.headers.getSetCookie(),
    ]).toEqual([302, "/forgot-password?sent", []]);
  expect(knownAddress.mail).toBeDefined();
  expect(listMailTo("nobody.at.all@example.com")).toEqual([]);
  expect(countRowsContaining("nobody.at.all@example.com")).toEqual({});
  expect(countRowsContaining("Reset your Pathlight password")).toEqual({ mail_outbox: before + 2 });
});

test("the token leaves the address at once, for a cookie no script reads", async () => {
  const { email } = await registerPerson(await createClient());
  const link = getLinkPath((await requestReset(email)).mail);
  const token = link.split("=")[1] ?? "";
  const client = await createClient();
  const moved = await client.get(link);
  expect([moved.status, moved.headers.get("Location"), moved.headers.get("Cache-Control")]).toEqual(
    [302, "/reset-password", "no-store"],
  );
  const cookie = moved.headers.getSetCookie().find((line) => line.startsWith("link=")) ?? "";
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Max-Age=3600"])
    expect(cookie).toContain(attribute);
  expect(await (await client.get("/reset-password")).text()).not.toContain(token);
  expect(countRowsContaining(token.slice(0, 20))).toEqual({ mail_outbox: 1 });
});

test("looking at a link does not use it up; setting a password does", async () => {
  const { email } = await registerPerson(await createClient());
  const link = getLinkPath((await requestReset(email)).mail);
  for (let looks = 0; looks < 3; looks += 1)
    expect((await openLink(await createClient(), link)).status).toBe(200);
  const client = await createClient();
  await openLink(client, link);
  expect((await client.post("/reset-password", createPasswordForm())).status).toBe(302);

  const again = await createClient();
  expect((await openLink(again, link)).status).toBe(410);
  const second = await again.post(
    "/reset-password",
    createPasswordForm("a-third-password-entirely"),
  );
  expect(second.status).toBe(410);
  expect(textOf(await second.text())).toContain(
    "This link no longer works This link doesn’t work.",
  );
  expect(await canLogIn(email, NEW)).toBe(true);
});

test("ten at once: one counts", async () => {
  const { email } = await registerPerson(await createClient());
  const link = getLinkPath((await requestReset(email)).mail);
  const passwords = Array.from({ length: 10 }, (_, index) => `parallel-tractor-${index}-moss`);
  const responses = await Promise.all(
    passwords.map(async (password) => {
      const client = await createClient();
      await client.get(link);
      return client.post("/reset-password", createPasswordForm(password));
    }),
  );
  const won = responses.flatMap(({ status }, index) => (status === 302 ? [index] : []));
  expect(won).toHaveLength(1);
  expect(await canLogIn(email, passwords[won[0] ?? -1] ?? "")).toBe(true);
});

test("expired, truncated, invalid, wrong-purpose and missing links change nothing", async () => {
  const { email, password } = await registerPerson(await createClient());
  const validLink = getLinkPath((await requestReset(email)).mail);
  const verification = getLinkPath(
    listMailTo(email).find(({ subject }) => subject.startsWith("Confirm")),
  );
  const invalidLinks = [
    validLink.slice(0, -1),
    `${validLink}x`,
    "/reset-password?token=",
    "/reset-password?token=' or 1=1 --",
    `/reset-password?token=${"x".repeat(5000)}`,
    "/reset-password?token=%00",
    verification.replace("verify-email", "reset-password"),
  ];
  for (const link of invalidLinks) {
    const client = await createClient();
    const page = await openLink(client, link);
    expect([link, page.status]).toEqual([link, 410]);
    expect(textOf(await page.text())).toContain("Request a new link");
    expect((await client.post("/reset-password", createPasswordForm())).status).toBe(410);
  }
  const nothing = await createClient();
  expect((await nothing.get("/reset-password")).status).toBe(410);
  execute("update one_time_links set expires_at = ? where purpose = 'reset-password'", [
    new Date(Date.now() - 1).toISOString(),
  ]);
  const lateClient = await createClient();
  expect((await openLink(lateClient, validLink)).status).toBe(410);
  expect((await lateClient.post("/reset-password", createPasswordForm())).status).toBe(410);
  expect(await canLogIn(email, password)).toBe(true);
});

test("a link for another account than the signed-in one is rejected", async () => {
  const { email, password } = await registerPerson(await createClient());
  const link = getLinkPath((await requestReset(email)).mail);
  const otherClient = await createSignedInClient();
  const page = await openLink(otherClient, link);
  expect(page.status).toBe(403);
  expect(textOf(await page.text())).toContain("This link is for a different account.");
  expect((await otherClient.post("/reset-password", createPasswordForm())).status).toBe(403);
  expect(await canLogIn(email, password)).toBe(true);
  expect(await canLogIn(otherClient.email, otherClient.password)).toBe(true);
});

test.each([
  [{ newPassword: "short", confirmPassword: "short" }, "Use at least 8 characters."],
  [{ newPassword: "Okafor123", confirmPassword: "Okafor123" }, "too easy to guess"],
  [{ newPassword: NEW, confirmPassword: "different-one" }, "The passwords don’t match."],
  [{}, "Choose a password."],
])(
  "%j: 400 under the field, no password shown back, and the link still works",
  async (form, words) => {
    const { email } = await registerPerson(await createClient());
    const client = await createClient();
    await openLink(client, getLinkPath((await requestReset(email)).mail));
    const response = await client.post("/reset-password", form as Record<string, string>);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain(words);
    expect(html).not.toContain(NEW);
    expect((await client.post("/reset-password", createPasswordForm())).status).toBe(302);
  },
);

test("a change of password or another reset ends the links sent before", async () => {
  const client = await createSignedInClient();
  const link = getLinkPath((await requestReset(client.email)).mail);
  await client.post("/settings/account", {
    intent: "password",
    currentPassword: client.password,
    newPassword: NEW,
    confirmPassword: NEW,
  });
  expect((await openLink(await createClient(), link)).status).toBe(410);
});

test.each(["", "no address", `${"a".repeat(250)}@example.com`, "<script>@x.y"])(
  "%j is no address: 400, kept as typed",
  async (email) => {
    const { response } = await requestReset(email);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("<script>@");
  },
);

test("the sixth request for one address in an hour gets the same answer and no email; the first link still works", async () => {
  const { email } = await registerPerson(await createClient());
  const firstLink = getLinkPath((await requestReset(email)).mail);
  for (const address of [email, "nobody.there@example.com"]) {
    for (let times = 0; times < 6; times += 1) {
      const { response } = await requestReset(address);
      expect(response.headers.get("Location")).toBe("/forgot-password?sent");
    }
  }
  const resetMails = listMailTo(email).filter(({ subject }) => subject.startsWith("Reset"));
  expect(resetMails).toHaveLength(5);
  expect((await openLink(await createClient(), firstLink)).status).toBe(200);
});

test("one address of the network may request sixty links in a quarter of an hour, then 429 with the time to wait", async () => {
  const client = await createClient();
  const request = (count: number) =>
    client.post("/forgot-password", { email: `reader.${count}@example.com` });
  for (let count = 0; count < 60; count += 1) expect((await request(count)).status).toBe(302);
  const refused = await request(60);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("the Host header of a request does not decide where the link leads", async () => {
  const { email } = await registerPerson(await createClient());
  const { mail } = await requestReset(email);
  expect(mail?.text).toContain("http://localhost:3000/reset-password?token=");
});
