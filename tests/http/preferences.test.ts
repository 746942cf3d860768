import { expect, test } from "vitest";
import { createClient } from "../support/client";

test("a preference cookie that was tampered with counts for nothing", async () => {
  const html = await (
    await (
      await createClient()
    ).get("/", { Cookie: "theme=%22%3E; themeColor=nope; animations=sometimes" })
  ).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"[^>]*data-accent="techblue"/);
});

test("a choice is in the very next page and leads back to where it was made", async () => {
  const client = await createClient();
  const themed = await client.post("/preferences", {
    theme: "light",
    returnTo: "/interview?tab=case",
  });
  expect([themed.status, themed.headers.get("Location")]).toEqual([303, "/interview?tab=case"]);
  await client.post("/preferences", { accent: "golden", returnTo: "/" });
  const html = await (await client.get("/interview")).text();
  expect(html).toMatch(/<html[^>]*data-theme="light"[^>]*data-accent="golden"/);
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
