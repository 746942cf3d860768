import type { Locator, Page } from "@playwright/test";

/** A choice shows before it is saved: waits for both. */
export async function selectAndWait(page: Page, button: Locator): Promise<void> {
  const name = (await button.getAttribute("name")) ?? "";
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes("/preferences") &&
      response.request().postData()?.includes(name) === true,
  );
  await button.click();
  await saved;
}
