import { describe, expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { openPage } from "../support/page";

const root = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? "";

async function readRoot(client: Client): Promise<string> {
  return root(await (await client.get("/")).text());
}

test("a preference cookie that was tampered with counts for nothing", async () => {
  const client = await createClient();
  const html = await (
    await client.get("/", { Cookie: "theme=%22%3E; themeColor=nope; animations=sometimes" })
  ).text();
  expect(root(html)).toMatch(/data-theme="dark" data-accent="techblue"/);
});

test("a choice is in the very next page and leads back to where it was made", async () => {
  const client = await createClient();
  const themed = await client.post("/preferences", {
    theme: "light",
    returnTo: "/interview?tab=case",
  });
  expect([themed.status, themed.headers.get("Location")]).toEqual([303, "/interview?tab=case"]);
  await client.post("/preferences", { accent: "golden", returnTo: "/" });
  expect(await readRoot(client)).toMatch(/data-theme="light"[^>]*data-accent="golden"/);
});

test("each preference is a plain cookie with its own name, for a year", async () => {
  const client = await createClient();
  for (const [name, value, cookie] of [
    ["theme", "light", "theme"],
    ["theme", "system", "theme"],
    ["accent", "ruby", "themeColor"],
    ["animations", "off", "animations"],
    ["extraTime", "1.25", "extraTime"],
  ] as const) {
    const response = await client.post("/preferences", { [name]: value });
    expect(response.headers.getSetCookie()).toEqual([
      `${cookie}=${value}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
  }
});

test.each([
  { theme: "blue" },
  { accent: "no-such-accent" },
  {},
  { theme: "light", accent: '"><script>' },
])("%j: 400, nothing changed", async (form) => {
  const client = await createClient();
  const response = await client.post("/preferences", form as Record<string, string>);
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("never leads away", async () => {
  const response = await (await createClient()).post("/preferences", {
    theme: "dark",
    returnTo: "//evil.example",
  });
  expect(response.headers.get("Location")).toBe("/");
});

test("System: the style sheets decide, without a script", async () => {
  const client = await createClient();
  await client.post("/preferences", { theme: "system", returnTo: "/" });
  const html = await (await client.get("/")).text();
  expect(root(html)).toContain('data-theme="system"');
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).not.toContain("prefers-color-scheme");
});

describe("the page of preferences", () => {
  test("needs no account: dark mode, animations and extra time", async () => {
    const { main } = await openPage(await createClient(), "/preferences");
    const pressed = main
      .allByRole("button")
      .filter((button) => button.attribute("aria-pressed") === "true");
    expect(pressed.map(({ name }) => name)).toEqual(["×1", "Tech Blue, default"]);
    expect(main.getByRole("button", "System").attribute("value")).toBe("system");
    const switches = main.allByRole("switch");
    expect(switches.map((each) => [each.name, each.attribute("aria-checked")])).toEqual([
      // One of the two, by the style sheet.
      ["Dark mode", "false"],
      ["Dark mode", "true"],
      ["Animations", "true"],
    ]);
    expect(main.links()).toContainEqual(["Sign in", "/login?redirectTo=%2Fpreferences"]);
  });

  test("under System there is a switch for each thing a device may show, leading to the other", async () => {
    const client = await createClient();
    await client.post("/preferences", { theme: "system", returnTo: "/preferences" });
    const { main } = await openPage(client, "/preferences");
    expect(main.getByRole("button", "System").attribute("aria-pressed")).toBe("true");
    const switches = main.allByRole("switch", "Dark mode");
    expect(
      switches.map((each) => [each.attribute("aria-checked"), each.attribute("value")]),
    ).toEqual([
      ["false", "dark"],
      ["true", "light"],
    ]);
  });

  test("with an account it says that the choices are in the account", async () => {
    const { main } = await openPage(await createSignedInClient(), "/preferences");
    expect(main.text).toContain("in this browser and in your account");
  });
});
