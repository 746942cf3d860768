import { expect, test } from "vitest";
import { execute, select } from "../support/database";
import { askedOn, startSession } from "../support/interview";
import { GOOD, POOR, SLOW_JOIN } from "../support/interviews";
import { type Visitor, register, signedIn, textOf, visitor } from "../support/visitor";
import { questionById } from "~/data/questions/cards.server";

const question = questionById(SLOW_JOIN)?.question ?? expect.unreachable(SLOW_JOIN);
const HERE = 4;
const SAMPLE = "You read the sample answer before this one.";
const REVIEW = "You read the review of an earlier try before this one.";
const HINT = "You opened the hint before this one.";

const read = async (who: Visitor, path: string) => textOf(await (await who.get(path)).text());
const reviewOf = (who: Visitor, session: string, attempt = 1) =>
  read(who, `${session}/review/${HERE}?attempt=${attempt}`);
const at = (session: string) => `${session}?question=${HERE}`;

async function ask(who: Visitor, session: string, intent: "sample" | "hint", text = "") {
  return who.post(session, { ...(await askedOn(who, at(session))), intent, answer: text });
}

async function answer(who: Visitor, session: string, text = POOR) {
  return who.post(session, {
    ...(await askedOn(who, at(session))),
    intent: "answer",
    answer: text,
  });
}

/** As if so many hours had gone by since. */
function hoursLater(session: string, hours: number): void {
  const id = session.split("/").at(-1);
  const then = new Date(Date.now() - hours * 3_600_000).toISOString();
  execute("update interview_help set shown_at = ? where session_id = ?", [then, id]);
  execute("update interview_answers set created_at = ? where session_id = ?", [then, id]);
}

test("neither sample nor hint is on the page before it is asked for, whatever the address says", async () => {
  const who = await signedIn();
  const session = await startSession(who);
  for (const address of [at(session), `${at(session)}&show=samples`]) {
    const page = await (await who.get(address)).text();
    expect(page).not.toContain(question.samples.senior.slice(0, 40));
    expect(page).not.toContain(question.hint.slice(0, 30));
  }
});

test("an answer after the sample says so in its review and in the report; one without says nothing", async () => {
  const who = await signedIn();
  const helped = await startSession(who);
  expect((await ask(who, helped, "sample", "My beginning")).headers.get("Location")).toBe(
    `${at(helped)}#samples`,
  );
  expect(await read(who, at(helped))).toContain(question.samples.senior.slice(0, 40));
  await answer(who, helped);
  expect(await reviewOf(who, helped)).toContain(SAMPLE);
  expect(await read(who, `${helped}/report`)).toContain(SAMPLE);

  const other = await signedIn();
  const plain = await startSession(other);
  await answer(other, plain);
  for (const page of [await reviewOf(other, plain), await read(other, `${plain}/report`)])
    expect(page).not.toMatch(/before this one/);
});

test("the hint is told as the hint, and the sample outweighs it", async () => {
  const who = await signedIn();
  const session = await startSession(who);
  expect((await ask(who, session, "hint")).headers.get("Location")).toBe(`${at(session)}#hint`);
  expect(await read(who, at(session))).toContain(question.hint.slice(0, 30));
  await answer(who, session);
  expect(await reviewOf(who, session)).toContain(HINT);
  await ask(who, session, "hint");
  await ask(who, session, "sample");
  await answer(who, session, GOOD);
  expect(await reviewOf(who, session, 2)).toContain(SAMPLE);
});

test("a second try has seen the review of the first, in any session; after a night it has to be remembered", async () => {
  const who = await signedIn();
  const session = await startSession(who);
  await answer(who, session);
  await answer(who, session, GOOD);
  expect(await reviewOf(who, session, 1)).not.toContain(REVIEW);
  expect(await reviewOf(who, session, 2)).toContain(REVIEW);
  await who.post(session, { intent: "end" });
  const again = await startSession(who);
  await answer(who, again);
  expect(await reviewOf(who, again)).toContain(REVIEW);
  for (const each of [session, again]) hoursLater(each, 13);
  const nextDay = await startSession(who);
  await answer(who, nextDay, GOOD);
  expect(await reviewOf(who, nextDay)).not.toMatch(/before this one/);
});

test("the sample read in one session counts in the next, and goes with a visitor into their account", async () => {
  const who = await visitor();
  const session = await startSession(who);
  await ask(who, session, "sample");
  const { email, password } = await register(await visitor());
  await who.post("/login", { email, password });
  const later = await startSession(who);
  await answer(who, later);
  expect(await reviewOf(who, later)).toContain(SAMPLE);
});

test("a live interview gives no help and asks for none; the review of another session counts in it", async () => {
  const who = await signedIn();
  const live = await startSession(who, "databases", "live");
  await ask(who, live, "sample");
  await ask(who, live, "hint");
  expect(await read(who, at(live))).not.toContain(question.samples.senior.slice(0, 40));
  await answer(who, live);
  // Its review is not shown yet, so the same question elsewhere is answered unaided.
  const practice = await startSession(who);
  await answer(who, practice);
  expect(await reviewOf(who, practice)).not.toMatch(/before this one/);
  await who.post(live, { intent: "end" });
  expect(await reviewOf(who, live)).not.toMatch(/before this one/);
  await answer(who, practice, GOOD);
  expect(await reviewOf(who, practice, 2)).toContain(REVIEW);
});

test("nobody else can open help in a session, nor of a question it does not ask", async () => {
  const who = await signedIn();
  const session = await startSession(who);
  const form = await askedOn(who, at(session));
  expect((await (await signedIn()).post(session, { ...form, intent: "sample" })).status).toBe(404);
  expect(
    (await who.post(session, { ...form, questionId: "project-that-failed", intent: "sample" }))
      .status,
  ).toBe(400);
  expect(
    select("select * from interview_help where session_id = ?", [session.split("/").at(-1)]),
  ).toEqual([]);
});

test("a shared report tells it beside the score, to whoever reads it", async () => {
  const who = await signedIn();
  const session = await startSession(who);
  await ask(who, session, "sample");
  await answer(who, session);
  const link = async (fields: Record<string, string>) => {
    const html = await (
      await who.post(`${session}/share`, { intent: "make", days: "7", ...fields })
    ).text();
    const [, key] = /shared-report\?key=([\w-]+)/.exec(html) ?? [];
    return read(await visitor(), `/shared-report?key=${key}`);
  };
  expect(await link({ scores: "on" })).toContain("Given after reading the sample answer.");
  expect(await link({ plan: "on" })).not.toContain("after reading the sample answer");
});
