import { expect, test } from "vitest";
import { execute, linkIn, mailTo, rowsWith } from "../support/database";
import { type Visitor, register, signedIn, textOf, visitor } from "../support/visitor";

const NEW = "another-quiet-tractor";
const choice = (password = NEW) => ({ newPassword: password, confirmPassword: password });
const asked = async (email: string) => {
  const response = await (await visitor()).post("/forgot-password", { email });
  return {
    response,
    mail: mailTo(email).findLast(({ subject }) => subject === "Reset your Pathlight password"),
  };
};
const open = async (who: Visitor, link: string) =>
  who.get((await who.get(link)).headers.get("Location") ?? "");
const logsIn = async (email: string, password: string) =>
  (await (await visitor()).post("/login", { email, password })).status === 302;

test("ask, get a link, choose a new password: every session ends, the old password too, and the address counts as confirmed", async () => {
  const who = await signedIn();
  const { response, mail } = await asked(who.email.toUpperCase());
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    "/forgot-password?sent",
  ]);
  const link = linkIn(mail ?? mailTo(who.email).at(-1));
  expect(link).toMatch(/^\/reset-password\?token=[\w-]{43}$/);

  const elsewhere = await visitor();
  const page = await (await open(elsewhere, link)).text();
  expect(textOf(page)).toContain(`For the account of ${who.email}`);
  const done = await elsewhere.post("/reset-password", choice());
  expect(done.headers.get("Location")).toBe(`/login?email=${encodeURIComponent(who.email)}`);
  expect(textOf(await (await elsewhere.get("/login")).text())).toContain(
    "Every device has been signed out.",
  );

  expect((await who.get("/profile")).headers.get("Location")).toBe("/login?redirectTo=%2Fprofile");
  expect(await logsIn(who.email, who.password)).toBe(false);
  expect(mailTo(who.email).at(-1)?.subject).toBe("Your Pathlight password was changed");
  await elsewhere.post("/login", { email: who.email, password: NEW });
  expect(textOf(await (await elsewhere.get("/settings/account")).text())).toContain("Confirmed");
});

test("nobody stays in who was signing in with the old password just then", async () => {
  const { email, password } = await register(await visitor());
  const who = await visitor();
  await open(who, linkIn((await asked(email)).mail));
  const reset = { isDone: false };
  const done = who.post("/reset-password", choice()).finally(() => {
    reset.isDone = true;
  });
  const others: Visitor[] = [];
  const logins: Promise<Response>[] = [];
  while (!reset.isDone && others.length < 30) {
    const other = await visitor();
    others.push(other);
    logins.push(other.post("/login", { email, password }));
    // A page in between, so that their beginnings are spread over the time the reset takes.
    await who.get("/healthz");
  }
  expect((await done).status).toBe(302);
  await Promise.all(logins);
  const inside = await Promise.all(
    others.map(async (other) => (await other.get("/profile")).status),
  );
  expect(inside).toEqual(others.map(() => 302));
});

test("an account and none are told apart by nothing: answer, page, or how much is written", async () => {
  const { email } = await register(await visitor());
  const before = Object.values(rowsWith("Reset your Pathlight password")).reduce(
    (sum, count) => sum + count,
    0,
  );
  const known = await asked(email);
  const unknown = await asked("nobody.at.all@example.com");
  for (const { response } of [known, unknown])
    expect([
      response.status,
      response.headers.get("Location"),
      response.headers.getSetCookie(),
    ]).toEqual([302, "/forgot-password?sent", []]);
  expect(known.mail).toBeDefined();
  expect(mailTo("nobody.at.all@example.com")).toEqual([]);
  expect(rowsWith("nobody.at.all@example.com")).toEqual({});
  expect(rowsWith("Reset your Pathlight password")).toEqual({ mail_outbox: before + 2 });
});

test("the token leaves the address at once, for a cookie no script reads", async () => {
  const { email } = await register(await visitor());
  const link = linkIn((await asked(email)).mail);
  const token = link.split("=")[1] ?? "";
  const who = await visitor();
  const moved = await who.get(link);
  expect([moved.status, moved.headers.get("Location"), moved.headers.get("Cache-Control")]).toEqual(
    [302, "/reset-password", "no-store"],
  );
  const cookie = moved.headers.getSetCookie().find((line) => line.startsWith("link=")) ?? "";
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Max-Age=3600"])
    expect(cookie).toContain(attribute);
  expect(await (await who.get("/reset-password")).text()).not.toContain(token);
  expect(rowsWith(token.slice(0, 20))).toEqual({ mail_outbox: 1 });
});

test("looking at a link does not use it up; setting a password does", async () => {
  const { email } = await register(await visitor());
  const link = linkIn((await asked(email)).mail);
  for (let looks = 0; looks < 3; looks += 1)
    expect((await open(await visitor(), link)).status).toBe(200);
  const who = await visitor();
  await open(who, link);
  expect((await who.post("/reset-password", choice())).status).toBe(302);

  const again = await visitor();
  expect((await open(again, link)).status).toBe(410);
  const second = await again.post("/reset-password", choice("a-third-password-entirely"));
  expect(second.status).toBe(410);
  expect(textOf(await second.text())).toContain("Nothing was changed This link does not work.");
  expect(await logsIn(email, NEW)).toBe(true);
});

test("ten at once: one counts", async () => {
  const { email } = await register(await visitor());
  const link = linkIn((await asked(email)).mail);
  const passwords = Array.from({ length: 10 }, (_, index) => `parallel-tractor-${index}-moss`);
  const responses = await Promise.all(
    passwords.map(async (password) => {
      const who = await visitor();
      await who.get(link);
      return who.post("/reset-password", choice(password));
    }),
  );
  const won = responses.flatMap(({ status }, index) => (status === 302 ? [index] : []));
  expect(won).toHaveLength(1);
  expect(await logsIn(email, passwords[won[0] ?? -1] ?? "")).toBe(true);
});

test("expired, replaced, cut short, made up, of another purpose, missing: said, and nothing changed", async () => {
  const { email, password } = await register(await visitor());
  const replaced = linkIn((await asked(email)).mail);
  const good = linkIn((await asked(email)).mail);
  const verification = linkIn(mailTo(email).find(({ subject }) => subject.startsWith("Confirm")));
  const bad = [
    replaced,
    good.slice(0, -1),
    `${good}x`,
    "/reset-password?token=",
    "/reset-password?token=' or 1=1 --",
    `/reset-password?token=${"x".repeat(5000)}`,
    "/reset-password?token=%00",
    verification.replace("verify-email", "reset-password"),
  ];
  for (const link of bad) {
    const who = await visitor();
    const page = await open(who, link);
    expect([link, page.status]).toEqual([link, 410]);
    expect(textOf(await page.text())).toContain("Ask for a new link");
    expect((await who.post("/reset-password", choice())).status).toBe(410);
  }
  const nothing = await visitor();
  expect((await nothing.get("/reset-password")).status).toBe(410);
  execute("update one_time_links set expires_at = ? where purpose = 'reset-password'", [
    new Date(Date.now() - 1).toISOString(),
  ]);
  const late = await visitor();
  expect((await open(late, good)).status).toBe(410);
  expect((await late.post("/reset-password", choice())).status).toBe(410);
  expect(await logsIn(email, password)).toBe(true);
});

test("somebody else's link is refused to whoever is signed in to another account", async () => {
  const { email, password } = await register(await visitor());
  const link = linkIn((await asked(email)).mail);
  const other = await signedIn();
  const page = await open(other, link);
  expect(page.status).toBe(403);
  expect(textOf(await page.text())).toContain(
    "belongs to another account than the one you are signed in to",
  );
  expect((await other.post("/reset-password", choice())).status).toBe(403);
  expect(await logsIn(email, password)).toBe(true);
  expect(await logsIn(other.email, other.password)).toBe(true);
});

test.each([
  [{ newPassword: "short", confirmPassword: "short" }, "Use at least 8 characters."],
  [{ newPassword: "Okafor123", confirmPassword: "Okafor123" }, "too easy to guess"],
  [{ newPassword: NEW, confirmPassword: "different-one" }, "The two passwords differ."],
  [{}, "Choose a password."],
])(
  "%j: 400 under the field, no password shown back, and the link still works",
  async (form, words) => {
    const { email } = await register(await visitor());
    const who = await visitor();
    await open(who, linkIn((await asked(email)).mail));
    const response = await who.post("/reset-password", form as Record<string, string>);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain(words);
    expect(html).not.toContain(NEW);
    expect((await who.post("/reset-password", choice())).status).toBe(302);
  },
);

test("a change of password or another reset ends the links sent before", async () => {
  const who = await signedIn();
  const link = linkIn((await asked(who.email)).mail);
  await who.post("/settings/account", {
    intent: "password",
    currentPassword: who.password,
    newPassword: NEW,
    confirmPassword: NEW,
  });
  expect((await open(await visitor(), link)).status).toBe(410);
});

test.each(["", "no address", `${"a".repeat(250)}@example.com`, "<script>@x.y"])(
  "%j is no address: 400, kept as typed",
  async (email) => {
    const { response } = await asked(email);
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain("<script>@");
  },
);

test("the sixth link for one address in an hour: 429 with the time to wait, account or not", async () => {
  const { email } = await register(await visitor());
  for (const address of [email, "nobody.there@example.com"]) {
    for (let times = 0; times < 5; times += 1)
      expect((await asked(address)).response.status).toBe(302);
    const { response } = await asked(address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
});
