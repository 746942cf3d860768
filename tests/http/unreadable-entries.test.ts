import { beforeAll, expect, test } from "vitest";
import { type Client, createSignedInClient } from "../support/client";
import {
  ROW_ORDER,
  execute,
  listColumns,
  listOwnedTables,
  runLimitsQuery,
  select,
} from "../support/database";
import { createAccountWithAllData, downloadArchive } from "../support/exported-account";
import { startSession } from "../support/interview";
import { openPage } from "../support/page";

const NOTICE = "1 entry could not be read. It is left out or incomplete.";
const PARSED_COLUMN =
  /_at$|^answer_by$|^(?:question_ids|skipped_ids|parts|fields|checked|facts|topics|weekly|review)$/;
const PAGES = [
  "/profile",
  "/profile/sessions",
  "/profile/skills",
  "/profile/learning",
  "/interview/history",
  "/assessment",
  "/learning/python-intro",
  "/mentors/hannah-brandt",
  "/settings/account",
  "/settings/account/export",
];
const OPERATOR_PAGES = ["/admin", "/admin/reviews", "/admin/problems"];

let account: Awaited<ReturnType<typeof createAccountWithAllData>>;
let operator: Client;

beforeAll(async () => {
  account = await createAccountWithAllData();
  await startSession(account.who);
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  execute(
    "insert into auth_tokens (token_hash, user_id, created_at, last_used_at) values ('hash-of-a-second-device', ?, ?, ?)",
    [account.id, hourAgo, hourAgo],
  );
  const client = await createSignedInClient();
  execute("update users set user_type = 'admin' where id = ?", [client.id]);
  operator = client;
});

/** Puts a text that can't be read into one row of a person's, and back again. */
async function withDamage(
  { table, owner, column }: { table: string; owner: string; column: string },
  look: () => Promise<void>,
): Promise<void> {
  const where = `"${owner}" = ? order by "${column}" limit 1`;
  const [row] = select(`select "${column}" as value from "${table}" where ${where}`, [account.id]);
  if (typeof row?.value !== "string") return;
  const change = (from: unknown, to: unknown) =>
    execute(
      `update "${table}" set "${column}" = ? where ${ROW_ORDER} = (select ${ROW_ORDER} from "${table}" where "${owner}" = ? and "${column}" = ? limit 1)`,
      [to, account.id, from],
    );
  // Only so many exports are given in an hour.
  runLimitsQuery("delete from rate_limits");
  change(row.value, "yesterday");
  await look();
  change("yesterday", row.value);
}

test("no page and no export fails because of one time or JSON that can't be read", async () => {
  const failures: string[] = [];
  const columns = listColumns();
  // Whose sign-in can't be read is signed out.
  const tables = listOwnedTables().filter(({ table }) => table !== "auth_tokens");
  for (const { table, owner } of tables)
    for (const { owner: column } of columns.filter((each) => each.table === table))
      if (PARSED_COLUMN.test(column))
        await withDamage({ table, owner, column }, async () => {
          for (const [client, paths] of [
            [account.who, PAGES],
            [operator, OPERATOR_PAGES],
          ] as const)
            for (const path of paths) {
              const { status } = await client.get(path);
              if (status !== 200) failures.push(`${table}.${column}: ${path} ${status}`);
            }
        });
  expect(failures.join("\n")).toBe("");
}, 300_000);

test.each([
  ["interview_sessions", "owner_id", "started_at", "/interview/history"],
  ["interview_sessions", "owner_id", "started_at", "/profile/sessions"],
  ["interview_sessions", "owner_id", "question_ids", "/interview/history"],
  ["mentor_sessions", "owner_id", "starts_at", "/profile/sessions"],
  ["lesson_progress", "owner_id", "opened_at", "/profile/learning"],
  ["auth_tokens", "user_id", "last_used_at", "/settings/account"],
])(
  "%s of %s with an unreadable %s: %s says that one is missing",
  async (table, owner, column, path) => {
    await withDamage({ table, owner, column }, async () => {
      expect(await openPage(account.who, path)).toHaveText(NOTICE);
    });
    expect(await openPage(account.who, path)).not.toHaveText("could not be read");
  },
);

test.each([
  ["contact_messages", "created_at", "/admin"],
  ["mentor_applications", "created_at", "/admin"],
  ["mentor_reviews", "updated_at", "/admin/reviews"],
  ["mentor_problems", "created_at", "/admin/problems"],
])("an operator’s list of %s with an unreadable %s", async (table, column, path) => {
  await withDamage({ table, owner: "owner_id", column }, async () => {
    expect(await openPage(operator, path)).toHaveText(NOTICE);
  });
});

test("the export has all the rest, and says what is missing", async () => {
  const table = "interview_sessions";
  const count = select(`select id from ${table} where owner_id = ?`, [account.id]).length;
  await withDamage({ table, owner: "owner_id", column: "started_at" }, async () => {
    const zip = await downloadArchive(account.who);
    expect(zip.read("index.html")).toContain(NOTICE);
    const data = JSON.parse(zip.read("data.json")) as Record<string, unknown[]>;
    expect(data.unreadable).toEqual({ interview_sessions: 1 });
    expect(data[table]).toHaveLength(count - 1);
  });
  const data: unknown = JSON.parse((await downloadArchive(account.who)).read("data.json"));
  expect(data).toMatchObject({ unreadable: {} });
});

test("an account whose own time can't be read still signs in", async () => {
  await withDamage({ table: "users", owner: "id", column: "created_at" }, async () => {
    expect((await account.who.get("/profile")).status).toBe(200);
  });
});
