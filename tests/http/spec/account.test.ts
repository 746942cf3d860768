import { describe, expect, test } from "vitest";
import { listElementTexts, listFields, listLinks, openExistingPage } from "../../support/page";
import { createSignedInClient, textOf, createClient } from "../../support/client";

// SPEC.md, sections 2 (login, register, profile, settings), 3 (form fields), 4 (defaults) and 8. What the forms do is tested in forms, settings and journey.

const client = await createClient();

test("login: email, password, the four ways on", async () => {
  const { main, html } = await openExistingPage(client, "/login");
  expect(listFields(main).map(({ name, type }) => [name, type])).toEqual([
    ["email", "email"],
    ["password", "password"],
  ]);
  expect(listElementTexts(main, "button")).toEqual(["Sign In", "Google", "LinkedIn"]);
  expect(listLinks(main)).toEqual([
    ["Forgot password?", "/forgot-password"],
    ["Create an account", "/register"],
  ]);
  await openExistingPage(client, "/forgot-password");
  for (const label of ["Email", "Password"]) expect(textOf(html)).toContain(label);
});

test("register: five fields, the terms, three buttons, the way to login", async () => {
  const { main } = await openExistingPage(client, "/register");
  expect(listFields(main).map(({ name, type }) => [name, type])).toEqual([
    ["firstName", "text"],
    ["lastName", "text"],
    ["email", "email"],
    ["password", "password"],
    ["confirmPassword", "password"],
    ["terms", "checkbox"],
  ]);
  expect(listElementTexts(main, "label")).toEqual([
    "First name",
    "Last name",
    "Email",
    "Password",
    "Confirm password",
    "I agree to the Terms and the Privacy Policy",
  ]);
  expect(listElementTexts(main, "button")).toEqual(["Create Account", "Google", "LinkedIn"]);
  expect(listLinks(main)).toEqual([
    ["Terms", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Sign in", "/login"],
  ]);
});

test.each(["google", "linkedin"])(
  "%s: the button says that this server has not set it up",
  async (provider) => {
    const freshClient = await createClient();
    const response = await freshClient.post("/social-sign-in", { provider, returnTo: "/login" });
    expect(response.headers.get("Location")).toBe("/login");
    expect(textOf((await openExistingPage(freshClient, "/login")).html)).toMatch(
      /has not (been )?set up|not set it up|not set up/i,
    );
  },
);

test("profile: four tabs, the first one open", async () => {
  const freshClient = await createSignedInClient();
  const { main } = await openExistingPage(freshClient, "/profile");
  expect(
    listLinks(main)
      .filter(([, to]) => /^\/profile(\/\w+)?$/.test(to))
      .slice(0, 4),
  ).toEqual([
    ["Overview", "/profile"],
    ["Skills", "/profile/skills"],
    ["Learning", "/profile/learning"],
    ["Sessions", "/profile/sessions"],
  ]);
  expect(main).toMatch(/aria-current="page"[^>]*>Overview/);
});

describe("settings", async () => {
  const freshClient = await createSignedInClient();
  const names = async (tab: string) =>
    listFields((await openExistingPage(freshClient, `/settings/${tab}`)).main).map(
      ({ name }) => name,
    );

  test("four tabs, the first one open", async () => {
    expect((await freshClient.get("/settings")).headers.get("Location")).toBe("/settings/profile");
    expect(
      listLinks((await openExistingPage(freshClient, "/settings/profile")).main).slice(0, 4),
    ).toEqual([
      ["Profile", "/settings/profile"],
      ["Account", "/settings/account"],
      ["Appearance", "/settings/appearance"],
      ["Notifications", "/settings/notifications"],
    ]);
  });

  test("every field of the specification, on its tab", async () => {
    expect(await names("profile")).toEqual(
      expect.arrayContaining([
        "fullName",
        "displayName",
        "title",
        "location",
        "bio",
        "linkedin",
        "github",
      ]),
    );
    expect(await names("account")).toEqual(
      expect.arrayContaining(["currentPassword", "newPassword", "confirmPassword"]),
    );
    expect((await openExistingPage(freshClient, "/settings/account")).words).toContain(
      freshClient.email,
    );
    expect(await names("notifications")).toEqual([
      "emailNotifications",
      "sessionReminders",
      "learningUpdates",
      "marketing",
    ]);
    const { main } = await openExistingPage(freshClient, "/settings/appearance");
    for (const toggle of ["Dark mode", "Animations"])
      expect(main).toMatch(new RegExp(`role="switch"[^>]*aria-label="${toggle}"`));
  });

  test("to begin with, three notifications and the animations are on, marketing is off", async () => {
    const { main } = await openExistingPage(freshClient, "/settings/notifications");
    expect(
      listFields(main)
        .filter(({ tag }) => / checked=/.test(tag))
        .map(({ name }) => name),
    ).toEqual(["emailNotifications", "sessionReminders", "learningUpdates"]);
    expect((await openExistingPage(freshClient, "/settings/appearance")).main).toMatch(
      /aria-checked="true" aria-label="Animations"/,
    );
  });
});

test.each(["/profile", "/settings"])(
  "%s without sign-in: to /login, with the way back and no message",
  async (path) => {
    const freshClient = await createClient();
    const response = await freshClient.get(path);
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(path)}`,
    ]);
    expect(
      (await openExistingPage(freshClient, response.headers.get("Location") ?? "")).html,
    ).toMatch(/aria-live="polite" class="toasts"><\/div>/);
  },
);

test("a link to registration or sign-in comes back to where it stands", async () => {
  const { main } = await openExistingPage(client, "/mentors/hannah-brandt");
  expect(listLinks(main)).toContainEqual([
    "Create an account",
    "/register?redirectTo=%2Fmentors%2Fhannah-brandt",
  ]);
  const register = await openExistingPage(
    client,
    "/register?redirectTo=%2Fmentors%2Fhannah-brandt",
  );
  expect(listLinks(register.main)).toContainEqual([
    "Sign in",
    "/login?redirectTo=%2Fmentors%2Fhannah-brandt",
  ]);
});
