import { expect, type Page } from "@playwright/test";

/** Posts a form with the page's cookies, as a page of ours would, and goes where the answer leads; returns that address. */
export async function postForm(
  page: Page,
  path: string,
  form: Record<string, string>,
): Promise<string> {
  const response = await page.request.post(path, {
    form,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  await expect(response).toBeOK();
  return response.url();
}
