import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../support/account";
import {
  NEW_PASSWORD,
  SETTINGS,
  countNewSignIns,
  prepareAccount,
  requestChange,
  resetAt,
} from "../../support/account-recovery";
import { createClient } from "../../support/client";
import { execute, listMailTo } from "../../support/database";
import { google, signInWith } from "../../support/identity-providers";
import { openMain } from "../../support/page";
import { passwordForm } from "../../support/race";
import { openLink } from "../../support/reset-password";

// Mail is queued here and never sent: what matters is that a mail server is set up.
process.env.SMTP_URL = "smtp://127.0.0.1:9";
process.env.APP_URL = "http://pathlight.test";

const TITLE = "## What a reset, a change of password, and a change of address end";

type Account = Awaited<ReturnType<typeof prepareAccount>>;
/** How to sign in once it has happened. */
type Event = (account: Account) => Promise<{ email: string; password: string }>;
type Check = (account: Account, signIn: { email: string; password: string }) => Promise<boolean>;

const EVENTS: Record<string, Event> = {
  "a reset": async ({ email }) => {
    await resetAt(email);
    return { email, password: NEW_PASSWORD };
  },
  "a change of password": async ({ email, client }) => {
    const response = await client.post(SETTINGS, passwordForm(NEW_PASSWORD));
    expect(response.headers.get("Location")).toBe(SETTINGS);
    return { email, password: NEW_PASSWORD };
  },
  "a change of address": async ({ email, client }) => {
    const newEmail = `new.${email}`;
    await openLink(client, await requestChange(client, newEmail));
    expect((await client.post("/verify-email", {})).headers.get("Location")).toBe(SETTINGS);
    return { email: newEmail, password: PASSWORD };
  },
};

/** Whether each still works. */
const WAYS_IN: Record<string, Check> = {
  sessions: async ({ other }) => (await other.get("/profile")).status === 200,
  "API tokens": async ({ client, token }) =>
    (await client.json("GET", "/auth/profile", undefined, token)).status === 200,
  // One that is not connected gets an account of its own.
  "connected Google and LinkedIn identities": async (_, { email }) => {
    const client = await createClient();
    await signInWith(client, google);
    return (await openMain(client, SETTINGS)).text.includes(email);
  },
  "known devices": async ({ other }, { email, password }) => {
    const before = countNewSignIns(email);
    const device = await createClient();
    device.cookies.set("device", other.cookies.get("device") ?? "");
    await device.post("/login", { email, password });
    expect((await device.get("/profile")).status).toBe(200);
    return countNewSignIns(email) === before;
  },
  "unused one-time links": async ({ unusedLink }) =>
    (await openLink(await createClient(), unusedLink)).status === 200,
  "undo links of address changes": async ({ undoLink }) =>
    (await openLink(await createClient(), undoLink)).status === 200,
  "pending changes of address": async ({ client, pendingLink }) => {
    // A session that has ended leads to the sign-in page once.
    await client.get("/");
    return (await openLink(client, pendingLink)).status === 200;
  },
};

/** The cells of the table, by row and column. */
function readTable() {
  const page = readFileSync("docs/security.md", "utf8");
  const [, section = ""] = page.split(TITLE);
  const [head = [], , ...rows] =
    section
      .split("\n## ")[0]
      ?.split("\n")
      .filter((line) => line.startsWith("|"))
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ) ?? [];
  const columns = head.slice(1);
  return {
    columns,
    rows: rows.map(([name = ""]) => name),
    cells: rows.flatMap(([row = "", ...cells]) =>
      cells.map((cell, index) => ({ row, column: columns[index] ?? "", cell })),
    ),
  };
}

const table = readTable();

test("the table in docs/security.md has a row for each way in, and a column for each change", () => {
  expect(table.columns).toEqual(Object.keys(EVENTS));
  expect(table.rows).toEqual(Object.keys(WAYS_IN));
  for (const { cell } of table.cells) expect(cell).toMatch(/^(end|stay)\b/);
});

describe.each(table.cells)("$column: $row", ({ row, column, cell }) => {
  test(cell, async () => {
    const [change, isWorking] = [EVENTS[column], WAYS_IN[row]];
    if (!change || !isWorking) return expect.unreachable();
    const account = await prepareAccount();
    const credentials = await change(account);
    expect(await isWorking(account, credentials)).toBe(cell.startsWith("stay"));
  });
});

test.each(Object.entries(WAYS_IN))(
  "%s: work as long as nothing is changed",
  async (_, isWorking) => {
    const account = await prepareAccount();
    expect(await isWorking(account, { email: account.email, password: PASSWORD })).toBe(true);
  },
);

describe("emails name what ended and what stays", () => {
  const last = (email: string) =>
    listMailTo(email).findLast(({ subject }) => subject.includes("password was changed"))?.text;

  test("a reset: everything ended", async () => {
    const account = await prepareAccount();
    const { email } = (await EVENTS["a reset"]?.(account)) ?? expect.unreachable();
    const text = last(email);
    expect(text).toContain("This ended every other way in");
    expect(text).toContain(`Google (${account.person.email}) no longer signs in to your account.`);
    expect(text).not.toContain("One link remains");
  });

  test("a change of password: identities and devices stay", async () => {
    const account = await prepareAccount();
    execute("update known_devices set name = 'Firefox on Linux' where user_id = ?", [account.id]);
    const { email } = (await EVENTS["a change of password"]?.(account)) ?? expect.unreachable();
    const text = last(email);
    expect(text).toContain(
      `You can still sign in with Google (${account.person.email}), as before.`,
    );
    expect(text?.match(/Firefox on Linux, last used on /g)).toHaveLength(2);
    expect((await account.client.get("/profile")).status).toBe(200);
  });
});
