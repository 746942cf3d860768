import { describe, expect, test } from "vitest";
import { select } from "../support/database";
import { readQuestionFields, startSession } from "../support/interview";
import { createSignedInClient, textOf } from "../support/client";

const ANSWER =
  "I read the query plan first and compare estimated with actual rows, then I look at the indexes.";

const countRows = (session: string) =>
  select(
    "select question_id, attempt, answer, score, code, created_at, help from interview_answers where session_id = ? order by attempt",
    [session.split("/").at(-1)],
  );

describe("an answer", () => {
  test.each(["0", "-1", "NaN", "1e3", "1000", "99999999999", "1.5", "Infinity", "", "x"])(
    "said to be try %j is the next one, and leaves one to come",
    async (attempt) => {
      const client = await createSignedInClient();
      const session = await startSession(client);
      const form = await readQuestionFields(client, session);
      expect(
        (await client.post(session, { ...form, intent: "answer", answer: ANSWER, attempt })).status,
      ).toBe(302);
      expect(countRows(session)).toMatchObject([{ attempt: 1 }]);
      const next = await readQuestionFields(client, `${session}?question=1`);
      expect(next.attempt).toBe("2");
      expect(
        (await client.post(session, { ...next, intent: "answer", answer: `${ANSWER} Again.` }))
          .status,
      ).toBe(302);
      expect(countRows(session)).toHaveLength(2);
    },
  );

  test("sent twelve times at once is one answer; twelve different ones are one answer and eleven that can be sent again", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const send = async (page: string, text: (index: number) => string) => {
      const form = await readQuestionFields(client, page);
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          client.post(session, { ...form, intent: "answer", answer: text(index) }),
        ),
      );
      return responses.map(({ status }) => status).toSorted();
    };
    expect(await send(session, () => ANSWER)).toEqual(Array(12).fill(302));
    expect(await send(`${session}?question=2`, (index) => `${ANSWER} ${index}`)).toEqual([
      302,
      ...Array<number>(11).fill(409),
    ]);
    expect(countRows(session)).toHaveLength(2);
  });

  test("cannot set what is not the person's to say", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    await client.post(session, {
      ...form,
      intent: "answer",
      answer: ANSWER,
      score: "100",
      review: "{}",
      help: "none",
      createdAt: "1999-01-01",
      ownerId: "x",
      sessionId: "x",
      id: "x",
      endedAt: "1999-01-01",
    });
    const [row] = countRows(session);
    expect(row?.score).not.toBe(100);
    expect(row).toMatchObject({
      help: null,
      code: null,
      created_at: expect.stringMatching(/^20[2-9]/),
    });
    expect((await client.get(session)).status).toBe(200);
    for (const field of ["score[]", "owner_id", "__proto__", "constructor.x"])
      expect(
        (await client.post(session, { ...form, intent: "answer", answer: ANSWER, [field]: "x" }))
          .status,
      ).toBe(400);
    expect(countRows(session)).toHaveLength(1);
  });

  test("of more than the server reads: 413, and of less than that but too much to send: 400 with everything kept", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    const most = "word ".repeat(180_000);
    const acceptedResponse = await client.post(session, {
      ...form,
      intent: "answer",
      answer: most,
    });
    expect(acceptedResponse.status).toBe(400);
    expect(await acceptedResponse.text()).toContain(most.trim());
    const rejectedResponse = await client.post(session, {
      ...form,
      intent: "answer",
      answer: "x".repeat(1_100_000),
    });
    expect(rejectedResponse.status).toBe(413);
    expect(textOf(await rejectedResponse.text())).toContain("larger than this page accepts");
    const code = await client.post(session, {
      ...form,
      intent: "answer",
      answer: ANSWER,
      code: "x".repeat(200_000),
    });
    expect(code.status).toBe(400);
    expect(textOf(await code.text())).toContain("Use at most 50000 characters of code.");
    expect(countRows(session)).toEqual([]);
  });

  test.each([
    [
      "German",
      "Ich lese zuerst den Ausführungsplan und vergleiche die geschätzten mit den tatsächlichen Zeilen, danach prüfe ich die Indizes und die Statistiken.",
    ],
    ["another language", "首先我会查看执行计划，比较估计行数和实际行数，然后检查索引和统计信息。"],
  ])(
    "in %s is kept, and the review says that it could not be read and how unsure it is",
    async (language, text) => {
      const client = await createSignedInClient();
      const session = await startSession(client);
      await client.post(session, {
        ...(await readQuestionFields(client, session)),
        intent: "answer",
        answer: text,
      });
      const review = textOf(await (await client.get(`${session}/review/1`)).text());
      expect(review).toContain(`This seems to be ${language}, which the coach cannot read`);
      expect(review).toContain("Not sure at all");
      expect(review).toContain(text.slice(0, 20));
    },
  );

  test("with bytes that are no text is read as far as it is text", async () => {
    const client = await createSignedInClient();
    for (const raw of [
      "%ED%A0%80+I+read+the+query+plan",
      "%ff%fe+I+read+the+query+plan",
      "%zz%4+I+read+the+query+plan",
      "I+read%00+the+query+plan",
    ]) {
      const session = await startSession(client);
      const form = new URLSearchParams({
        ...(await readQuestionFields(client, session)),
        intent: "answer",
      });
      const response = await client.send(session, {
        method: "POST",
        body: `${form}&answer=${raw}`,
        headers: {
          Origin: "http://pathlight.test",
          "Content-Type": "application/x-www-form-urlencoded",
        },
      });
      expect([raw, response.status]).toEqual([raw, 302]);
      expect(textOf(await (await client.get(`${session}/review/1`)).text())).toContain(
        "the query plan",
      );
    }
  });
});
