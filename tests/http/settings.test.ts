import { describe, expect, test } from "vitest";
import { countRowsContaining } from "../support/database";
import { type Client, createSignedInClient, textOf, createClient } from "../support/client";

const createPasswordChange = (
  client: { password: string },
  newPassword: string,
): Record<string, string> => ({
  intent: "password",
  currentPassword: client.password,
  newPassword,
  confirmPassword: newPassword,
});
const readPageText = async (client: Client, path: string) =>
  textOf(await (await client.get(path)).text());

test.each([
  "/settings",
  "/settings/profile",
  "/settings/account",
  "/settings/appearance",
  "/settings/notifications",
  "/settings/account/delete",
])("%s needs sign-in and comes back", async (path) => {
  const response = await (await createClient()).get(path);
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    `/login?redirectTo=${encodeURIComponent(path)}`,
  ]);
});

test.each([
  "/settings/profile",
  "/settings/account",
  "/settings/notifications",
  "/settings/account/delete",
])("a form sent to %s without sign-in changes nothing", async (path) => {
  const response = await (await createClient()).post(path, { fullName: "Nobody", password: "x" });
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/login"]);
});

test("four tabs, each an address; an unknown one is not found", async () => {
  const client = await createSignedInClient();
  expect((await client.get("/settings")).headers.get("Location")).toBe("/settings/profile");
  for (const tab of ["profile", "account", "appearance", "notifications"]) {
    const html = await (await client.get(`/settings/${tab}`)).text();
    const main = html.slice(html.indexOf('id="main"'));
    expect(
      main.match(/href="\/settings\/(profile|account|appearance|notifications)"/g),
    ).toHaveLength(4);
    expect(main).toMatch(new RegExp(`<a[^>]*aria-current="page"[^>]*href="/settings/${tab}"`));
  }
  expect((await client.get("/settings/secrets")).status).toBe(404);
});

describe("profile", () => {
  const changes = {
    fullName: "Ines Okafor",
    displayName: "Ines",
    title: "Junior data analyst",
    location: "Leeds",
    bio: "First line.\r\nSecond line.",
    linkedin: "https://www.linkedin.com/in/ines",
    github: "https://github.com/ines",
  };

  test("saved, answered with the toast, shown back", async () => {
    const client = await createSignedInClient();
    const response = await client.post("/settings/profile", changes);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/settings/profile"]);
    const html = await (await client.get("/settings/profile")).text();
    expect(textOf(html)).toContain("Profile updated successfully");
    for (const value of [
      "Ines Okafor",
      "Ines",
      "Junior data analyst",
      "Leeds",
      "https://www.linkedin.com/in/ines",
      "https://github.com/ines",
    ])
      expect(html).toContain(`value="${value}"`);
    expect(html).toContain("First line.\nSecond line.</textarea>");
  });

  test("an emptied field is emptied", async () => {
    const client = await createSignedInClient();
    await client.post("/settings/profile", changes);
    await client.post("/settings/profile", { ...changes, title: "", bio: "", github: "" });
    const html = await (await client.get("/settings/profile")).text();
    expect(html).not.toContain('value="Junior data analyst"');
    expect(html).not.toContain("First line.");
    expect(html).toContain('value="Leeds"');
  });

  test.each([
    ["fullName", " ", "Enter your name."],
    ["fullName", "x".repeat(101), "Use at most 100 characters."],
    ["displayName", "\u202eevil", "Use plain text without line breaks or hidden characters."],
    ["title", "two\nlines", "Use plain text without line breaks or hidden characters."],
    ["bio", "x".repeat(2001), "Use at most 2000 characters."],
    ["bio", "x".repeat(900_000), "Use at most 2000 characters."],
    ["fullName", "y".repeat(900_000), "Use at most 100 characters."],
    ["title", "\u2066Leeds\u2069", "Use plain text without line breaks or hidden characters."],
    [
      "linkedin",
      "https://x.y/\u202egpj.exe",
      "Use plain text without line breaks or hidden characters.",
    ],
    ["bio", "nul \u0000 byte", "Use plain text without hidden characters."],
    ["linkedin", "javascript:alert(1)", "Enter a full address that begins with https://"],
    ["github", "github.com/ines", "Enter a full address that begins with https://"],
  ])(
    "%s = %j: 400 under the field, the rest kept, nothing changed",
    async (field, value, words) => {
      const client = await createSignedInClient();
      const response = await client.post("/settings/profile", {
        ...changes,
        location: "Not kept",
        [field]: value,
      });
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(textOf(html)).toContain(words);
      expect(html).toMatch(new RegExp(`id="profile-${field}-error"`));
      expect(html).toContain('value="Not kept"');
      expect(await (await client.get("/settings/profile")).text()).not.toContain("Not kept");
    },
  );

  test("over a megabyte: 413, nothing changed; script is text wherever it shows", async () => {
    const client = await createSignedInClient();
    expect(
      (await client.post("/settings/profile", { ...changes, bio: "x".repeat(1024 * 1024) })).status,
    ).toBe(413);
    const script = '"><script>alert(1)</script>';
    await client.post("/settings/profile", { ...changes, displayName: script, bio: script });
    for (const path of ["/settings/profile", "/profile", "/"])
      expect(await (await client.get(path)).text()).not.toContain("<script>alert(1)");
  });

  test("fields users can't change are ignored", async () => {
    const client = await createSignedInClient();
    await client.post("/settings/profile", {
      ...changes,
      email: "other@example.com",
      userType: "admin",
      id: "1",
    });
    expect(await readPageText(client, "/settings/account")).toContain(client.email);
  });
});

describe("appearance", () => {
  test("all 50 accents, the chosen one marked, two switches, System and extra time", async () => {
    const client = await createSignedInClient();
    const html = await (await client.get("/settings/appearance")).text();
    const main = html.slice(html.indexOf('id="main"'));
    expect(main.match(/name="accent"/g)).toHaveLength(50);
    expect(main).toMatch(/<button[^>]*value="techblue"[^>]*aria-pressed="true"/);
    expect(main).toMatch(/role="switch" aria-checked="true" aria-label="Dark mode"/);
    expect(main).toMatch(/role="switch" aria-checked="true" aria-label="Animations"/);
    expect(main).toMatch(/name="theme" value="system" aria-pressed="false"/);
    expect(main).toMatch(/name="extraTime" value="1" aria-pressed="true"/);
  });

  test("animations off is in the very next page", async () => {
    const client = await createSignedInClient();
    expect(await (await client.get("/")).text()).not.toMatch(/<html[^>]*data-animations/);
    await client.post("/preferences", { animations: "off", returnTo: "/settings/appearance" });
    expect(await (await client.get("/")).text()).toMatch(/<html[^>]*data-animations="off"/);
  });

  test("preferences are saved in the account and applied to other browsers at sign-in", async () => {
    const client = await createSignedInClient();
    await client.post("/preferences", { theme: "light", returnTo: "/" });
    await client.post("/preferences", { accent: "golden", returnTo: "/" });
    const elsewhere = await createClient();
    await elsewhere.post("/preferences", { accent: "ruby", animations: "off", returnTo: "/" });
    await elsewhere.post("/login", { email: client.email, password: client.password });
    expect(await (await elsewhere.get("/")).text()).toMatch(
      /<html[^>]*data-theme="light"[^>]*data-accent="golden"[^>]*data-animations="off"/,
    );
    const third = await createClient();
    await third.post("/login", { email: client.email, password: client.password });
    expect(await (await third.get("/")).text()).toMatch(
      /<html[^>]*data-theme="light"[^>]*data-accent="golden"[^>]*data-animations="off"/,
    );
  });
});

describe("password", () => {
  test("the new one works, the old one does not, and every other device is signed out", async () => {
    const who = await createSignedInClient();
    const otherClient = await createClient();
    await otherClient.post("/login", { email: who.email, password: who.password });
    expect((await otherClient.get("/profile")).status).toBe(200);
    const response = await who.post(
      "/settings/account",
      createPasswordChange(who, "another-quiet-tractor"),
    );
    expect(response.headers.get("Location")).toBe("/settings/account");
    expect(await readPageText(who, "/settings/account")).toContain("Password changed");
    expect((await otherClient.get("/profile")).headers.get("Location")).toBe(
      "/login?redirectTo=%2Fprofile",
    );
    expect(
      (await otherClient.post("/login", { email: who.email, password: who.password })).status,
    ).toBe(401);
    expect(
      (await otherClient.post("/login", { email: who.email, password: "another-quiet-tractor" }))
        .status,
    ).toBe(302);
  });

  test("the session continues with a new token, and old cookies stop working", async () => {
    const who = await createSignedInClient();
    const copied = await createClient();
    for (const [name, value] of who.cookies) copied.cookies.set(name, value);
    expect((await copied.get("/profile")).status).toBe(200);
    await who.post("/settings/account", createPasswordChange(who, "another-quiet-tractor"));
    expect((await who.get("/profile")).status).toBe(200);
    expect((await copied.get("/profile")).headers.get("Location")).toBe(
      "/login?redirectTo=%2Fprofile",
    );
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
      const who = await createSignedInClient();
      const form = {
        ...createPasswordChange(who, "another-quiet-tractor"),
        ...(field === "newPassword" ? { confirmPassword: value } : {}),
        [field]: value,
      };
      const response = await who.post("/settings/account", form);
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(textOf(html)).toContain(words);
      expect(html).toMatch(new RegExp(`id="password-${field}-error"`));
      expect(html).not.toContain(who.password);
      expect(html).not.toContain("another-quiet-tractor");
      expect(
        (await (await createClient()).post("/login", { email: who.email, password: who.password }))
          .status,
      ).toBe(302);
    },
  );

  test("ten changes at once: one of them counts, and its password works", async () => {
    const who = await createSignedInClient();
    const newPassword = Array.from({ length: 10 }, (_, index) => `parallel-tractor-${index}-moss`);
    const responses = await Promise.all(
      newPassword.map((password) =>
        who.post("/settings/account", createPasswordChange(who, password)),
      ),
    );
    const won = responses.flatMap(({ headers }, index) =>
      headers.get("Location") === "/settings/account" ? [index] : [],
    );
    expect(won).toHaveLength(1);
    // The successful one ends the session: the others are rejected or redirected to the login page.
    const rejections = await Promise.all(
      responses
        .filter(({ status }) => status !== 302)
        .map(async (response) => textOf(await response.text())),
    );
    for (const page of rejections)
      expect(page).toMatch(
        /That’s not your current password|Your password was just changed from another device|Many people are signing in right now/,
      );
    expect(
      (
        await (
          await createClient()
        ).post("/login", { email: who.email, password: newPassword[won[0] ?? -1] ?? "" })
      ).status,
    ).toBe(302);
  });

  test("the eleventh wrong attempt is 429 with the time to wait", async () => {
    const who = await createSignedInClient();
    for (let tries = 0; tries < 10; tries += 1)
      await who.post(
        "/settings/account",
        createPasswordChange({ password: "wrong-wrong" }, "another-quiet-tractor"),
      );
    const response = await who.post(
      "/settings/account",
      createPasswordChange(who, "another-quiet-tractor"),
    );
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("deleting the account", () => {
  test("the page says what will be deleted, with the user's numbers", async () => {
    const who = await createSignedInClient();
    await who.post("/interview", { card: "databases" });
    await who.post("/mentors/hannah-brandt", { preferredTime: "Tuesday", goal: "Practice" });
    const page = await readPageText(who, "/settings/account/delete");
    for (const words of [
      who.email,
      "1 interview session with 0 answers",
      "0 skill ratings",
      "1 request to mentors",
    ])
      expect(page).toContain(words);
  });

  test.each([
    ["", "Enter your password."],
    ["not-this-one-no", "That password is incorrect."],
  ])("password %j: 400, nothing is deleted", async (password, words) => {
    const who = await createSignedInClient();
    const response = await who.post("/settings/account/delete", { password });
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain(words);
    expect((await who.get("/profile")).status).toBe(200);
  });

  test("afterward no table has a row of the user, and the session has ended", async () => {
    const who = await createSignedInClient();
    await who.post("/interview", { card: "databases" });
    await who.post("/assessment/1", { communication: "4" });
    await who.post("/mentors/hannah-brandt", { preferredTime: "Tuesday", goal: "Practice" });
    await who.post("/mentors/apply", {
      name: "Ana Ruiz",
      email: who.email,
      title: "Engineer",
      company: "Independent",
      field: "data",
      years: "6",
      help: "Analysts.",
    });
    await who.post("/contact", {
      name: "Ana Ruiz",
      email: who.email,
      topic: "other",
      message: "Hello.",
    });
    await who.post("/preferences", { accent: "ruby", returnTo: "/" });
    const login = (await (
      await who.json("POST", "/auth/login", { email: who.email, password: who.password })
    ).json()) as { profile: { id: string } };
    await who.post("/forgot-password", { email: who.email });
    const rowsBefore = countRowsContaining(login.profile.id);
    for (const table of [
      "users",
      "one_time_links",
      "known_devices",
      "mail_outbox",
      "auth_tokens",
      "interview_sessions",
      "assessments",
      "assessment_ratings",
      "mentor_requests",
      "mentor_applications",
      "contact_messages",
      "account_preferences",
    ]) {
      expect(rowsBefore[table], table).toBeGreaterThan(0);
    }
    const session = who.cookies.get("session") ?? "";
    const response = await who.post("/settings/account/delete", { password: who.password });
    expect(response.headers.get("Location")).toBe("/");
    expect(await readPageText(who, "/")).toContain("Account deleted");
    expect(countRowsContaining(login.profile.id)).toEqual({});
    expect(countRowsContaining(who.email)).toEqual({});
    who.cookies.set("session", session);
    expect((await who.get("/profile")).status).toBe(302);
    expect((await who.post("/login", { email: who.email, password: who.password })).status).toBe(
      401,
    );
  });

  test("the JSON call erases the same", async () => {
    const who = await createSignedInClient();
    await who.post("/assessment/1", { communication: "4" });
    const login = (await (
      await who.json("POST", "/auth/login", { email: who.email, password: who.password })
    ).json()) as { token: string; profile: { id: string } };
    expect((await who.json("DELETE", "/auth/delete-account", undefined, login.token)).status).toBe(
      204,
    );
    expect(countRowsContaining(login.profile.id)).toEqual({});
  });

  test("other users' data is unchanged", async () => {
    const who = await createSignedInClient();
    const otherClient = await createSignedInClient();
    await otherClient.post("/mentors/hannah-brandt", {
      preferredTime: "Tuesday",
      goal: "Stays here",
    });
    await who.post("/settings/account/delete", { password: who.password });
    expect(await readPageText(otherClient, "/profile/sessions")).toContain("Stays here");
  });
});
