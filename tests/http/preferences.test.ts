import { describe, expect, it, test } from "vitest";
import { textOf, visitor } from "../support/visitor";

describe("POST /preferences", () => {
  it("keeps theme and accent and goes back to where it was asked from", async () => {
    const who = await visitor();
    const answer = await who.post("/preferences", { theme: "light", returnTo: "/interview?tab=case" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/interview?tab=case");
    expect(answer.headers.getSetCookie()).toEqual(["theme=light; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax"]);

    await who.post("/preferences", { accent: "matrix", returnTo: "/" });
    expect(await (await who.get("/")).text()).toMatch(/<html[^>]*data-theme="light"[^>]*data-accent="matrix"/);
  });

  it.each(["//example.com", "https://example.com/", "/\\example.com", "/a/../../b", "", "javascript:alert(1)"])("never leaves this origin: %j", async (returnTo) => {
    const answer = await (await visitor()).post("/preferences", { theme: "dark", returnTo });
    expect(answer.headers.get("Location")).toBe("/");
  });

  it.each([{ theme: "sepia" }, { accent: "beige" }, { theme: "dark", accent: "beige" }, { returnTo: "/" }])("refuses %j and keeps nothing", async (fields) => {
    const answer = await (await visitor()).post("/preferences", fields);
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("shows no page of its own", async () => {
    const answer = await (await visitor()).get("/preferences");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/");
  });
});

describe("the frame", () => {
  it("lays the grid under three accents only", async () => {
    const who = await visitor();
    const gridOf = async (accent: string) => {
      await who.post("/preferences", { accent });
      return /<html[^>]*data-grid/.test(await (await who.get("/")).text());
    };
    expect([await gridOf("cyber"), await gridOf("cyberblue"), await gridOf("techblue"), await gridOf("cyber-purple")]).toEqual([true, true, true, false]);
  });

  it("ignores a cookie that was tampered with", async () => {
    const page = await (await visitor()).get("/", { Cookie: "theme=%22%3E; themeColor=nope" });
    expect(await page.text()).toMatch(/<html[^>]*data-theme="dark"[^>]*data-accent="techblue"/);
  });
});

test("the home page says what it offers and labels its figures", async () => {
  const html = await (await (await visitor()).get("/")).text();
  const text = textOf(html);
  for (const words of ["Start Free Trial", "Try AI Interview", "Tech professionals", "Illustrative figures.", "Sample figures.", `© ${new Date().getFullYear()}`]) {
    expect(text).toContain(words);
  }
  const tiles = [...html.matchAll(/<a class="tile[^"]*" href="(\/careers\/\w+)"/g)].map((match) => match[1]);
  expect(tiles).toHaveLength(12);
  expect(html).not.toMatch(/ style="/);
});
