import { expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../../support/client";
import { execute } from "../../support/database";
import { POOR_ANSWER, startSession, submitAnswer } from "../../support/interview";
import { openPage } from "../../support/page";

/** Runs something while the database has lost a table. */
async function withoutTable(table: string, run: () => Promise<void>): Promise<void> {
  execute(`alter table ${table} rename to lost_table`);
  try {
    await run();
  } finally {
    execute(`alter table lost_table rename to ${table}`);
  }
}

async function openFailedPage(client: Client, path: string) {
  const page = await openPage(client, path, 500);
  expect(page.main.headings(2)[0]?.text).toBe("Something went wrong on our side");
  expect(page.main.getByRole("link", "Try again").attribute("href")).toBe(path);
  // The header of the site is there.
  expect(page.getByRole("navigation", "Main").links()).toContainEqual([
    "AI Interviews",
    "/interview",
  ]);
  return page;
}

test("a failing settings tab still shows the other tabs", async () => {
  const client = await createSignedInClient();
  await withoutTable("account_preferences", async () => {
    const { title, main } = await openFailedPage(client, "/settings/notifications");
    expect(title).toBe("Settings · Pathlight");
    expect(main).toHaveText("Your other settings still work.");
    expect(main.getByRole("navigation", "Settings").links()).toEqual([
      ["Profile", "/settings/profile"],
      ["Account", "/settings/account"],
      ["Appearance", "/settings/appearance"],
      ["Notifications", "/settings/notifications"],
    ]);
    await openPage(client, "/settings/profile");
  });
  await openPage(client, "/settings/notifications");
});

test("a failing profile tab still shows the user's name and the other tabs", async () => {
  const client = await createSignedInClient();
  await withoutTable("mentor_sessions", async () => {
    const { title, main } = await openFailedPage(client, "/profile/sessions");
    expect(title).toBe("Your profile · Pathlight");
    expect(main).toHaveText("Maya Okafor");
    expect(main).toHaveText("The other parts of your profile still work.");
    expect(main.getByRole("navigation", "Profile").links()).toEqual([
      ["Today", "/profile"],
      ["Skills", "/profile/skills"],
      ["Learning", "/profile/learning"],
      ["Sessions", "/profile/sessions"],
    ]);
    await openPage(client, "/profile/skills");
  });
});

test("a page of a session that fails says what is saved and leads to the other sessions", async () => {
  const client = await createClient();
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  await withoutTable("interview_answers", async () => {
    for (const path of ["", "/review/1", "/report", "/share", "/delete", "/follow-up/1"]) {
      const { main } = await openFailedPage(client, session + path);
      expect(main).toHaveText("Every answer you submitted is saved.");
      expect(main.links()).toContainEqual(["All sessions", "/interview/history"]);
    }
  });
});

test("a session that does not exist is not found, under the header of the site", async () => {
  const client = await createClient();
  await startSession(client);
  const page = await openPage(client, "/interview/sessions/nowhere", 404);
  expect(page.main.headings(1)[0]?.text).toContain("Page not found");
  expect(page.getByRole("navigation", "Main").links()).toContainEqual([
    "AI Interviews",
    "/interview",
  ]);
});
