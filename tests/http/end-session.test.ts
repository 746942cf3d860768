import { describe, expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import {
  GOOD_ANSWER,
  SLOW_JOIN_NUMBER,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, openPage } from "../support/page";

test("End Session leads to the page that asks, without a question mark in its address", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  for (const path of [session, `${session}/report`]) {
    const form = (await openPage(client, path)).getByRole("button", "End Session").closest("form");
    const address = form.attribute("action") ?? "";
    expect([form.attribute("method"), address]).toEqual(["post", `${session}/end`]);
    const response = await client.post(address, {});
    expect([response.status, response.headers.get("Location")]).toEqual([302, `${session}/end`]);
  }
});

test("End Session returns to the tab that the session's card is in", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client, "leadership");
  const ended = await client.post(session, { intent: "end" });
  expect(ended.headers.get("Location")).toBe("/interview?tab=behavioral");
});

describe.each(["practice", "live"])("ending a %s session", (mode) => {
  test("asks while questions are open, then links to the report", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client, "databases", mode);
    await submitAnswer(client, session, GOOD_ANSWER);
    await client.post(session, {
      ...(await readQuestionFields(client, `${session}?question=2`)),
      intent: "save",
      answer: "Half a thought",
    });
    const main = await openMain(client, `${session}/end`);
    expect(main).toHaveText("you answered 1 of 12");
    expect(main).toHaveText("11 questions still open");
    expect(main).toHaveText("Your draft of question 2 will be in the report");
    expect(main.links().map(([, href]) => href)).toContain(`${session}?question=1`);
    expect(main.links().map(([, href]) => href)).not.toContain(
      `${session}?question=${SLOW_JOIN_NUMBER}`,
    );
    expect((await openMain(client, session)).names("button")).toContain(
      mode === "live" ? "Send" : "Submit Response",
    );

    const ended = await client.post(session, { intent: "end" });
    expect(ended.headers.get("Location")).toBe(mode === "live" ? `${session}/end` : "/interview");
    if (mode === "live") {
      const film = await openMain(client, `${session}/end`);
      expect(film).toHaveText("1 of 12 answered.");
      expect(film.links()).toContainEqual(["Report", `${session}/report`]);
      expect(film).toHaveText("Go on with question 1.");
      expect(film.links()).toContainEqual([
        "Answer 1",
        expect.stringMatching(/^\/interview\/questions\/[^/]+$/),
      ]);
      expect(film.links().map(([, href]) => href)).toContain(
        `${session}/review/${SLOW_JOIN_NUMBER}`,
      );
      return;
    }
    const list = await openPage(client, "/interview");
    expect(list.toasts).toEqual([expect.stringContaining("Session ended and saved")]);
    const reports = list.links().filter(([text]) => text === "See the report");
    expect(reports).toEqual([
      ["See the report", `${session}/report`],
      ["See the report", `${session}/report`],
    ]);
    expect((await client.get(`${session}/end`)).headers.get("Location")).toBe(`${session}/report`);
  });
});

test("several drafts are named as several", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  for (const number of [2, 3])
    await client.post(session, {
      ...(await readQuestionFields(client, `${session}?question=${number}`)),
      intent: "save",
      answer: "Half a thought",
    });
  expect(await openMain(client, `${session}/end`)).toHaveText(
    "Your drafts of questions 2 and 3 will be in the report",
  );
});

test("open sessions are offered, the newest first", async () => {
  const client = await createSignedInClient();
  expect(await openMain(client, "/interview")).not.toHaveText("Continue where you left off");
  await startSession(client, "conflict");
  const newest = await startSession(client);
  const main = await openMain(client, "/interview");
  expect(main).toHaveText("Continue where you left off");
  expect(main.links()).toContainEqual(["Continue", newest]);
  expect(main.links()).toContainEqual(["All 2 open sessions", "/interview/history"]);
});

test("question numbers are links; answered ones lead to their review, except in a live interview", async () => {
  const client = await createSignedInClient();
  for (const mode of ["practice", "live"]) {
    const session = await startSession(client, "databases", mode);
    await submitAnswer(client, session, GOOD_ANSWER);
    const page = await openPage(client, session);
    const links = page.getByRole("list", "Question 1 of 12").links();
    const targets = links.map(([, href]) => href);
    expect(targets).toContain(`${session}?question=2`);
    expect(targets.includes(`${session}/review/${SLOW_JOIN_NUMBER}`)).toBe(mode === "practice");
  }
});

test("what was skipped can still be answered after the last question", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client, "conflict");
  const total = Number(/of (\d+)/.exec((await openPage(client, session)).text)?.[1]);
  for (let number = 1; number <= total; number += 1)
    await client.post(session, {
      ...(await readQuestionFields(client, `${session}?question=${number}`)),
      intent: "skip",
    });
  const main = await openMain(client, session);
  expect(main).toHaveText("You can still answer what you skipped");
  expect(main.links().filter(([, href]) => href.includes("?question="))).toHaveLength(total);
});
