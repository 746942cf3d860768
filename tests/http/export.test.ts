import { beforeAll, describe, expect, test } from "vitest";
import { listMailTo, listOwnedTables, countRowsContaining, select } from "../support/database";
import { createSignedInClient, createClient } from "../support/client";
import { parseCsv } from "../support/csv";
import { HtmlElement } from "../support/html";
import { openPage } from "../support/page";
import { createAccountWithAllData, downloadArchive } from "../support/exported-account";

/** Tables with an owner that are not in the ZIP, and why not. */
const TABLES_NOT_EXPORTED: Record<string, string> = {
  one_time_links: "hashes of links that die within days; the mails they went out with are listed",
};
/** Columns that are not in the ZIP: secrets, and the owner, which is always the same. */
const COLUMNS_NOT_EXPORTED = [
  "owner_id",
  "user_id",
  "password_hash",
  "token_hash",
  "key_hash",
  "share_token_hash",
  "browser_hash",
  "text",
  "html",
  "due_at",
  "attempts",
];

let account: Awaited<ReturnType<typeof createAccountWithAllData>>;
let zip: Awaited<ReturnType<typeof downloadArchive>>;
let stored: Record<string, Record<string, unknown>[]>;

beforeAll(async () => {
  const otherAccount = await createAccountWithAllData();
  account = await createAccountWithAllData();
  zip = await downloadArchive(account.who);
  stored = JSON.parse(zip.read("data.json")) as typeof stored;
  expect(otherAccount.id).not.toBe(account.id);
});

test("a ZIP for its owner only", () => {
  expect(zip.response.status).toBe(200);
  expect(zip.response.headers.get("Content-Type")).toBe("application/zip");
  expect(zip.response.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="pathlight-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(zip.response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(zip.names).toEqual(
    expect.arrayContaining([
      "index.html",
      "data.json",
      "csv/users.csv",
      "csv/interview_answers.csv",
    ]),
  );
});

test("every table with an owner is included, or excluded with a reason", () => {
  const tables = listOwnedTables().map(({ table }) => table);
  expect(tables).toEqual(
    expect.arrayContaining([
      "users",
      "auth_tokens",
      "interview_answers",
      "contact_messages",
      "mail_outbox",
    ]),
  );
  expect(tables.filter((table) => !(table in stored) && !TABLES_NOT_EXPORTED[table])).toEqual([]);
  expect(Object.keys(TABLES_NOT_EXPORTED).filter((table) => !tables.includes(table))).toEqual([]);
});

test("its rows are the database's rows: as many, and the same values", () => {
  for (const { table, owner } of listOwnedTables().filter(
    ({ table: name }) => !TABLES_NOT_EXPORTED[name],
  )) {
    const rows = select(`select * from "${table}" where ${owner} = ?`, [account.id]);
    expect([table, rows.length], `the test fills every table: ${table}`).not.toEqual([table, 0]);
    expect([table, stored[table]?.length]).toEqual([table, rows.length]);
    if (table === "users") continue;
    for (const row of rows) {
      const storedColumns = Object.fromEntries(
        Object.entries(row)
          .filter(([column]) => !COLUMNS_NOT_EXPORTED.includes(column))
          .map(([column, value]) => [column, toJson(value)]),
      );
      expect(stored[table]).toContainEqual(expect.objectContaining(storedColumns));
    }
  }
  expect(stored.users?.[0]).toMatchObject({
    id: account.id,
    email: account.who.email,
    displayName: "Maya <b>O</b>",
    bio: "Two\nlines.",
  });
});

describe("as tables and to read", () => {
  test("each table has as many lines and as many entries as the database has rows", () => {
    const page = new HtmlElement(zip.read("index.html"));
    for (const [table, rows] of Object.entries(stored).filter(
      ([name]) => !["exportedAt", "unreadable"].includes(name),
    )) {
      const part = page.allByTag("section").find((each) => each.attribute("id") === table);
      const articles = part?.allByTag("article") ?? [];
      const lines = part?.allByTag("tbody").flatMap((body) => body.allByTag("tr")) ?? [];
      const entries = (articles.length > 0 ? articles : lines).length;
      expect([table, parseCsv(zip.read(`csv/${table}.csv`)).length - 1, entries]).toEqual([
        table,
        rows.length,
        rows.length,
      ]);
    }
  });

  test("answers and scores match the database", () => {
    const answers = select(
      "select answer, score from interview_answers where owner_id = ? order by created_at",
      [account.id],
    ) as { answer: string; score: number }[];
    const [head = [], ...lines] = parseCsv(zip.read("csv/interview_answers.csv"));
    expect(
      lines.map((line) => ({
        answer: line[head.indexOf("Your answer")],
        score: Number(line[head.indexOf("Score")]),
      })),
    ).toEqual(answers);
    const page = new HtmlElement(zip.read("index.html"));
    for (const { answer, score } of answers) {
      expect(page).toHaveText(answer.replace(/\s+/g, " "));
      expect(page).toHaveText(`Score ${score}`);
    }
  });

  test("the page needs nothing else and runs nothing", () => {
    const page = new HtmlElement(zip.read("index.html"));
    const loading = ["script", "link", "img", "iframe", "object", "embed", "base", "b"];
    expect(page.descendants.map(({ tag }) => tag).filter((tag) => loading.includes(tag))).toEqual(
      [],
    );
    expect(
      page.descendants
        .flatMap(({ attributeNames }) => attributeNames)
        .filter((name) => name.startsWith("on") || name === "src"),
    ).toEqual([]);
    const styles = page.allByTag("style").map((style) => style.rawText);
    expect(styles.filter((style) => /@import|url\(/i.test(style))).toEqual([]);
    const policy = page
      .allByTag("meta")
      .find((meta) => meta.attribute("http-equiv") === "Content-Security-Policy");
    expect(policy?.attribute("content")).toContain("default-src 'none'");
    expect(page).toHaveText("Maya <b>O</b>’s data");
  });
});

test("contains no secrets and no data of other users", () => {
  const everything = zip.names.map((name) => zip.read(name)).join("\n");
  const [{ password_hash }] = select("select password_hash from users where id = ?", [
    account.id,
  ]) as [{ password_hash: string }];
  const hashes = select(
    "select token_hash from auth_tokens union select token_hash from one_time_links union select token_hash from report_links union select token_hash from assessment_links",
  ).map(({ token_hash }) => String(token_hash));
  const tokens = listMailTo(account.who.email).flatMap(
    ({ text }) => /token=(\S+)/.exec(text)?.[1] ?? [],
  );
  const others = select("select id, email from users where id != ?", [account.id]).flatMap(
    ({ id, email }) => [String(id), String(email)],
  );
  expect([hashes.length > 2, tokens.length, others.length >= 2]).toEqual([true, 2, true]);
  for (const secret of [password_hash, ...hashes, ...tokens, ...others, account.who.password])
    expect(everything).not.toContain(secret);
});

test("deleting an account with rows in every table leaves no row", async () => {
  const { who: client, id } = await createAccountWithAllData();
  const remainingRows = countRowsContaining(id);
  for (const { table } of listOwnedTables())
    expect([table, remainingRows[table] ?? 0], `the test fills every table: ${table}`).not.toEqual([
      table,
      0,
    ]);
  expect(
    (await client.post("/settings/account/delete", { password: client.password })).headers.get(
      "Location",
    ),
  ).toBe("/");
  expect(countRowsContaining(id)).toEqual({});
  expect(countRowsContaining(client.email)).toEqual({});
});

test("a new user's ZIP says that there is no data", async () => {
  const empty = await downloadArchive(await createSignedInClient());
  const page = new HtmlElement(empty.read("index.html"));
  expect(page).toHaveText("Nothing is stored about you in these parts: Interview sessions; ");
  const tables = page.allByTag("section").map((section) => section.attribute("id"));
  expect(tables).not.toContain("interview_answers");
  expect(empty.names).toContain("csv/users.csv");
  expect(empty.names).not.toContain("csv/interview_answers.csv");
  expect(JSON.parse(empty.read("data.json"))).toMatchObject({ interview_answers: [] });
});

test("only signed in, and not without end", async () => {
  expect(
    (await (await createClient()).get("/settings/account/export")).headers.get("Location"),
  ).toBe("/login?redirectTo=%2Fsettings%2Faccount%2Fexport");
  const client = await createSignedInClient();
  for (let times = 0; times < 10; times += 1)
    expect((await client.get("/settings/account/export")).status).toBe(200);
  expect((await client.get("/settings/account/export")).headers.get("Location")).toBe(
    "/settings/account",
  );
  expect(await openPage(client, "/settings/account")).toHaveText(
    "You’ve downloaded your data too often.",
  );
});

/** JSON columns are parsed. */
function toJson(value: unknown): unknown {
  return typeof value === "string" && /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value;
}
