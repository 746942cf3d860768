import { expect, test } from "vitest";
import { loadServer } from "../../support/app";
import { createClient, createRegisteredClient, readVisitorId } from "../../support/client";
import { passCourse } from "../../support/course";
import { execute, listOwnedTables, select } from "../../support/database";
import { POOR_ANSWER, getSessionId, startSession, submitAnswer } from "../../support/interview";

const DAY_IN_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_IN_MS);

const count = (table: string): number =>
  Number(select(`select count(*) as count from ${table}`)[0]?.count);

test("what a visitor practiced is deleted after 30 days without use, an account's is not", async () => {
  const { cleanUp } = await loadServer();
  const visitor = await createClient();
  const session = await startSession(visitor);
  await submitAnswer(visitor, session, POOR_ANSWER);
  await visitor.post("/assessment/1", { communication: "4" });
  await visitor.post("/learning/leadership", { intent: "start" });
  await visitor.post("/learning/leadership/clear-goals", { intent: "bookmark", note: "Mine" });
  const member = await createRegisteredClient();
  const memberSession = await startSession(member);
  await submitAnswer(member, memberSession, POOR_ANSWER);

  expect(await cleanUp(inDays(29))).toEqual({ visitors: 0 });
  expect((await visitor.get(session)).status).toBe(200);

  // Used again on the twentieth day: the thirty days begin there.
  execute("update interview_answers set created_at = ? where session_id = ?", [
    inDays(20).toISOString(),
    getSessionId(session),
  ]);
  expect(await cleanUp(inDays(49))).toEqual({ visitors: 0 });

  expect(await cleanUp(inDays(51))).toEqual({ visitors: 1 });
  expect((await visitor.get(session)).status).toBe(404);
  expect(count("assessments")).toBe(0);
  expect([count("lesson_progress"), count("lesson_bookmarks")]).toEqual([0, 0]);
  expect(select("select session_id from interview_answers")).toEqual([
    { session_id: getSessionId(memberSession) },
  ]);
});

test("nothing a visitor practiced is left in any table, and one who only chose a target is a visitor too", async () => {
  const { cleanUp } = await loadServer();
  const visitor = await createClient();
  await submitAnswer(visitor, await startSession(visitor), POOR_ANSWER);
  await passCourse(visitor, "leadership");
  const targetOnly = await createClient();
  for (const client of [visitor, targetOnly])
    await client.post("/careers/technology/data-scientist", { intent: "choose" });
  const owners = [visitor, targetOnly].map((client) => `visitor:${readVisitorId(client)}`);
  const listTables = () =>
    listOwnedTables()
      .filter(
        ({ table, owner }) =>
          select(`select 1 from "${table}" where "${owner}" in (?, ?)`, owners).length > 0,
      )
      .map(({ table }) => table);
  expect(listTables()).toEqual(
    expect.arrayContaining([
      "interview_answers",
      "quiz_attempts",
      "capstone_progress",
      "career_targets",
    ]),
  );
  expect(await cleanUp(inDays(31))).toEqual({ visitors: 2 });
  expect(listTables()).toEqual([]);
});

test("expired sign-ins, devices, links and limits are deleted", async () => {
  const { cleanUp } = await loadServer();
  await createRegisteredClient();
  const tables = ["auth_tokens", "known_devices", "one_time_links"];
  for (const table of tables) expect([table, count(table) > 0]).toEqual([table, true]);
  await cleanUp(inDays(0));
  for (const table of ["auth_tokens", "known_devices"])
    expect([table, count(table) > 0]).toEqual([table, true]);
  await cleanUp(inDays(400));
  for (const table of tables) expect([table, count(table)]).toEqual([table, 0]);
  expect(count("interview_sessions")).toBeGreaterThan(0);
});
