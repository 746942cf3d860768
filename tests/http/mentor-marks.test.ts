import { describe, expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { createClient, createSignedInClient } from "../support/client";
import { listMailTo, select } from "../support/database";
import {
  POOR_ANSWER,
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  getSessionId,
  startSession,
  submitAnswer,
} from "../support/interview";
import { createMentor } from "../support/mentor";
import { bookEarliest, changeSession, hoursFromNow } from "../support/mentoring";
import { openMain, openPage, postForm } from "../support/page";

/** A person whose report a mentor can open, and both pages. */
async function shareReport() {
  const mentor = await createMentor();
  const person = await createSignedInClient();
  const interview = await startSession(person);
  await submitAnswer(person, interview, POOR_ANSWER);
  const page = await bookEarliest(person, mentor.mentorId, "Mark my answer");
  const report = getSessionId(interview);
  await person.post(page, { intent: "share", report });
  const path = `/mentoring/requests/${getSessionId(page)}/reports/${report}`;
  return { mentor, person, interview, report, page, path };
}

const MARK = { question: SLOW_JOIN_ID, score: "82", note: "You name the plan. Say the number." };

const countMarks = (report: string) =>
  select("select score from mentor_marks where session_id = ?", [report]).length;

describe("a mentor marks a shared report", () => {
  test("sees the answer, not the coach's score, until the mark is saved", async () => {
    const { mentor, person, path } = await shareReport();
    const before = await openPage(mentor, path);
    expect(before.main).toHaveText(POOR_ANSWER);
    expect(before.main).not.toHaveText("Score of this answer");
    expect(before.source).not.toContain(person.email);
    // The only answer, whatever its place in the interview, with what it should cover.
    expect(before.main.headings(2).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^1\. /),
    );
    expect(before.main).toHaveText(/What a good answer covers.*Save mark/s);
    for (const { label } of questionById(SLOW_JOIN_ID)?.question.keyPoints ?? [])
      expect(before.main).toHaveText(label);
    expect((await mentor.post(path, MARK)).headers.get("Location")).toBe(`${path}#answer-1`);
    const after = await openMain(mentor, path);
    expect(after).toHaveText("Score of this answer");
    expect(after).toHaveText("Your mark");
  });

  test("the person sees both scores and where they disagree, and gets one email", async () => {
    const { mentor, person, interview, page, path } = await shareReport();
    // A rating of the skill is no score of the answer.
    await person.post("/assessment/4", { sql: "5" });
    await mentor.post(path, MARK);
    expect(await openMain(mentor, path)).not.toHaveText(/self-rating/i);
    await mentor.post(path, { ...MARK, score: "84", note: "Clearer the second time." });
    for (const shown of [page, `${interview}/report`]) {
      const main = await openMain(person, shown);
      expect(main).toHaveText("Clearer the second time.");
      expect(main).toHaveText("84");
      expect(main).toHaveText(/The coach’s score is \d+ points below Ana’s\./);
      expect(main).toHaveText("Self-rating: SQL 5 of 5.");
      expect(main).not.toHaveText("above Ana");
    }
    const review = await openMain(person, `${interview}/review/${SLOW_JOIN_NUMBER}`);
    expect(review).toHaveText(/Your mentor’s mark.*Ana Ruiz.*84.*Clearer the second time\./s);
    const mails = listMailTo(person.email).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject === "Ana Ruiz marked your answers")).toHaveLength(1);
  });

  test("counts as reviewed evidence: the level of the skill moves, and the export has it", async () => {
    const { mentor, person, path } = await shareReport();
    const before = await openMain(person, "/profile/skills");
    expect(before).not.toHaveText("one mentor’s review");
    await mentor.post(path, { ...MARK, score: "100" });
    const after = await openMain(person, "/profile/skills");
    expect(after).toHaveText("one mentor’s review");
    expect(after.text).not.toBe(before.text);
    const exported = await person.get("/profile/skills/export?format=json");
    expect(await exported.text()).toContain("reviewed");
  });

  test.each([
    ["score", "", "Enter a whole number from 0 to 100."],
    ["score", "101", "Enter a whole number from 0 to 100."],
    ["score", "-1", "Enter a whole number from 0 to 100."],
    ["score", "7.5", "Enter a whole number from 0 to 100."],
    ["score", "1e2", "Enter a whole number from 0 to 100."],
    ["note", " ", "Write a note that helps"],
    ["note", "x".repeat(601), "Use at most 600 characters."],
  ])("%s = %j: 400, nothing is stored", async (field, value, words) => {
    const { mentor, report, path } = await shareReport();
    expect(await postForm(mentor, path, { ...MARK, [field]: value })).toHaveText(words);
    expect(countMarks(report)).toBe(0);
  });

  test("a question without an answer, or of no session: 400", async () => {
    const { mentor, report, path } = await shareReport();
    for (const question of ["null-in-filters", "nothing", ""])
      expect((await mentor.post(path, { ...MARK, question })).status).toBe(400);
    expect(countMarks(report)).toBe(0);
  });
});

test("the request's page leads to the report, and says how much of it is marked", async () => {
  const { mentor, person, page, path } = await shareReport();
  const request = `/mentoring/requests/${getSessionId(page)}`;
  const before = await openMain(mentor, request);
  expect(before).toHaveText("0 of 1 answer marked");
  expect(before.links().map(([, target]) => target)).toContain(path);
  await mentor.post(path, MARK);
  expect(await openMain(mentor, request)).toHaveText("1 of 1 answer marked");
  await person.post(page, { intent: "share" });
  expect(await openMain(mentor, request)).not.toHaveText("Shared reports");
});

describe("who can't open or mark a report", () => {
  test("another mentor, the person, a visitor and anybody else", async () => {
    const { person, report, path } = await shareReport();
    const other = await createMentor();
    for (const send of [() => other.get(path), () => other.post(path, MARK)])
      expect((await send()).status).toBe(404);
    for (const send of [() => person.get(path), () => person.post(path, MARK)])
      expect((await send()).status).toBe(403);
    const visitor = await createClient();
    expect((await visitor.get(path)).headers.get("Location")).toContain("/login");
    expect(countMarks(report)).toBe(0);
  });

  test("its mentor, once it was taken back, declined, or two weeks after the session", async () => {
    const { mentor, person, report, page, path } = await shareReport();
    const deny = async () => {
      expect((await mentor.get(path)).status).toBe(404);
      expect((await mentor.post(path, MARK)).status).toBe(404);
      expect(countMarks(report)).toBe(0);
    };
    await person.post(page, { intent: "share" });
    await deny();
    await person.post(page, { intent: "share", report });
    expect((await mentor.get(path)).status).toBe(200);
    for (const state of ["declined", "canceled", "expired", "no-show"]) {
      changeSession(page, { state });
      await deny();
    }
    changeSession(page, { state: "done", ends_at: hoursFromNow(-24 * 14 - 1) });
    await deny();
    changeSession(page, { state: "done", ends_at: hoursFromNow(-24 * 13) });
    expect((await mentor.post(path, MARK)).status).toBe(302);
    expect(countMarks(report)).toBe(1);
  });

  test("a report that wasn't shared, of the same person", async () => {
    const { mentor, person, page } = await shareReport();
    const hidden = await startSession(person);
    await submitAnswer(person, hidden, POOR_ANSWER);
    const path = `/mentoring/requests/${getSessionId(page)}/reports/${getSessionId(hidden)}`;
    expect((await mentor.get(path)).status).toBe(404);
    expect((await mentor.post(path, MARK)).status).toBe(404);
    expect(countMarks(getSessionId(hidden))).toBe(0);
  });
});
