import { describe, expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { execute, listMailTo, select } from "../support/database";
import { GOOD_ANSWER, getSessionId, startSession, submitAnswer } from "../support/interview";
import {
  bookEarliest,
  changeSession,
  hoursFromNow,
  listFreeTimes,
  readSession,
  runJobsAfter,
} from "../support/mentoring";
import { openMain, postForm } from "../support/page";

const MENTOR = "sofia-lindgren";

/** The id of an answered interview session. */
async function practice(client: Client): Promise<string> {
  const session = await startSession(client);
  await submitAnswer(client, session, GOOD_ANSWER);
  return getSessionId(session);
}

const listShared = (page: string) =>
  select("select session_id from shared_reports where mentor_session_id = ?", [
    getSessionId(page),
  ]).map(({ session_id }) => session_id);

describe("sharing reports with a mentor", () => {
  test("the person chooses them when booking, none is preselected, and takes them back", async () => {
    const client = await createSignedInClient();
    const [first, second] = [await practice(client), await practice(client)];
    const main = await openMain(client, `/mentors/${MENTOR}`);
    const choices = main.getByRole("group", "Which reports may Sofia see?");
    expect(choices.allByRole("checkbox").map(({ value }) => value)).toEqual([second, first]);
    expect(
      choices.allByRole("checkbox").some((box) => box.attribute("checked") !== undefined),
    ).toBe(false);
    expect(choices).toHaveText("your answers word for word");
    expect(choices).toHaveText("nobody opens the report");
    const [slot = ""] = await listFreeTimes(client, `/mentors/${MENTOR}`);
    const sent = await client.post(`/mentors/${MENTOR}`, {
      intent: "request",
      slot,
      agenda: "Read my answers",
      report: first,
    });
    const page = sent.headers.get("Location") ?? "";
    expect(listShared(page)).toEqual([first]);
    const boxes = (await openMain(client, page)).getByRole("group", "Which reports may Sofia see?");
    expect(
      boxes
        .allByRole("checkbox")
        .filter((box) => box.attribute("checked") !== undefined)
        .map(({ value }) => value),
    ).toEqual([first]);
    await client.post(page, { intent: "share", report: second });
    expect(listShared(page)).toEqual([second]);
    const changed = { slot: readSession(page).starts_at, agenda: "Both", report: first };
    expect((await client.post(`${page}/change`, changed)).status).toBe(302);
    expect(listShared(page)).toEqual([first]);
    await client.post(page, { intent: "share" });
    expect(listShared(page)).toEqual([]);
  });

  test("someone else's session, an unknown one or too many: refused, nothing is booked", async () => {
    const other = await createSignedInClient();
    const foreign = await practice(other);
    const client = await createSignedInClient();
    const own = await practice(client);
    const [slot = ""] = await listFreeTimes(client, "/mentors/daniel-kim");
    const fields = { intent: "request", slot, agenda: "Never booked this way" };
    for (const report of [foreign, "nothing", "../etc"]) {
      const page = await postForm(client, "/mentors/daniel-kim", { ...fields, report });
      expect(page.getByRole("alert")).toHaveText("isn’t yours or no longer exists");
    }
    expect(select("select id from mentor_sessions where owner_id = ?", [client.id])).toEqual([]);
    const page = await bookEarliest(client, "daniel-kim", "Mine");
    await postForm(client, page, { intent: "share", report: foreign });
    const stolen = { slot: readSession(page).starts_at, agenda: "Mine", report: foreign };
    await postForm(client, `${page}/change`, stolen);
    expect(listShared(page)).toEqual([]);
    changeSession(page, { state: "declined" });
    const late = await postForm(client, page, { intent: "share", report: own }, 409);
    expect(late.getByRole("alert")).toHaveText("no more reports can be shared");
    expect((await other.post(page, { intent: "share", report: foreign })).status).toBe(404);
    expect(listShared(page)).toEqual([]);
  });

  test("deleting an interview session takes its report back", async () => {
    const client = await createSignedInClient();
    const report = await practice(client);
    const page = await bookEarliest(client, "claire-dubois", "Mine");
    await client.post(page, { intent: "share", report });
    expect(listShared(page)).toEqual([report]);
    await client.post(`/interview/sessions/${report}/delete`, {});
    expect(listShared(page)).toEqual([]);
  });
});

describe("waitlist", () => {
  const LISTED = "omar-farouk";
  const page = `/mentors/${LISTED}`;
  const holder = `mentor:${LISTED}`;

  /** Takes every quarter of an hour for ten weeks, as sessions would. */
  async function fillMentor(): Promise<void> {
    const blocker = await bookEarliest(await createSignedInClient(), LISTED, "Takes everything");
    const first = Math.floor(Date.now() / 900_000);
    for (let day = 0; day < 10 * 7; day += 1) {
      const rows = Array.from({ length: 96 }, (_, index) => {
        const quarter = new Date((first + 96 * day + index) * 900_000).toISOString();
        return `('${holder}', '${quarter}', '${getSessionId(blocker)}')`;
      });
      execute(
        `insert into mentor_claims (holder, quarter, session_id) values ${rows.join()} on conflict do nothing`,
      );
    }
  }
  const freeMentor = () => execute("delete from mentor_claims where holder = ?", [holder]);

  test("told once by email when a time is free; not twice, and not before", async () => {
    const early = await createSignedInClient();
    await early.post(`${page}/waitlist`, { intent: "join" });
    expect(select("select * from mentor_waitlist where owner_id = ?", [early.id])).toEqual([]);
    await fillMentor();
    const client = await createSignedInClient();
    const other = await createSignedInClient();
    const late = await createSignedInClient();
    expect(await openMain(client, page)).toHaveText(
      "This server sends no email, so look again later.",
    );
    for (const each of [client, client, other, late])
      expect((await each.post(`${page}/waitlist`, { intent: "join" })).status).toBe(302);
    expect(await openMain(client, page)).toHaveText(
      /You’re on the waitlist This server sends no email: look here again/,
    );
    expect(await openMain(client, "/profile/sessions")).toHaveText("Leave the waitlist");
    await other.post(`${page}/waitlist`, { intent: "leave" });
    execute("update mentor_waitlist set expires_at = ? where owner_id = ?", [
      hoursFromNow(-1),
      late.id,
    ]);
    await runJobsAfter(16);
    expect(listMailTo(client.email)).toEqual([]);
    freeMentor();
    await runJobsAfter(32);
    await runJobsAfter(70);
    for (const [each, count] of [
      [client, 1],
      [other, 0],
      [late, 0],
    ] as const) {
      expect(listMailTo(each.email)).toHaveLength(count);
      expect(select("select * from mentor_waitlist where owner_id = ?", [each.id])).toEqual([]);
    }
    const [mail] = listMailTo(client.email);
    expect(mail?.subject).toBe("Omar Farouk has a free time");
    expect(mail?.text).toContain(page);
    expect(await openMain(client, page)).not.toHaveText("waitlist");
  });

  test("without an account, for nobody, or with another form: refused", async () => {
    const visitor = await createClient();
    const answer = await visitor.post(`${page}/waitlist`, { intent: "join" });
    expect(answer.headers.get("Location")).toContain("/login");
    const client = await createSignedInClient();
    const join = { intent: "join" };
    expect((await client.post("/mentors/nobody/waitlist", join)).status).toBe(404);
    expect((await client.post(`${page}/waitlist`, { intent: "steal" })).status).toBe(400);
    expect((await client.get(`${page}/waitlist`)).headers.get("Location")).toBe(page);
  });
});
