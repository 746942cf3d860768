import { expect, test } from "vitest";
import { textOf, visitor } from "../support/visitor";

test("the home page says what it offers and labels its figures", async () => {
  const html = await (await (await visitor()).get("/")).text();
  const text = textOf(html);
  for (const words of ["Start Free Trial", "Try AI Interview", "Tech professionals", "Illustrative figures.", "Sample figures.", `© ${new Date().getFullYear()}`]) {
    expect(text).toContain(words);
  }
  expect(html.match(/<a class="tile[^>]*href="\/careers\/\w+"/g)).toHaveLength(12);
  // The policy on styles lets no attribute through.
  expect(html).not.toMatch(/ style="/);
});

test("the grid lies under three accents only", async () => {
  const who = await visitor();
  const hasGrid = async (accent: string) => {
    await who.post("/preferences", { accent });
    return /<html[^>]*data-grid/.test(await (await who.get("/")).text());
  };
  expect([await hasGrid("cyber"), await hasGrid("cyberblue"), await hasGrid("techblue"), await hasGrid("cyber-purple")]).toEqual([true, true, true, false]);
});

test("a preference cookie that was tampered with counts for nothing", async () => {
  const page = await (await visitor()).get("/", { Cookie: "theme=%22%3E; themeColor=nope" });
  expect(await page.text()).toMatch(/<html[^>]*data-theme="dark"[^>]*data-accent="techblue"/);
});
