import { describe, expect, test } from "vitest";
import { rowsWith } from "../support/database";
import { type Visitor, signedIn, textOf, visitor } from "../support/visitor";

const ticked = (html: string) =>
  [...html.matchAll(/<input(?=[^>]*type="checkbox")(?=[^>]*checked="")(?=[^>]*name="(\w+)")/g)].map(
    ([, name]) => name,
  );
const change = (who: { password: string }, renewed: string): Record<string, string> => ({
  intent: "password",
  currentPassword: who.password,
  newPassword: renewed,
  confirmPassword: renewed,
});
const text = async (who: Visitor, path: string) => textOf(await (await who.get(path)).text());

test.each([
  "/settings",
  "/settings/profile",
  "/settings/account",
  "/settings/appearance",
  "/settings/notifications",
  "/settings/account/delete",
])("%s needs sign-in and comes back", async (path) => {
  const response = await (await visitor()).get(path);
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
  const response = await (await visitor()).post(path, { fullName: "Nobody", password: "x" });
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/login"]);
});

test("four tabs, each an address; an unknown one is not found", async () => {
  const who = await signedIn();
  expect((await who.get("/settings")).headers.get("Location")).toBe("/settings/profile");
  for (const tab of ["profile", "account", "appearance", "notifications"]) {
    const html = await (await who.get(`/settings/${tab}`)).text();
    const main = html.slice(html.indexOf('id="main"'));
    expect(
      main.match(/href="\/settings\/(profile|account|appearance|notifications)"/g),
    ).toHaveLength(4);
    expect(main).toMatch(new RegExp(`<a[^>]*aria-current="page"[^>]*href="/settings/${tab}"`));
  }
  expect((await who.get("/settings/secrets")).status).toBe(404);
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
    const who = await signedIn();
    const response = await who.post("/settings/profile", changes);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/settings/profile"]);
    const html = await (await who.get("/settings/profile")).text();
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
    const who = await signedIn();
    await who.post("/settings/profile", changes);
    await who.post("/settings/profile", { ...changes, title: "", bio: "", github: "" });
    const html = await (await who.get("/settings/profile")).text();
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
      const who = await signedIn();
      const response = await who.post("/settings/profile", {
        ...changes,
        location: "Not kept",
        [field]: value,
      });
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(textOf(html)).toContain(words);
      expect(html).toMatch(new RegExp(`id="profile-${field}-error"`));
      expect(html).toContain('value="Not kept"');
      expect(await (await who.get("/settings/profile")).text()).not.toContain("Not kept");
    },
  );

  test("over a megabyte: 413, nothing changed; script is text wherever it shows", async () => {
    const who = await signedIn();
    expect(
      (await who.post("/settings/profile", { ...changes, bio: "x".repeat(1024 * 1024) })).status,
    ).toBe(413);
    const script = '"><script>alert(1)</script>';
    await who.post("/settings/profile", { ...changes, displayName: script, bio: script });
    for (const path of ["/settings/profile", "/profile", "/"])
      expect(await (await who.get(path)).text()).not.toContain("<script>alert(1)");
  });

  test("fields nobody may change about themselves are not taken", async () => {
    const who = await signedIn();
    await who.post("/settings/profile", {
      ...changes,
      email: "other@example.com",
      userType: "admin",
      id: "1",
    });
    expect(await text(who, "/settings/account")).toContain(who.email);
  });
});

describe("appearance", () => {
  test("all 50 accents, the chosen one marked, and two switches", async () => {
    const who = await signedIn();
    const html = await (await who.get("/settings/appearance")).text();
    const main = html.slice(html.indexOf('id="main"'));
    expect(main.match(/name="accent"/g)).toHaveLength(50);
    expect(main).toMatch(/<button[^>]*value="techblue"[^>]*aria-pressed="true"/);
    expect(main).toMatch(/role="switch" aria-checked="true" aria-label="Dark mode"/);
    expect(main).toMatch(/role="switch" aria-checked="true" aria-label="Animations"/);
  });

  test("animations off is in the very next page", async () => {
    const who = await signedIn();
    expect(await (await who.get("/")).text()).not.toMatch(/<html[^>]*data-animations/);
    await who.post("/preferences", { animations: "off", returnTo: "/settings/appearance" });
    expect(await (await who.get("/")).text()).toMatch(/<html[^>]*data-animations="off"/);
  });

  test("the account keeps the look: another browser has it after sign-in", async () => {
    const who = await signedIn();
    await who.post("/preferences", { theme: "light", returnTo: "/" });
    await who.post("/preferences", { accent: "golden", returnTo: "/" });
    const elsewhere = await visitor();
    await elsewhere.post("/preferences", { accent: "ruby", animations: "off", returnTo: "/" });
    await elsewhere.post("/login", { email: who.email, password: who.password });
    expect(await (await elsewhere.get("/")).text()).toMatch(
      /<html[^>]*data-theme="light"[^>]*data-accent="golden"[^>]*data-animations="off"/,
    );
    const third = await visitor();
    await third.post("/login", { email: who.email, password: who.password });
    expect(await (await third.get("/")).text()).toMatch(
      /<html[^>]*data-theme="light"[^>]*data-accent="golden"[^>]*data-animations="off"/,
    );
  });
});

describe("notifications", () => {
  test("three are on to begin with, marketing is off", async () => {
    const who = await signedIn();
    expect(ticked(await (await who.get("/settings/notifications")).text())).toEqual([
      "emailNotifications",
      "sessionReminders",
      "learningUpdates",
    ]);
  });

  test("kept per account: only what is ticked is on, and a look chosen later changes none of it", async () => {
    const who = await signedIn();
    const response = await who.post("/settings/notifications", {
      sessionReminders: "on",
      marketing: "on",
    });
    expect(response.headers.get("Location")).toBe("/settings/notifications");
    await who.post("/preferences", { theme: "light", returnTo: "/" });
    const html = await (await who.get("/settings/notifications")).text();
    expect(textOf(html)).toContain("Notifications saved");
    expect(ticked(html)).toEqual(["sessionReminders", "marketing"]);
    expect(ticked(await (await (await signedIn()).get("/settings/notifications")).text())).toEqual([
      "emailNotifications",
      "sessionReminders",
      "learningUpdates",
    ]);
  });
});

describe("password", () => {
  test("the new one works, the old one does not, and every other device is signed out", async () => {
    const who = await signedIn();
    const other = await visitor();
    await other.post("/login", { email: who.email, password: who.password });
    expect((await other.get("/profile")).status).toBe(200);
    const response = await who.post("/settings/account", change(who, "another-quiet-tractor"));
    expect(response.headers.get("Location")).toBe("/settings/account");
    expect(await text(who, "/settings/account")).toContain("Password changed");
    expect((await other.get("/profile")).headers.get("Location")).toBe(
      "/login?redirectTo=%2Fprofile",
    );
    expect((await other.post("/login", { email: who.email, password: who.password })).status).toBe(
      401,
    );
    expect(
      (await other.post("/login", { email: who.email, password: "another-quiet-tractor" })).status,
    ).toBe(302);
  });

  test.each([
    ["currentPassword", "not-this-one-no", "This is not your current password."],
    ["currentPassword", "", "Enter your current password."],
    ["newPassword", "short", "Use at least 8 characters."],
    ["newPassword", "Okafor123", "This password is too easy to guess."],
    ["confirmPassword", "something-else", "The two passwords differ."],
  ])(
    "%s = %j: 400 under the field, no password shown back, nothing changed",
    async (field, value, words) => {
      const who = await signedIn();
      const form = {
        ...change(who, "another-quiet-tractor"),
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
        (await (await visitor()).post("/login", { email: who.email, password: who.password }))
          .status,
      ).toBe(302);
    },
  );

  test("ten changes at once: one of them counts, and its password works", async () => {
    const who = await signedIn();
    const renewed = Array.from({ length: 10 }, (_, index) => `parallel-tractor-${index}-moss`);
    const responses = await Promise.all(
      renewed.map((password) => who.post("/settings/account", change(who, password))),
    );
    const won = responses.flatMap(({ status }, index) => (status === 302 ? [index] : []));
    expect(won).toHaveLength(1);
    const refused = await Promise.all(
      responses
        .filter(({ status }) => status !== 302)
        .map(async (response) => textOf(await response.text())),
    );
    for (const page of refused)
      expect(page).toMatch(
        /This is not your current password|Your password was changed from somewhere else just now|Many people are signing in right now/,
      );
    expect(
      (
        await (
          await visitor()
        ).post("/login", { email: who.email, password: renewed[won[0] ?? -1] ?? "" })
      ).status,
    ).toBe(302);
  });

  test("the eleventh wrong try: 429 with the time to wait", async () => {
    const who = await signedIn();
    for (let tries = 0; tries < 10; tries += 1)
      await who.post(
        "/settings/account",
        change({ password: "wrong-wrong" }, "another-quiet-tractor"),
      );
    const response = await who.post("/settings/account", change(who, "another-quiet-tractor"));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("deleting the account", () => {
  test("the page says what goes, with the person's own figures", async () => {
    const who = await signedIn();
    await who.post("/interview", { card: "databases" });
    await who.post("/mentors/hannah-brandt", { preferredTime: "Tuesday", goal: "Practice" });
    const page = await text(who, "/settings/account/delete");
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
    ["not-this-one-no", "This is not your password."],
  ])("password %j: 400, everything stands", async (password, words) => {
    const who = await signedIn();
    const response = await who.post("/settings/account/delete", { password });
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain(words);
    expect((await who.get("/profile")).status).toBe(200);
  });

  test("afterwards no row of any table holds the person, and the session is over", async () => {
    const who = await signedIn();
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
    const before = rowsWith(login.profile.id);
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
      expect(before[table], table).toBeGreaterThan(0);
    }
    const session = who.cookies.get("session") ?? "";
    const response = await who.post("/settings/account/delete", { password: who.password });
    expect(response.headers.get("Location")).toBe("/");
    expect(await text(who, "/")).toContain("Account deleted");
    expect(rowsWith(login.profile.id)).toEqual({});
    expect(rowsWith(who.email)).toEqual({});
    who.cookies.set("session", session);
    expect((await who.get("/profile")).status).toBe(302);
    expect((await who.post("/login", { email: who.email, password: who.password })).status).toBe(
      401,
    );
  });

  test("the JSON call erases the same", async () => {
    const who = await signedIn();
    await who.post("/assessment/1", { communication: "4" });
    const login = (await (
      await who.json("POST", "/auth/login", { email: who.email, password: who.password })
    ).json()) as { token: string; profile: { id: string } };
    expect((await who.json("DELETE", "/auth/delete-account", undefined, login.token)).status).toBe(
      204,
    );
    expect(rowsWith(login.profile.id)).toEqual({});
  });

  test("another person's records stay", async () => {
    const who = await signedIn();
    const other = await signedIn();
    await other.post("/mentors/hannah-brandt", { preferredTime: "Tuesday", goal: "Stays here" });
    await who.post("/settings/account/delete", { password: who.password });
    expect(await text(other, "/profile/sessions")).toContain("Stays here");
  });
});
