import { describe, expect, test } from "vitest";
import { cardById } from "~/data/questions/cards.server";
import { readQuestionFields, startSession, readAnswerText } from "../support/interview";
import { type Client, createSignedInClient, textOf, createClient } from "../support/client";

const number =
  1 + (cardById("databases")?.questions.findIndex(({ id }) => id === "slow-join-query") ?? -1);
const question = cardById("databases")?.questions[number - 1];
const ANSWER =
  "I would run EXPLAIN ANALYZE first and compare the real plan with the one from last month, looking for a sequential scan where an index scan used to be.";

async function submitAnswer(client: Client, session: string, text = ANSWER) {
  return client.post(session, {
    ...(await readQuestionFields(client, `${session}?question=${number}`)),
    intent: "answer",
    answer: text,
  });
}

describe("practice", () => {
  test("shows tips; hint and samples only on request, with what was written kept", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const page = `${session}?question=${number}`;
    const before = await (await client.get(page)).text();
    expect(before).toContain("Tips for this question");
    expect(before).not.toContain(question?.samples.senior.slice(0, 40));
    const hintResponse = await client.post(session, {
      ...(await readQuestionFields(client, page)),
      intent: "sample",
      answer: "My own beginning",
    });
    expect(hintResponse.headers.get("Location")).toBe(`${page}#samples`);
    const after = await client.get(page);
    expect(textOf(await after.text())).toContain(question?.samples.senior.slice(0, 40));
    expect(await readAnswerText(client, page)).toBe("My own beginning");
  });

  test("after an answer, the follow-up asks for what it missed; answered once, the verdict stands on the review", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    expect((await submitAnswer(client, session)).headers.get("Location")).toBe(
      `${session}/review/${number}`,
    );
    const review = await (await client.get(`${session}/review/${number}`)).text();
    expect(textOf(review)).toContain("An interviewer would ask next");
    const score = /Score (\d+) of 100/.exec(textOf(review))?.[1];
    const page = `${session}/follow-up/${number}`;
    const form = await readQuestionFields(client, page);
    expect(form.part).toBe("follow-up");
    expect((await client.post(page, { ...form, intent: "answer", answer: " " })).status).toBe(400);
    await client.post(`${session}/draft`, { ...form, answer: "Half of it" });
    expect(await readAnswerText(client, page)).toBe("Half of it");
    const followUpResponse = await client.post(page, {
      ...form,
      intent: "answer",
      answer: "I would ask what changed: a deploy, a dropped index, many more rows.",
    });
    expect(followUpResponse.headers.get("Location")).toBe(`${session}/review/${number}#follow-up`);
    const twice = await client.post(page, {
      ...form,
      intent: "answer",
      answer: "Something else, from another tab.",
    });
    expect(twice.headers.get("Location")).toBe(`${session}/review/${number}#follow-up`);
    const after = textOf(await (await client.get(`${session}/review/${number}`)).text());
    expect(after).toContain("a dropped index, many more rows.");
    expect(after).toContain("The first answer stands.");
    expect(after).not.toContain("from another tab");
    expect(after).toContain(`Score ${score} of 100`);
    expect((await client.get(page)).headers.get("Location")).toBe(
      `${session}/review/${number}#follow-up`,
    );
  });

  test("nothing said, nothing followed up", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    await submitAnswer(client, session, "I don't know.");
    expect(textOf(await (await client.get(`${session}/review/${number}`)).text())).not.toContain(
      "An interviewer would ask next",
    );
    expect((await client.get(`${session}/follow-up/${number}`)).status).toBe(302);
  });

  test("a follow-up of nothing, of another person, or after the end", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    for (const path of ["99", "0", "x", String(number)])
      expect((await client.get(`${session}/follow-up/${path}`)).status).toBe(404);
    await submitAnswer(client, session);
    const page = `${session}/follow-up/${number}`;
    const form = {
      ...(await readQuestionFields(client, page)),
      intent: "answer",
      answer: "Not theirs to say.",
    };
    const other = await createSignedInClient();
    expect((await other.get(page)).status).toBe(404);
    expect((await other.post(page, form)).status).toBe(404);
    expect((await client.post(page, { ...form, intent: "burn" })).status).toBe(400);
    await client.post(session, { intent: "end" });
    expect((await client.post(page, form)).headers.get("Location")).toBe(`${session}/report`);
    expect(textOf(await (await client.get(`${session}/review/${number}`)).text())).not.toContain(
      "Not theirs to say.",
    );
  });
});

describe("live", () => {
  test("no list of sessions tells the score before the interview has ended", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client, "databases", "live");
    await submitAnswer(client, session);
    for (const page of ["/interview/history", "/profile/sessions"]) {
      const words = textOf(await (await client.get(page)).text());
      expect(words).toContain("still open no score yet");
      expect(words).not.toMatch(/\d+ on average/);
    }
    await client.post(session, { intent: "end" });
    expect(textOf(await (await client.get("/interview/history")).text())).toMatch(/\d+ on average/);
  });

  test("no help and no scores on the way, follow-ups at once, everything at the end", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client, "databases", "live");
    const page = await (await client.get(`${session}?question=${number}`)).text();
    for (const kept of [
      "Tips for this question",
      "Give me a hint",
      "Sample answer",
      question?.samples.junior.slice(0, 40) ?? "",
    ])
      expect(page).not.toContain(kept);
    expect((await submitAnswer(client, session)).headers.get("Location")).toBe(
      `${session}/follow-up/${number}`,
    );
    const followUp = await (await client.get(`${session}/follow-up/${number}`)).text();
    expect(followUp).not.toContain("left this open");
    expect(
      (
        await client.post(`${session}/follow-up/${number}`, {
          ...(await readQuestionFields(client, `${session}/follow-up/${number}`)),
          intent: "skip",
          answer: "",
        })
      ).headers.get("Location"),
    ).toBe(session);
    for (const path of ["/report", `/review/${number}`])
      expect((await client.get(session + path)).headers.get("Location")).toBe(session);
    expect(textOf(await (await client.get(session)).text())).toContain("open when you end it");
    expect((await client.post(session, { intent: "end" })).headers.get("Location")).toBe(
      `${session}/report`,
    );
    expect((await client.get(`${session}/review/${number}`)).status).toBe(200);
    expect(textOf(await (await client.get(`${session}/review/${number}`)).text())).toMatch(
      /Score \d+ of 100/,
    );
  });

  test("an unknown way to run it is practice", async () => {
    const client = await createClient();
    const session = await startSession(client, "databases", "on-fire");
    expect(await (await client.get(session)).text()).toContain("Tips for this question");
  });
});

describe("what can be sent as an answer", () => {
  test.each([
    ["markup", "<script>alert(1)</script> I would read the query plan.", "&lt;script&gt;alert(1)"],
    [
      "hidden characters",
      "I would\u0000 read\u202e the\u0007 query plan first.",
      "I would read the query plan first.",
    ],
    [
      "another language",
      "Ich würde zuerst den Ausführungsplan lesen und mit dem alten vergleichen, dann die Statistiken erneuern.",
      "Ausführungsplan",
    ],
    ["bytes", "\u0001\u0002ÿØÿà\u0000\u0010JFIF\u0000 %PDF-1.7 ÿÿ\u0003", "JFIF"],
    ["half a character", "I read the plan \ud83d and measure again.", "and measure again."],
    ["50,000 characters", `I read the plan. ${"x ".repeat(24_900)}`, "I read the plan."],
    ["one very long word", "x".repeat(50_000), "xxxx"],
  ])("%s: reviewed, and shown as text", async (_name, text, shown) => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    expect((await submitAnswer(client, session, text)).headers.get("Location")).toBe(
      `${session}/review/${number}`,
    );
    const review = await client.get(`${session}/review/${number}`);
    expect(review.status).toBe(200);
    const html = (await review.text()).replaceAll("<!-- -->", "");
    expect(html.replace(/<(?!script)[^>]+>/g, "")).toContain(shown);
    expect(html).not.toContain("<script>alert");
  });

  test("nothing one could see: 400, as empty", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    for (const text of ["\u0000\u0000", "\u200b", "\u202e"])
      expect((await submitAnswer(client, session, text)).status).toBe(400);
  });
});

test("extra time is kept in the browser and in the account", async () => {
  const client = await createSignedInClient();
  await client.post("/preferences", { extraTime: "1.5", returnTo: "/interview" });
  expect(await (await client.get("/interview")).text()).toMatch(
    /aria-pressed="true"[^>]*>×<!-- -->1\.5|value="1\.5" aria-pressed="true"/,
  );
  const elsewhere = await createClient();
  await elsewhere.post("/login", { email: client.email, password: client.password });
  const session = await startSession(elsewhere);
  expect(textOf(await (await elsewhere.get(`${session}?question=${number}`)).text())).toContain(
    `about ${formatClock((question?.minutes ?? 0) * 1.5)}`,
  );
  expect((await client.post("/preferences", { extraTime: "9" })).status).toBe(400);
});

const formatClock = (minutes: number) =>
  `${Math.floor(minutes)}:${String((minutes % 1) * 60).padStart(2, "0")}`;
