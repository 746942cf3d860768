import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { select } from "../support/database";
import { GOOD_ANSWER, startSession, submitAnswer } from "../support/interview";

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

/** The steps of a plan that read a whole table. Reading what a step before it has found is none. */
function listScans(sql: string): string[] {
  const values = Array.from({ length: sql.split("?").length - 1 }, () => "");
  return select(`explain query plan ${sql}`, values)
    .map(({ detail }) => String(detail))
    .filter((step) => /^SCAN (?!\(?subquery|CONSTANT ROW|json_each)/i.test(step));
}

test("no page reads a whole table", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const answered = await submitAnswer(client, session, GOOD_ANSWER);
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
  const statuses: [string, number][] = [];
  const reads = await recordReads(async () => {
    for (const path of paths) statuses.push([path, (await client.get(path)).status]);
  });
  expect(statuses.filter(([, status]) => status >= 400)).toEqual([]);
  expect(reads.size).toBeGreaterThan(15);
  expect(listScans("select id from users where name = ?")).toEqual(["SCAN users"]);
  const scans = [...reads].flatMap((sql) => listScans(sql).map((step) => `${step}: ${sql}`));
  expect(scans).toEqual([]);
});
