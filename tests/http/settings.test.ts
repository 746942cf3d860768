import { expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { openMain, openPage } from "../support/page";

const TABS = ["profile", "account", "appearance", "notifications"];

test.each(["/settings", ...TABS.map((tab) => `/settings/${tab}`), "/settings/account/delete"])(
  "%s needs sign-in and comes back",
  async (path) => {
    const response = await (await createClient()).get(path);
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(path)}`,
    ]);
  },
);

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
  for (const tab of TABS) {
    const tabs = (await openMain(client, `/settings/${tab}`)).getByRole("navigation", "Settings");
    expect(tabs.links().map(([, href]) => href)).toEqual(TABS.map((each) => `/settings/${each}`));
    const current = tabs
      .allByRole("link")
      .filter((link) => link.attribute("aria-current") === "page");
    expect(current.map((link) => link.attribute("href"))).toEqual([`/settings/${tab}`]);
  }
  expect((await client.get("/settings/secrets")).status).toBe(404);
});

test("appearance: all 50 accents, the chosen one marked, two switches, System and extra time", async () => {
  const main = await openMain(await createSignedInClient(), "/settings/appearance");
  const buttons = main.allByRole("button");
  const listOptions = (name: string) =>
    buttons.filter((button) => button.attribute("name") === name);
  const listPressed = (name: string) =>
    listOptions(name)
      .filter((button) => button.attribute("aria-pressed") === "true")
      .map(({ value }) => value);
  expect(listOptions("accent")).toHaveLength(50);
  expect(listPressed("accent")).toEqual(["techblue"]);
  // One of the first two, by the style sheet.
  expect(
    main.allByRole("switch").map((each) => [each.name, each.attribute("aria-checked")]),
  ).toEqual([
    ["Dark mode", "false"],
    ["Dark mode", "true"],
    ["Animations", "true"],
  ]);
  expect(listOptions("theme").map(({ value }) => value)).toContain("system");
  expect(listPressed("theme")).toEqual([]);
  expect(listPressed("extraTime")).toEqual(["1"]);
});

test("animations off is in the very next page", async () => {
  const client = await createSignedInClient();
  expect((await openPage(client, "/")).attribute("data-animations")).toBe("on");
  await client.post("/preferences", { animations: "off", returnTo: "/settings/appearance" });
  expect((await openPage(client, "/")).attribute("data-animations")).toBe("off");
});

test("preferences are saved in the account and applied to other browsers at sign-in", async () => {
  const client = await createSignedInClient();
  await client.post("/preferences", { theme: "light", returnTo: "/" });
  await client.post("/preferences", { accent: "golden", returnTo: "/" });
  const elsewhere = await createClient();
  await elsewhere.post("/preferences", { accent: "ruby", animations: "off", returnTo: "/" });
  for (const browser of [elsewhere, await createClient()]) {
    await browser.post("/login", { email: client.email, password: client.password });
    const page = await openPage(browser, "/");
    expect(
      ["theme", "accent", "animations"].map((choice) => page.attribute(`data-${choice}`)),
    ).toEqual(["light", "golden", "off"]);
  }
});
