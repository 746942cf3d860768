import { beforeAll, describe, expect, test } from "vitest";
import {
  type Client,
  createClient,
  createRegisteredClient,
  createSignedInClient,
} from "../support/client";
import { execute, listMailTo, select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { startSession } from "../support/interview";
import { openMain, openPage } from "../support/page";

const REASON = "You sent the same message to twelve mentors.";

let operator: Awaited<ReturnType<typeof createSignedInClient>>;
beforeAll(async () => {
  operator = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [operator.id]);
});

const suspend = (email: string, reason = REASON, by: Client = operator) =>
  by.post("/admin/accounts", { intent: "suspend", email, reason });
const lift = (account: string, by: Client = operator) =>
  by.post("/admin/accounts", { intent: "lift", account });
const readSuspension = (id: string) =>
  select("select suspended_at, suspension_reason from users where id = ?", [id])[0];

async function createSuspended() {
  const person = await createSignedInClient();
  expect((await suspend(person.email)).headers.get("Location")).toBe("/admin/accounts");
  return person;
}

describe("the operator", () => {
  test("suspends an account with a reason, which is emailed and shown, and lifts it again", async () => {
    const person = await createSuspended();
    const mail = listMailTo(person.email).at(-1);
    expect(mail?.subject).toBe("Your Pathlight account is suspended");
    expect(mail?.text).toContain(REASON);
    const list = await openMain(operator, "/admin/accounts");
    for (const words of [person.email, REASON, "No mail server is set up"])
      expect(list).toHaveText(words);
    await lift(person.id);
    expect(listMailTo(person.email).at(-1)?.subject).toContain("no longer suspended");
    expect((await person.get("/profile")).status).toBe(200);
    expect((await person.get("/suspended")).headers.get("Location")).toBe("/profile");
    expect((await lift(person.id)).status).toBe(404);
  });

  test.each([
    ["", 400, "Enter a reason."],
    ["x".repeat(501), 400, "Use at most 500 characters."],
  ])("can't without a reason, or with a long one", async (reason, status, message) => {
    const person = await createSignedInClient();
    const answer = await suspend(person.email, reason);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(message);
    expect(readSuspension(person.id)).toMatchObject({ suspended_at: null });
  });

  test("can't suspend themselves, nobody, or somebody twice", async () => {
    const own = await suspend(operator.email);
    expect([own.status, await own.text()]).toEqual([
      409,
      expect.stringContaining("can’t suspend your own account"),
    ]);
    expect((await suspend("nobody@example.com")).status).toBe(404);
    const person = await createSuspended();
    expect((await suspend(person.email, "Another reason")).status).toBe(409);
    expect(readSuspension(person.id)).toMatchObject({ suspension_reason: REASON });
  });
});

test("nobody but an operator suspends or lifts", async () => {
  const person = await createSignedInClient();
  const other = await createSignedInClient();
  expect((await suspend(other.email, REASON, person)).status).toBe(403);
  const suspended = await createSuspended();
  expect((await lift(suspended.id, person)).status).toBe(403);
  expect((await lift(suspended.id, suspended)).status).toBe(403);
  execute("update users set user_type = 'admin' where id = ?", [suspended.id]);
  expect((await lift(suspended.id, suspended)).headers.get("Location")).toBe("/suspended");
  expect(readSuspension(other.id)).toMatchObject({ suspended_at: null });
  expect(readSuspension(suspended.id)).toMatchObject({ suspension_reason: REASON });
});

describe("a suspended account", () => {
  test("is shown why and since when, and what it can do", async () => {
    const person = await createSuspended();
    const main = await openMain(person, "/suspended");
    expect(main).toHaveText(REASON);
    expect(main.links().map(([, target]) => target)).toEqual([
      "/settings/account/export",
      "/contact",
      "/settings/account/delete",
    ]);
  });

  test("is told so on every other page, and writes to the operator with the reason and a reference", async () => {
    const person = await createSuspended();
    for (const path of ["/", "/interview", "/blog", "/contact"])
      expect(await openPage(person, path)).toHaveText("Your account is suspended.");
    const reference = /Reference ([0-9A-F]{4}-[0-9A-F]{4})/.exec(
      (await openMain(person, "/suspended")).text,
    )?.[1];
    const form = await openMain(person, "/contact");
    const { value } = form.getByLabel("Message");
    expect(value).toContain(REASON);
    expect(value).toContain(`Reference: ${reference}`);
    const fields = { name: "Maya", email: person.email, topic: "other", message: value };
    const sent = (await person.post("/contact", fields)).headers.get("Location") ?? "";
    const number = /Reference ([0-9A-F-]{9})/.exec((await openMain(person, sent)).text)?.[1];
    const list = await openMain(operator, "/admin");
    expect(list).toHaveText(`reference ${number} This account is suspended.`);
    expect(await openMain(operator, "/admin/accounts")).toHaveText(`reference ${reference}`);
  });

  test("gets that page in place of its own pages, and changes nothing", async () => {
    const person = await createSignedInClient();
    const session = await startSession(person);
    await suspend(person.email);
    const pages = ["/profile", "/settings/account", "/plans", "/interview/history", session];
    for (const page of [...pages, `${session}/report`, "/questions/mine", "/about-you"])
      expect([page, (await person.get(page)).headers.get("Location")]).toEqual([
        page,
        "/suspended",
      ]);
    for (const [page, fields] of [
      ["/interview", { intent: "start" }],
      ["/settings/profile", { fullName: "Another Name" }],
      ["/mentors/tom-gallagher", { intent: "earliest" }],
      ["/mentors/apply", { name: "Maya" }],
      [session, { answer: "An answer" }],
    ] as const)
      expect([page, (await person.post(page, fields)).headers.get("Location")]).toEqual([
        page,
        "/suspended",
      ]);
    expect(select("select name from users where id = ?", [person.id])[0]?.name).not.toBe(
      "Another Name",
    );
    expect((await person.get("/blog")).status).toBe(200);
  });

  test("scripts get the reason as JSON", async () => {
    const person = await createSignedInClient();
    const session = await startSession(person);
    await suspend(person.email);
    const draft = await person.post(
      `${session}/draft`,
      { answer: "Words" },
      { Origin: "http://pathlight.test", Accept: "application/json" },
    );
    expect(draft.status).toBe(403);
    expect(await draft.json()).toMatchObject({ reason: REASON });
  });

  test("signs in, exports, writes to the operator, signs out and is deleted", async () => {
    const person = await createRegisteredClient();
    await suspend(person.email);
    const browser = await createClient();
    const { email, password } = person;
    const login = await browser.post("/login", { email, password });
    expect(login.headers.get("Location")).toBe("/suspended");
    expect(await openPage(browser, "/suspended")).not.toHaveText("Login successful");
    expect((await browser.get("/profile")).headers.get("Location")).toBe("/suspended");
    const archive = await downloadArchive(browser);
    expect(archive.read("index.html")).toContain(REASON);
    const message = { name: "Maya", email, topic: "other", message: "I object." };
    const sent = (await browser.post("/contact", message)).headers.get("Location") ?? "";
    expect(await openMain(browser, sent)).toHaveText("I object.");
    await browser.post("/logout", {});
    expect((await browser.get("/profile")).headers.get("Location")).toContain("/login");
    await browser.post("/login", { email, password });
    expect((await browser.get("/settings/account/delete")).status).toBe(200);
    expect(
      (await browser.post("/settings/account/delete", { password })).headers.get("Location"),
    ).toBe("/");
    expect(select("select id from users where email = ?", [email])).toEqual([]);
  });

  test("API calls answer 403 with the reason, except to sign out and to delete", async () => {
    const person = await createRegisteredClient();
    const { email, password } = person;
    await suspend(email);
    const login = await person.json("POST", "/auth/login", { email, password });
    const { token } = (await login.json()) as { token: string };
    for (const [method, path, body] of [
      ["GET", "/auth/profile", undefined],
      ["PUT", "/auth/update-profile", { title: "Nurse" }],
    ] as const) {
      const answer = await person.json(method, path, body, token);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        reason: REASON,
        message: expect.stringContaining(REASON),
      });
    }
    const again = await person.json("POST", "/auth/login", { email, password });
    const other = ((await again.json()) as { token: string }).token;
    expect((await person.json("POST", "/auth/logout", undefined, other)).status).toBe(204);
    expect((await person.json("DELETE", "/auth/delete-account", undefined, token)).status).toBe(
      204,
    );
  });
});
