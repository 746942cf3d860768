import { describe, expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { select } from "../support/database";
import {
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  getSessionId,
  readAnswerText,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, openPage } from "../support/page";

const { samples, minutes } = questionById(SLOW_JOIN_ID)?.question ?? expect.unreachable();
const SAMPLE_BEGINNING = samples.senior.slice(0, 40);
const ANSWER =
  "I would run EXPLAIN ANALYZE first and compare the real plan with the one from last month, looking for a sequential scan where an index scan used to be.";
const FOLLOW_UP_ANSWER = "I would ask what changed: a deploy, a dropped index, many more rows.";

/** The pages about one question of a session. */
async function startWithPaths(client: Client, mode = "practice") {
  const session = await startSession(client, "databases", mode);
  return {
    session,
    question: `${session}?question=${SLOW_JOIN_NUMBER}`,
    review: `${session}/review/${SLOW_JOIN_NUMBER}`,
    followUp: `${session}/follow-up/${SLOW_JOIN_NUMBER}`,
  };
}

describe("practice", () => {
  test("shows tips, and samples only on request, without losing the draft", async () => {
    const client = await createSignedInClient();
    const { session, question } = await startWithPaths(client);
    const before = await openPage(client, question);
    expect(before).toHaveText("Tips for this question");
    expect(before).not.toHaveInSource(SAMPLE_BEGINNING);
    const response = await client.post(session, {
      ...(await readQuestionFields(client, question)),
      intent: "sample",
      answer: "My own beginning",
    });
    expect(response.headers.get("Location")).toBe(`${question}#samples`);
    expect(await openMain(client, question)).toHaveText(SAMPLE_BEGINNING);
    expect(await readAnswerText(client, question)).toBe("My own beginning");
  });

  test("follows up on what an answer missed, once, and keeps the first answer's score", async () => {
    const client = await createSignedInClient();
    const { session, review, followUp } = await startWithPaths(client);
    const answered = await submitAnswer(client, session, ANSWER);
    expect(answered.headers.get("Location")).toBe(review);
    const before = await openMain(client, review);
    expect(before).toHaveText("An interviewer would ask next");
    const readScores = () =>
      select("select score, own_score from interview_answers where session_id = ?", [
        getSessionId(session),
      ]);
    const scores = readScores();

    const fields = await readQuestionFields(client, followUp);
    expect(fields.part).toBe("follow-up");
    const send = (answer: string) => client.post(followUp, { ...fields, intent: "answer", answer });
    expect((await send(" ")).status).toBe(400);
    await client.post(`${session}/draft`, { ...fields, answer: "Half of it" });
    expect(await readAnswerText(client, followUp)).toBe("Half of it");
    for (const answer of [FOLLOW_UP_ANSWER, "Something else, from another tab."])
      expect((await send(answer)).headers.get("Location")).toBe(`${review}#follow-up`);

    const page = await openPage(client, review);
    expect(page.toasts).toContainEqual(expect.stringContaining("Your first answer counts."));
    const after = page.main;
    expect(after).toHaveText(FOLLOW_UP_ANSWER);
    expect(after).not.toHaveText("from another tab");
    expect(readScores()).toEqual(scores);
    expect((await client.get(followUp)).headers.get("Location")).toBe(`${review}#follow-up`);
  });

  test("has no follow-up to an answer that says nothing", async () => {
    const client = await createSignedInClient();
    const { session, review, followUp } = await startWithPaths(client);
    await submitAnswer(client, session, "I don't know.");
    expect(await openMain(client, review)).not.toHaveText("An interviewer would ask next");
    expect((await client.get(followUp)).status).toBe(302);
  });

  test("has no follow-up before an answer, for other users or after the end", async () => {
    const client = await createSignedInClient();
    const { session, review, followUp } = await startWithPaths(client);
    for (const number of ["99", "0", "x", String(SLOW_JOIN_NUMBER)])
      expect((await client.get(`${session}/follow-up/${number}`)).status).toBe(404);
    await submitAnswer(client, session, ANSWER);
    const fields = await readQuestionFields(client, followUp);
    const form = { ...fields, formKey: "", intent: "answer", answer: "Not theirs to say." };
    const otherClient = await createSignedInClient();
    expect((await otherClient.get(followUp)).status).toBe(404);
    expect((await otherClient.post(followUp, form)).status).toBe(404);
    expect((await client.post(followUp, { ...form, intent: "burn" })).status).toBe(400);
    await client.post(session, { intent: "end" });
    const late = await client.post(followUp, form);
    expect(late.headers.get("Location")).toBe(`${session}/report`);
    expect(await openMain(client, review)).not.toHaveText("Not theirs to say.");
  });

  test("is the default for an unknown mode", async () => {
    const client = await createClient();
    const { session } = await startWithPaths(client, "on-fire");
    expect(await openPage(client, session)).toHaveText("Tips for this question");
  });
});

describe("a live interview", () => {
  test("is chosen beside the tabs, which keep it, and its buttons say so", async () => {
    const client = await createClient();
    const main = await openMain(client, "/interview?tab=case&mode=live");
    expect(main.names("button")).toContain("Start live interview: Market Sizing and Estimation");
    expect(main.names("button").join()).not.toContain("Start Practice");
    const modes = main.getByRole("navigation", "Session mode").links();
    expect(modes).toEqual([
      ["Practice", "/interview?tab=case"],
      ["Live", "/interview?tab=case&mode=live"],
    ]);
    const tabs = main.getByRole("navigation", "Interview type").links();
    expect(tabs[0]).toEqual(["Technical", "/interview?tab=technical&mode=live"]);
    expect(Object.fromEntries(main.formEntries())).toMatchObject({ mode: "live" });
  });

  test("has no score in any list before it ends", async () => {
    const client = await createSignedInClient();
    const { session } = await startWithPaths(client, "live");
    await submitAnswer(client, session, ANSWER);
    for (const path of ["/interview/history", "/profile/sessions"]) {
      const list = await openMain(client, path);
      expect(list).toHaveText("still open no score yet");
      expect(list).not.toHaveText(/\d+ on average/);
    }
    await client.post(session, { intent: "end" });
    expect(await openMain(client, "/interview/history")).toHaveText(/\d+ on average/);
  });

  test("has no tips, hints or samples", async () => {
    const client = await createSignedInClient();
    const page = await openPage(client, (await startWithPaths(client, "live")).question);
    for (const help of ["Tips for this question", "Show a hint", "Sample answer"])
      expect(page).not.toHaveText(help);
    for (const sample of [samples.junior, samples.senior])
      expect(page).not.toHaveInSource(sample.slice(0, 40));
  });

  test("follows up at once, and opens reviews and report when it ends", async () => {
    const client = await createSignedInClient();
    const { session, review, followUp } = await startWithPaths(client, "live");
    const answered = await submitAnswer(client, session, ANSWER);
    expect(answered.headers.get("Location")).toBe(followUp);
    expect(await openPage(client, followUp)).not.toHaveText("A good answer also has this");
    const skipped = await client.post(followUp, {
      ...(await readQuestionFields(client, followUp)),
      intent: "skip",
    });
    expect(skipped.headers.get("Location")).toBe(session);
    for (const path of [`${session}/report`, review])
      expect((await client.get(path)).headers.get("Location")).toBe(session);
    expect(await openPage(client, session)).toHaveText("when you end this live interview");
    const ended = await client.post(session, { intent: "end" });
    expect(ended.headers.get("Location")).toBe(`${session}/end`);
    expect(await openMain(client, review)).toHaveText("A score starts at 40 words.");
  });
});

test("extra time is saved in the browser and in the account", async () => {
  const client = await createSignedInClient();
  await client.post("/preferences", { extraTime: "1.5", returnTo: "/interview" });
  const choices = (await openMain(client, "/interview")).getByRole("group", "Time allowed");
  const pressed = choices
    .allByRole("button")
    .filter((button) => button.attribute("aria-pressed") === "true");
  expect(pressed.map(({ name }) => name)).toEqual(["×1.5"]);

  const otherBrowser = await createClient();
  await otherBrowser.post("/login", { email: client.email, password: client.password });
  const { question } = await startWithPaths(otherBrowser);
  expect(await openPage(otherBrowser, question)).toHaveText(`about ${formatClock(minutes * 1.5)}`);
  expect((await client.post("/preferences", { extraTime: "9" })).status).toBe(400);
});

const formatClock = (time: number) =>
  `${Math.floor(time)}:${String((time % 1) * 60).padStart(2, "0")}`;
