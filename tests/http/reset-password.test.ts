import { expect, test } from "vitest";
import { execute, getLinkPath, listMailTo, countRowsContaining, select } from "../support/database";
import {
  type Client,
  registerPerson,
  createSignedInClient,
  canLogIn,
  createClient,
} from "../support/client";
import { openPage, postForm, readPage } from "../support/page";
import { openLink, requestReset } from "../support/reset-password";

const NEW = "another-quiet-tractor";
const createPasswordForm = (password = NEW) => ({
  newPassword: password,
  confirmPassword: password,
});
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
  const page = await readPage(await openLink(elsewhere, link));
  expect(page).toHaveText(`For the account of ${client.email}`);
  const done = await elsewhere.post("/reset-password", createPasswordForm());
  expect(done.headers.get("Location")).toBe("/login");
  expect(await openPage(elsewhere, "/login")).toHaveText("Every device has been signed out,");

  expect((await client.get("/profile")).headers.get("Location")).toBe(
    "/login?redirectTo=%2Fprofile",
  );
  expect(await canLogIn(client.email, client.password)).toBe(false);
  expect(listMailTo(client.email).at(-1)?.subject).toBe("Your Pathlight password was changed");
  await elsewhere.post("/login", { email: client.email, password: NEW });
  expect(await openPage(elsewhere, "/settings/account")).toHaveText("Confirmed");
});

test("without a mail server, nobody is told to check an inbox", async () => {
  const page = await openPage(await createClient(), "/forgot-password?sent");
  expect(page.main).toHaveText(/Ask for your link.*This server can’t send email yet: ask/);
  expect(page.main).not.toHaveText(/inbox|spam|sent/);
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
  expect(await openPage(client, "/reset-password")).not.toHaveInSource(token);
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
  const third = createPasswordForm("a-third-password-entirely");
  const second = await postForm(again, "/reset-password", third, 410);
  expect(second).toHaveText("This link doesn’t work It has expired, was used already");
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
    expect((await readPage(page)).names("link")).toContain("Request a new link");
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

test("a link is valid for an hour", async () => {
  const { email } = await registerPerson(await createClient());
  const { mail } = await requestReset(email);
  expect(mail?.text).toContain("one hour");
  const [link] = select(
    "select created_at, expires_at from one_time_links where purpose = 'reset-password' and email = ?",
    [email],
  ) as { created_at: string; expires_at: string }[];
  expect(Date.parse(link?.expires_at ?? "") - Date.parse(link?.created_at ?? "")).toBe(3_600_000);
});

test("a link for another account than the signed-in one is rejected", async () => {
  const { email, password } = await registerPerson(await createClient());
  const link = getLinkPath((await requestReset(email)).mail);
  const otherClient = await createSignedInClient();
  const page = await openLink(otherClient, link);
  expect(page.status).toBe(403);
  expect(await readPage(page)).toHaveText("It is for a different account.");
  expect((await otherClient.post("/reset-password", createPasswordForm())).status).toBe(403);
  expect(await canLogIn(email, password)).toBe(true);
  expect(await canLogIn(otherClient.email, otherClient.password)).toBe(true);
});

test.each([
  ["newPassword", createPasswordForm("short"), "Use at least 8 characters."],
  ["newPassword", createPasswordForm("Okafor123"), "too easy to guess"],
  [
    "confirmPassword",
    { newPassword: NEW, confirmPassword: "different-one" },
    "The passwords don’t match.",
  ],
  ["newPassword", { confirmPassword: NEW }, "Choose a password."],
])(
  "a wrong %s (%j): 400 under the field, no password shown back, and the link still works",
  async (field, form, words) => {
    const { email } = await registerPerson(await createClient());
    const client = await createClient();
    await openLink(client, getLinkPath((await requestReset(email)).mail));
    const page = await postForm(client, "/reset-password", form);
    expect(page.invalidFields).toMatchObject({ [field]: expect.stringContaining(words) as string });
    expect(page).not.toHaveInSource(NEW);
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
    const page = await readPage(response);
    expect(page.getByLabel("Email").value).toBe(email);
    expect(page).not.toHaveInSource("<script>@");
  },
);

test("the Host header of a request does not decide where the link leads", async () => {
  const { email } = await registerPerson(await createClient());
  const { mail } = await requestReset(email);
  expect(mail?.text).toContain("http://localhost:3000/reset-password?token=");
});
