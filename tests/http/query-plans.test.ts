import { subscribe, unsubscribe } from "node:diagnostics_channel";
import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { execute, select } from "../support/database";
import { GOOD_ANSWER, getSessionId, startSession, submitAnswer } from "../support/interview";
import { requestMentor } from "../support/mentor";
import { isOnPostgres } from "../support/postgres-sync";

/** Every statement that reads, sent while the pages are loaded. */
async function recordReads(load: () => Promise<void>): Promise<Set<string>> {
  const reads = new Set<string>();
  const record = (sql: unknown) => {
    if (/^(?:select|with)\b/i.test(String(sql))) reads.add(String(sql));
  };
  subscribe("pathlight:sql", record);
  try {
    await load();
  } finally {
    unsubscribe("pathlight:sql", record);
  }
  return reads;
}

/**
 * An empty database with the same tables and indexes. Without statistics: where they say that a
 * table has few rows, as in a test, SQLite may rightly read all of them.
 */
function copySchema(): SQLite.Database {
  const copy = new SQLite(":memory:");
  const statements = select(
    "select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by type = 'table' desc",
  );
  for (const { sql } of statements) copy.exec(String(sql));
  return copy;
}

/** The steps of a plan that read a whole table. Reading what a step before it has found is none. */
function createListScans(): (sql: string) => string[] {
  if (isOnPostgres) return listPostgresScans;
  const schema = copySchema();
  return (sql) => listSQLiteScans(schema, sql);
}

/** What stays a scan where PostgreSQL avoids scans at any cost has no index. */
function listPostgresScans(sql: string): string[] {
  execute("set enable_seqscan = off");
  return select(`explain (generic_plan) ${sql}`)
    .map((row) => String(row["QUERY PLAN"]).trim())
    .filter((step) => step.includes("Seq Scan on "))
    .map((step) => step.replace(/^.*Seq Scan on (\w+).*/, "SCAN $1"));
}

function listSQLiteScans(database: SQLite.Database, sql: string): string[] {
  const values = Array.from({ length: sql.split("?").length - 1 }, () => "");
  return database
    .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    .all(...values)
    .map(({ detail }) => detail)
    .filter((step) => /^SCAN (?!\(?subquery|CONSTANT ROW|json_each)/i.test(step));
}

test("no page reads a whole table", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const answered = await submitAnswer(client, session, GOOD_ANSWER);
  const { mentor, person, page, path } = await requestMentor();
  const shared = await startSession(person);
  await submitAnswer(person, shared, GOOD_ANSWER);
  await person.post(page, { intent: "share", report: getSessionId(shared) });
  const paths = [
    ..."/ /interview /interview/due /interview/history".split(" "),
    ..."/assessment /assessment/1 /assessment/review /occupations".split(" "),
    ..."/learning /learning/python-intro /mentors /mentors/apply /contact".split(" "),
    ..."/profile /profile/skills /profile/sessions /profile/learning".split(" "),
    ..."/settings /settings/account /settings/profile /settings/notifications".split(" "),
    session,
    `${session}/report`,
    `${session}/share`,
    answered.headers.get("Location") ?? "",
  ];
  const mentorPaths = [
    ..."/mentoring /mentoring/profile /mentoring/availability".split(" "),
    `/mentors/${mentor.mentorId}`,
    path,
    `${path}/problem`,
    `${path}/reports/${getSessionId(shared)}`,
  ];
  const statuses: [string, number][] = [];
  const reads = await recordReads(async () => {
    for (const each of paths) statuses.push([each, (await client.get(each)).status]);
    for (const each of [page, `${page}/change`, `${page}/problem`, `${page}/calendar.ics`])
      statuses.push([each, (await person.get(each)).status]);
    for (const each of mentorPaths) statuses.push([each, (await mentor.get(each)).status]);
  });
  expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  expect(reads.size).toBeGreaterThan(15);
  const listScans = createListScans();
  expect(listScans("select id from users where name = 'x'")).toEqual(["SCAN users"]);
  const scans = [...reads].flatMap((sql) => listScans(sql).map((step) => `${step}: ${sql}`));
  expect(scans).toEqual([]);
});
