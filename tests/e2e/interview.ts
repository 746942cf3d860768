import { expect, type Page } from "@playwright/test";
import { postForm } from "./post-form";

/** Starts a session and opens it, without the page of cards; returns its address. */
export async function openSession(
  page: Page,
  card = "databases",
  mode: "practice" | "live" = "practice",
): Promise<string> {
  const url = await postForm(page, "/interview", { card, mode });
  await page.goto(url);
  return url;
}

/** Answers the question that is open, and waits for its review. */
export async function submitAnswer(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your answer").fill(text);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByText("Keep or delete", { exact: true })).toBeVisible();
}

/** Opens what a review keeps folded. */
export async function openFold(page: Page, title: string): Promise<void> {
  await page.locator("summary").getByText(title, { exact: true }).click();
}

/** Ends the open session, which asks because questions are open. */
export async function endSession(page: Page): Promise<void> {
  await page.getByRole("button", { name: "End Session" }).click();
  await expect(page.getByRole("heading", { name: "End this session?" })).toBeVisible();
  await page.getByRole("button", { name: "End Session" }).click();
}
