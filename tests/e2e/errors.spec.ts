import { execute } from "../support/database";
import { expect, registerAndSignIn, test } from "./test";

test.use({
  expectedErrors: [/^Failed to load resource: the server responded with a status of 500/],
});

/** Makes a session unreadable, or readable again. */
function setQuestions(sessionId: string, questionIds: string): void {
  execute(
    "update interview_sessions set question_ids = ? where id = ?",
    [questionIds, sessionId],
    process.env.E2E_DATA_DIR,
  );
}

test("a tab of the profile that fails leaves the others to go to, and can be tried again", async ({
  page,
}) => {
  await registerAndSignIn(page);
  await page.goto("/interview");
  await page.getByRole("button", { name: "Start practice: Databases and SQL" }).click();
  await page.waitForURL(/\/interview\/sessions\/[\w-]+$/);
  const sessionId = page.url().split("/").at(-1) ?? "";
  const tabs = page.getByRole("navigation", { name: "Profile" });
  const failure = page.getByRole("heading", { name: "Something went wrong on our side" });

  await page.goto("/profile/skills");
  setQuestions(sessionId, "unreadable");
  await tabs.getByRole("link", { name: "Sessions" }).click();
  await expect(failure).toBeVisible();
  await expect(page).toHaveURL("/profile/sessions");
  await expect(tabs.getByRole("link", { name: "Sessions" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await tabs.getByRole("link", { name: "Skills" }).click();
  await expect(page).toHaveURL("/profile/skills");
  await expect(failure).toBeHidden();

  await page.goto("/profile/sessions");
  await expect(failure).toBeVisible();
  setQuestions(sessionId, "[]");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByText("Databases and SQL")).toBeVisible();
});
