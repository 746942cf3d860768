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

describe("the exercise of a lesson", () => {
  test.each([
    ["a visitor", createClient],
    ["an account", createSignedInClient],
  ])("is answered in a box and reviewed for %s, with each point asked", async (_who, create) => {
    const client = await create();
    expect(await openMain(client, LESSON)).toHaveText("Review my answer");
    const response = await submit(client);
    expect(response.status).toBe(302);
    const to = response.headers.get("Location") ?? "";
    const review = await openMain(client, to);
    for (const text of ["Asks for time to talk", "Back to the lesson", "Not in your record"])
      expect(review).toHaveText(text);
    expect(review.links().map(([, href]) => href)).toContain(`${LESSON}#exercise`);
    const lesson = await openMain(client, LESSON);
    expect(lesson).toHaveText("Review it again");
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
    expect(review).toHaveText("Show us where you said it.");
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
    expect(await openMain(client, LESSON)).toHaveText("Review it again");
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
    expect(await openMain(client, LESSON)).toHaveText("Review my answer");
  });

  test("can’t be answered in a lesson with code", async () => {
    const client = await createClient();
    const path = "/learning/python-intro/values-and-names";
    expect(await openMain(client, path)).not.toHaveText("Review my answer");
    const response = await client.post(path, { intent: "answer-exercise", answer: ANSWER });
    expect(response.status).toBe(400);
  });
});
