import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient, registerPerson } from "../support/client";
import { select } from "../support/database";
import { downloadArchive } from "../support/exported-account";
import { openMain } from "../support/page";

const LESSON = "/learning/effective-communication/difficult-conversations";
const QUESTION = "exercise-effective-communication-difficult-conversations";
const ANSWER =
  "Devon, do you have ten minutes this afternoon? I emailed you on May 3 and May 7 for the test results and had nothing to show on the 9th. I was embarrassed in front of the client. Could you send me the results by the 14th? How did it look from your side?";

const submit = (client: Awaited<ReturnType<typeof createClient>>, answer = ANSWER) =>
  client.post(LESSON, { intent: "answer-exercise", answer });

/** An answer, with the replies to its review. */
async function answerWith(client: Awaited<ReturnType<typeof createClient>>, text = ANSWER) {
  const to = (await submit(client, text)).headers.get("Location") ?? "";
  const reply = (fields: Record<string, string>) =>
    client.post(to.replace(/(\?.*)?$/, "/replies?attempt=1"), fields);
  const place = (point: number, sentence: number) =>
    reply({ intent: "point", point: `point-${point}`, sentence: String(sentence) });
  return { to, reply, place };
}

describe("the exercise of a lesson", () => {
  test.each([
    ["a visitor", createClient],
    ["an account", createSignedInClient],
  ])("is answered in a box and reviewed for %s, with each point asked", async (_who, create) => {
    const client = await create();
    expect(await openMain(client, LESSON)).toHaveText("Check my answer");
    const response = await submit(client);
    expect(response.status).toBe(302);
    const to = response.headers.get("Location") ?? "";
    const review = await openMain(client, to);
    for (const text of ["Asks for time to talk", "Back to the lesson"])
      expect(review).toHaveText(text);
    for (const text of [
      "isn’t in your record",
      "Not in your record",
      "Put it back",
      "points settled",
    ])
      expect(review).not.toHaveText(text);
    expect(review.links().map(([, href]) => href)).toContain(`${LESSON}#exercise`);
    const lesson = await openMain(client, LESSON);
    expect(lesson).toHaveText("Check it again");
    expect(lesson).toHaveText(ANSWER);
    expect(lesson.links().map(([, href]) => href)).toContain(to);
  });

  test("isn’t called too short when its task allows only a few words", async () => {
    const client = await createSignedInClient();
    const question = "/interview/questions/exercise-effective-communication-cut-by-half";
    expect(await openMain(client, question)).toHaveText("20 to 38 words");
    const answer =
      "Dear Ms. Alvarez, thank you for Tuesday’s interview for the dispatcher position. I enjoyed learning about the night-shift handover board. I can send the references you mentioned by Friday. Would you like them? Sincerely, Jo";
    const path = "/learning/effective-communication/cut-by-half";
    const response = await client.post(path, { intent: "answer-exercise", answer });
    const review = await openMain(client, response.headers.get("Location") ?? "");
    expect(review).toHaveText("Which sentence says which point?");
    expect(review).not.toHaveText("A score starts at");
  });

  test("doesn’t count in the record or come back", async () => {
    const client = await createSignedInClient();
    const to = (await submit(client)).headers.get("Location") ?? "";
    const [, session] = /sessions\/([^/]+)/.exec(to) ?? [];
    const [row] = select(
      `select excluded_at, ended_at from interview_answers as answer
       join interview_sessions as session on session.id = answer.session_id where session.id = ?`,
      [session ?? ""],
    );
    expect(row).toEqual({ excluded_at: expect.any(String), ended_at: expect.any(String) });
    expect(await openMain(client, `/interview/questions/${QUESTION}`)).toHaveText(
      "When it is difficult",
    );
  });

  test("has no score once its points are placed, in no place", async () => {
    const client = await createSignedInClient();
    const { to, place } = await answerWith(client);
    for (const number of [1, 2, 3, 4, 5]) await place(number, number);
    const review = await openMain(client, to);
    expect(review).toHaveText("By your own marking, all five points are there.");
    expect(review).toHaveText("Compare it with the solution");
    const report = await openMain(client, `${to.split("/review/")[0]}/report`);
    expect(report).toHaveText("An exercise, without a score: 5 of 5 points placed.");
    expect(report).not.toHaveText("By dimension");
    for (const path of ["/profile/sessions", "/interview/history"]) {
      const page = await openMain(client, path);
      expect(page).toHaveText("Exercise: ");
      expect(page).not.toHaveText("on average");
    }
    const { read } = await downloadArchive(client);
    const [row] = JSON.parse(read("data.json")).interview_answers;
    expect(row).toMatchObject({ score: null, own_score: null, lower_score: null });
    expect(row.review.keyPoints).toHaveLength(5);
    for (const name of ["score", "range", "band", "dimensions"])
      expect(row.review).not.toHaveProperty(name);
  });

  test("can’t be put into the record", async () => {
    const client = await createSignedInClient();
    const { to } = await answerWith(client);
    expect((await client.post(to, { intent: "include" })).status).toBe(400);
  });

  test("takes a sentence for two points, and no third", async () => {
    const client = await createClient();
    const { to, place } = await answerWith(client);
    for (const point of [1, 2]) expect((await place(point, 1)).status).toBe(302);
    const refused = await place(3, 1);
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(
      "You used this sentence twice. Which other sentence says this?",
    );
    expect(await openMain(client, to)).toHaveText("You placed two of five points so far.");
    expect((await place(3, 3)).status).toBe(302);
  });

  test("asks once about a sentence that shares no word with the task or the point", async () => {
    const client = await createClient();
    const { to, reply, place } = await answerWith(client, `${ANSWER} I cooked dinner at 90%.`);
    expect(await openMain(client, to)).toHaveText(
      "90% isn’t in the task. Where does it come from?",
    );
    const asked = (await place(1, 6)).headers.get("Location") ?? "";
    const review = await openMain(client, asked);
    expect(review).toHaveText("Does this sentence say it?");
    expect(review).toHaveText("Which sentence says which point?");
    await reply({ intent: "point", point: "point-1", sentence: "6", sure: "yes" });
    expect(await openMain(client, asked)).toHaveText("You placed one of five points so far.");
    expect(await openMain(client, asked)).not.toHaveText("Does this sentence say it?");
  });

  test("finds no answer in rubbish, and takes the person’s word that it is one", async () => {
    const client = await createSignedInClient();
    const { to, reply } = await answerWith(client, "blah blah blah blah");
    expect(await openMain(client, to)).toHaveText("We couldn’t find an answer in this text.");
    expect((await reply({ intent: "is-answer" })).status).toBe(302);
    expect(await openMain(client, to)).toHaveText("Which sentence says which point?");
    const [row] = select(
      "select excluded_at from interview_answers where question_id = ? and answer = ?",
      [QUESTION, "blah blah blah blah"],
    );
    expect(row?.excluded_at).not.toBeNull();
  });

  test("keeps the rows of a table", async () => {
    const client = await createClient();
    const rows = [
      "Step | Words",
      "Open | Have you ten minutes? Good.",
      "Ask | Send me the results",
    ];
    const { to } = await answerWith(client, rows.join("\n"));
    const review = await openMain(client, to);
    for (const row of rows) expect(review).toHaveText(row);
  });

  test("is stored once when the same answer is sent twice, and again when it changed", async () => {
    const client = await createClient();
    const first = (await submit(client)).headers.get("Location");
    expect((await submit(client)).headers.get("Location")).toBe(first);
    const second = (await submit(client, `${ANSWER} Thank you.`)).headers.get("Location") ?? "";
    expect(second).not.toBe(first);
    expect(await openMain(client, second)).toHaveText("Attempt 2");
  });

  test("moves to the account at sign-in, and is exported", async () => {
    const client = await createClient();
    await submit(client);
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(await openMain(client, LESSON)).toHaveText("Check it again");
    const { names, read } = await downloadArchive(client);
    expect(names.some((name) => read(name).includes("ten minutes this afternoon"))).toBe(true);
  });

  test("shows an answer without text, or with too much, with the reason", async () => {
    const client = await createClient();
    for (const [answer, message] of [
      [" ", "Write your answer first."],
      ["word ".repeat(10_001), "50,000 characters"],
    ] as const) {
      const response = await submit(client, answer);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(message);
    }
    expect(await openMain(client, LESSON)).toHaveText("Check my answer");
  });

  test("can’t be answered in a lesson with code", async () => {
    const client = await createClient();
    const path = "/learning/python-intro/values-and-names";
    expect(await openMain(client, path)).not.toHaveText("Check my answer");
    const response = await client.post(path, { intent: "answer-exercise", answer: ANSWER });
    expect(response.status).toBe(400);
  });
});
