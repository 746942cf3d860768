import { expectAccessible } from "./axe";
import { expect, test } from "./test";

test("from the header to a result, with the keyboard alone", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).press("Enter");
  await expect(page).toHaveURL("/search");
  const field = page.getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("registered nurses");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=registered+nurses");
  await expect(page).toHaveTitle(/^“registered nurses”/);
  await expect(field).toHaveValue("registered nurses");
  await expect(page.getByText(/^\d+ results for “registered nurses”\.$/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Registered Nurses" }).press("Enter");
  await expect(page).toHaveURL("/occupations/29-1141.00");
});

test("one kind of result, and back to all", async ({ page, javaScriptEnabled }) => {
  await page.goto("/search?q=data");
  const kinds = page.getByRole("navigation", { name: "Kinds of results" });
  await kinds.getByRole("link", { name: "Occupations" }).click();
  await expect(page).toHaveURL("/search?q=data&kind=occupations");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(["Occupations"]);
  if (javaScriptEnabled) await expectAccessible(page);
  await kinds.getByRole("link", { name: "All" }).click();
  await expect(page).toHaveURL("/search?q=data");
  expect(await headings.count()).toBeGreaterThan(4);
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the search is beside the menu", async ({ page }) => {
    await page.goto("/");
    const links = page.getByRole("banner").getByRole("link", { name: "Search" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(links.filter({ visible: true })).toHaveCount(1);
    await links.filter({ visible: true }).click();
    await expect(page).toHaveURL("/search");
    await expect(page.getByRole("searchbox")).toBeVisible();
  });
});

test("the words in the header stay on one line", { tag: "@script" }, async ({ page }) => {
  await page.goto("/search");
  for (const width of [1280, 1344, 1400, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const actions = page.getByRole("banner").getByRole("link", { name: /^(Sign In|Get Started)$/ });
    for (const action of await actions.all())
      expect((await action.boundingBox())?.height, String(width)).toBeLessThan(36.5);
  }
});
