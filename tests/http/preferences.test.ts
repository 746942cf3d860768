import { expect, test } from "vitest";
import { visitor } from "../support/visitor";

test("a preference cookie that was tampered with counts for nothing", async () => {
  const html = await (
    await (
      await visitor()
    ).get("/", { Cookie: "theme=%22%3E; themeColor=nope; animations=sometimes" })
  ).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"[^>]*data-accent="techblue"/);
});

test("a choice is in the very next page and leads back to where it was made", async () => {
  const who = await visitor();
  const themed = await who.post("/preferences", {
    theme: "light",
    returnTo: "/interview?tab=case",
  });
  expect([themed.status, themed.headers.get("Location")]).toEqual([303, "/interview?tab=case"]);
  await who.post("/preferences", { accent: "golden", returnTo: "/" });
  const html = await (await who.get("/interview")).text();
  expect(html).toMatch(/<html[^>]*data-theme="light"[^>]*data-accent="golden"/);
});

test.each([
  { theme: "blue" },
  { accent: "no-such-accent" },
  {},
  { theme: "light", accent: '"><script>' },
])("%j: 400, nothing changed", async (form) => {
  const who = await visitor();
  const response = await who.post("/preferences", form as Record<string, string>);
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("never leads away", async () => {
  const response = await (await visitor()).post("/preferences", {
    theme: "dark",
    returnTo: "//evil.example",
  });
  expect(response.headers.get("Location")).toBe("/");
});
