import type { Page } from "@playwright/test";
import { postForm } from "./post-form";

/** A job interview of today, and the address of its pages. */
export async function addTodaysInterview(page: Page): Promise<string> {
  await postForm(page, "/plans", {
    intent: "add",
    company: "St Mary’s",
    role: "Registered nurse",
    heldOn: new Date().toISOString().slice(0, 10),
  });
  await page.goto("/plans/history");
  const link = page.getByRole("link", { name: "Registered nurse, St Mary’s" });
  return (await link.getAttribute("href")) ?? "";
}
