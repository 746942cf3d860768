import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../../support/client";
import { openPage } from "../../support/page";

// SPEC.md, sections 2 (login, register, profile, settings), 3 (form fields), 4 (defaults) and 8. What the forms do is tested in files of their own.

const client = await createClient();

test("login has email and password, and links and buttons for the other ways", async () => {
  const { main } = await openPage(client, "/login");
  expect(main.getByLabel("Email").attribute("type")).toBe("email");
  expect(main.getByLabel("Password").attribute("type")).toBe("password");
  expect(main.fieldNames()).toEqual(["email", "password"]);
  expect(main.names("button")).toEqual(["Show password", "Sign In", "Google", "LinkedIn"]);
  expect(main.links()).toEqual([
    ["Forgot password?", "/forgot-password"],
    ["Create an account", "/register"],
  ]);
  await openPage(client, "/forgot-password");
});

test("register has five fields, the terms, three buttons and a link to login", async () => {
  const { main } = await openPage(client, "/register");
  expect(main.fieldNames()).toEqual([
    "firstName",
    "lastName",
    "email",
    "password",
    "confirmPassword",
    "terms",
  ]);
  for (const [label, type] of [
    ["First name", "text"],
    ["Last name", "text"],
    ["Email", "email"],
    ["Password", "password"],
    ["Confirm password", "password"],
    ["I agree to the Terms and the Privacy Policy", "checkbox"],
  ] as const)
    expect(main.getByLabel(label).attribute("type"), label).toBe(type);
  expect(main.names("button")).toEqual([
    "Show password",
    "Show password",
    "Create Account",
    "Google",
    "LinkedIn",
  ]);
  expect(main.links()).toEqual([
    ["Terms", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Sign in", "/login"],
  ]);
});

test.each(["google", "linkedin"])(
  "%s sign-in says that this server has not set it up",
  async (provider) => {
    const freshClient = await createClient();
    const response = await freshClient.post("/social-sign-in", { provider, returnTo: "/login" });
    expect(response.headers.get("Location")).toBe("/login");
    expect((await openPage(freshClient, "/login")).toasts).toEqual([
      expect.stringMatching(/has not (been )?set up|not set it up|not set up/i),
    ]);
  },
);

test("profile has four tabs, the first one open", async () => {
  const { main } = await openPage(await createSignedInClient(), "/profile");
  const tabs = main.getByRole("navigation", "Profile");
  expect(tabs.links()).toEqual([
    ["Today", "/profile"],
    ["Skills", "/profile/skills"],
    ["Learning", "/profile/learning"],
    ["Sessions", "/profile/sessions"],
  ]);
  expect(tabs.getByRole("link", "Today").attribute("aria-current")).toBe("page");
});

describe("settings", async () => {
  const signedInClient = await createSignedInClient();
  const openTab = async (tab: string) => (await openPage(signedInClient, `/settings/${tab}`)).main;

  test("has four tabs, the first one open", async () => {
    expect((await signedInClient.get("/settings")).headers.get("Location")).toBe(
      "/settings/profile",
    );
    const tabs = (await openTab("profile")).getByRole("navigation", "Settings");
    expect(tabs.links()).toEqual([
      ["Profile", "/settings/profile"],
      ["Account", "/settings/account"],
      ["Appearance", "/settings/appearance"],
      ["Notifications", "/settings/notifications"],
    ]);
  });

  test("has every field of the specification, on its tab", async () => {
    expect((await openTab("profile")).fieldNames()).toEqual([
      "fullName",
      "displayName",
      "title",
      "location",
      "bio",
      "linkedin",
      "github",
    ]);
    const account = await openTab("account");
    expect(account.fieldNames()).toEqual(
      expect.arrayContaining(["currentPassword", "newPassword", "confirmPassword"]),
    );
    expect(account).toHaveText(signedInClient.email);
    expect((await openTab("notifications")).fieldNames()).toEqual([
      "emailNotifications",
      "sessionReminders",
      "learningUpdates",
      "marketing",
    ]);
    expect((await openTab("appearance")).names("switch")).toEqual(
      expect.arrayContaining(["Dark mode", "Animations"]),
    );
  });

  test("begins with three notifications and the animations on, marketing off", async () => {
    const switches = (await openTab("notifications")).allByRole("switch");
    const areOn = switches.map((field) => [field.attribute("name"), field.has("checked")]);
    expect(areOn).toEqual([
      ["emailNotifications", true],
      ["sessionReminders", true],
      ["learningUpdates", true],
      ["marketing", false],
    ]);
    const animations = (await openTab("appearance")).getByRole("switch", "Animations");
    expect(animations.attribute("aria-checked")).toBe("true");
  });
});

test.each(["/profile", "/settings"])(
  "%s without sign-in leads to /login, with the way back and no message",
  async (path) => {
    const freshClient = await createClient();
    const response = await freshClient.get(path);
    const login = response.headers.get("Location") ?? "";
    expect([response.status, login]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(path)}`,
    ]);
    expect((await openPage(freshClient, login)).toasts).toEqual([]);
  },
);

test("links to registration and login lead back to the page they were followed from", async () => {
  const { main } = await openPage(client, "/mentors/hannah-brandt");
  const register = "/register?redirectTo=%2Fmentors%2Fhannah-brandt";
  expect(main.links()).toContainEqual(["Create an account", register]);
  expect((await openPage(client, register)).main.links()).toContainEqual([
    "Sign in",
    "/login?redirectTo=%2Fmentors%2Fhannah-brandt",
  ]);
});
