import { describe, expect, test } from "vitest";
import { readQuestionFields, startSession, readAnswerText } from "../support/interview";
import { countRowsContaining } from "../support/database";
import { postAfter } from "../support/delayed-post";
import {
  ORIGIN,
  registerPerson,
  createSignedInClient,
  textOf,
  createClient,
} from "../support/client";

const save = (
  client: Awaited<ReturnType<typeof createClient>>,
  session: string,
  fields: Record<string, string>,
) => client.post(`${session}/draft`, fields);

describe("a draft", () => {
  test("is there again on the same page, and on another device of the same person", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    expect(
      (await save(client, session, { ...form, answer: "Half a thought about the plan" })).status,
    ).toBe(200);
    expect(await readAnswerText(client, session)).toBe("Half a thought about the plan");
    const elsewhere = await createClient();
    await elsewhere.post("/login", { email: client.email, password: client.password });
    expect(await readAnswerText(elsewhere, session)).toBe("Half a thought about the plan");
  });

  test("of somebody without an account is kept, and goes with them into their account", async () => {
    const client = await createClient();
    const session = await startSession(client);
    await save(client, session, {
      ...(await readQuestionFields(client, session)),
      answer: "Begun without an account",
    });
    expect(await readAnswerText(client, session)).toBe("Begun without an account");
    const { email, password } = await registerPerson(client);
    await client.post("/login", { email, password });
    expect(await readAnswerText(client, session)).toBe("Begun without an account");
  });

  test("is saved by a button where there is no script, and by skipping", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const saved = await client.post(session, {
      ...(await readQuestionFields(client, session)),
      answer: "Saved by hand",
      intent: "save",
    });
    expect(saved.headers.get("Location")).toBe(`${session}?question=1`);
    const again = await readQuestionFields(client, session);
    expect(
      (
        await client.post(session, { ...again, answer: "Changed, then skipped", intent: "skip" })
      ).headers.get("Location"),
    ).toBe(session);
    expect((await readQuestionFields(client, session)).questionId).not.toBe(again.questionId);
    expect(await readAnswerText(client, `${session}?question=1`)).toBe("Changed, then skipped");
  });

  test("goes when its answer is sent, and a save that comes late does not bring it back", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    await save(client, session, { ...form, answer: "I read the query plan" });
    await client.post(session, {
      ...form,
      intent: "answer",
      answer: "I read the query plan first.",
    });
    const lateResponse = await save(client, session, {
      ...form,
      revision: "5",
      answer: "I read the query plan",
    });
    expect(lateResponse.status).toBe(409);
    expect(await lateResponse.json()).toMatchObject({
      message: expect.stringContaining("answered in another tab"),
    });
    expect(await readAnswerText(client, `${session}?question=1`)).toBe("");
  });

  test("of another tab is not overwritten unseen, and can be on purpose", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const [leftTabFields, rightTabFields] = [
      await readQuestionFields(client, session),
      await readQuestionFields(client, session),
    ];
    expect(leftTabFields.writer).not.toBe(rightTabFields.writer);
    await save(client, session, { ...leftTabFields, answer: "From the left tab" });
    const conflictResponse = await save(client, session, {
      ...rightTabFields,
      answer: "From the right tab",
    });
    expect(conflictResponse.status).toBe(409);
    const { revision } = (await conflictResponse.json()) as { revision: number };
    expect(await readAnswerText(client, session)).toBe("From the left tab");
    await save(client, session, {
      ...rightTabFields,
      base: String(revision),
      revision: String(revision + 1),
      answer: "From the right tab",
    });
    expect(await readAnswerText(client, session)).toBe("From the right tab");
    // Without a script the same is said on the page, the text kept; sending it again settles it.
    const page = await client.post(session, {
      ...leftTabFields,
      base: "0",
      answer: "Left again",
      intent: "save",
    });
    expect(page.status).toBe(409);
    expect(await page.text()).toContain("Left again");
    await client.post(session, {
      ...(await readQuestionFields(client, session)),
      answer: "Left again",
      intent: "save",
    });
    expect(await readAnswerText(client, session)).toBe("Left again");
  });

  test("saves that overtake each other leave the newest", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    await save(client, session, { ...form, revision: "3", answer: "one two three" });
    expect(
      (await save(client, session, { ...form, revision: "2", answer: "one two" })).status,
    ).toBe(200);
    expect(await readAnswerText(client, session)).toBe("one two three");
  });

  test("keeps what is too long to send, and drops only what cannot be seen", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    const long = "words ".repeat(10_000);
    expect((await save(client, session, { ...form, answer: long })).status).toBe(200);
    expect(await readAnswerText(client, session)).toBe(long);
    await save(client, session, {
      ...form,
      revision: "2",
      answer: "one\u0000 two\r\nthree\u202e <b>",
    });
    expect(await readAnswerText(client, session)).toBe("one two\nthree &lt;b&gt;");
    expect(
      (await save(client, session, { ...form, revision: "3", answer: "x".repeat(200_001) })).status,
    ).toBe(400);
    expect(await readAnswerText(client, session)).toBe("one two\nthree &lt;b&gt;");
  });

  test("is refused in another person's session, after the end, of no question, and in what is no form", async () => {
    const owner = await createSignedInClient();
    const session = await startSession(owner);
    const form = { ...(await readQuestionFields(owner, session)), answer: "Mine" };
    for (const other of [await createSignedInClient(), await createClient()])
      expect((await save(other, session, form)).status).toBe(404);
    expect((await save(owner, session, { ...form, questionId: "no-such-question" })).status).toBe(
      400,
    );
    expect((await save(owner, session, { answer: "Mine" })).status).toBe(400);
    expect(
      (
        await owner.send(`${session}/draft`, {
          method: "POST",
          body: "{}",
          headers: { Origin: ORIGIN, "Content-Type": "application/json" },
        })
      ).status,
    ).toBe(400);
    expect((await owner.get(`${session}/draft`)).status).toBe(405);
    expect(
      (
        await owner.send(`${session}/draft`, {
          method: "POST",
          body: new URLSearchParams(form),
          headers: { Origin: "https://elsewhere.example" },
        })
      ).status,
    ).toBe(403);
    await owner.post(session, { intent: "end" });
    const lateResponse = await save(owner, session, form);
    expect(lateResponse.status).toBe(409);
    expect(await lateResponse.json()).toMatchObject({ message: expect.stringContaining("ended") });
    expect(countRowsContaining("Mine")).toEqual({});
  });
});

describe("skipping", () => {
  test("two questions at once skips both", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const first = await readQuestionFields(client, session);
    const second = await readQuestionFields(client, `${session}?question=2`);
    const third = await readQuestionFields(client, `${session}?question=3`);
    await Promise.all(
      [first, second, third].map((form) => client.post(session, { ...form, intent: "skip" })),
    );
    const html = await (await client.get(session)).text();
    expect(html.match(/station-skipped/g)).toHaveLength(3);
  });
});

describe("sent while its writer signs in", () => {
  const createOpenSession = async () => {
    const client = await createClient();
    const session = await startSession(client);
    const { email, password } = await registerPerson(await createClient());
    return {
      who: client,
      session,
      form: await readQuestionFields(client, session),
      signIn: () => client.post("/login", { email, password }),
    };
  };

  test("a draft is theirs afterwards", async () => {
    const { who: client, session, form, signIn } = await createOpenSession();
    await postAfter(
      client,
      `${session}/draft`,
      { ...form, answer: "On its way while I signed in" },
      signIn,
    );
    expect(await readAnswerText(client, session)).toBe("On its way while I signed in");
  });

  test("an answer is theirs afterwards", async () => {
    const { who: client, session, form, signIn } = await createOpenSession();
    await postAfter(
      client,
      session,
      { ...form, intent: "answer", answer: "Sent while I signed in. I read the query plan first." },
      signIn,
    );
    expect(textOf(await (await client.get(`${session}/review/1`)).text())).toContain(
      "Sent while I signed in.",
    );
  });

  test("the answer to a follow-up is theirs afterwards", async () => {
    const { who, session, form, signIn } = await createOpenSession();
    await who.post(session, {
      ...form,
      intent: "answer",
      answer:
        "An inner join keeps only the rows that match on both sides. A left join keeps every customer, with null where there is no match.",
    });
    const followUpFields = await readQuestionFields(who, `${session}/follow-up/1`);
    await postAfter(
      who,
      `${session}/follow-up/1`,
      { ...followUpFields, intent: "answer", answer: "Followed up while I signed in." },
      signIn,
    );
    expect(textOf(await (await who.get(`${session}/review/1`)).text())).toContain(
      "Followed up while I signed in.",
    );
  });
});
