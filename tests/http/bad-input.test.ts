import { describe, expect, test } from "vitest";
import { select } from "../support/database";
import { askedOn, startSession } from "../support/interview";
import { signedIn, textOf } from "../support/visitor";

const ANSWER =
  "I read the query plan first and compare estimated with actual rows, then I look at the indexes.";

const rowsOf = (session: string) =>
  select(
    "select question_id, attempt, answer, score, code, created_at, help from interview_answers where session_id = ? order by attempt",
    [session.split("/").at(-1)],
  );

describe("an answer", () => {
  test.each(["0", "-1", "NaN", "1e3", "1000", "99999999999", "1.5", "Infinity", "", "x"])(
    "said to be try %j is the next one, and leaves one to come",
    async (attempt) => {
      const who = await signedIn();
      const session = await startSession(who);
      const form = await askedOn(who, session);
      expect(
        (await who.post(session, { ...form, intent: "answer", answer: ANSWER, attempt })).status,
      ).toBe(302);
      expect(rowsOf(session)).toMatchObject([{ attempt: 1 }]);
      const next = await askedOn(who, `${session}?question=1`);
      expect(next.attempt).toBe("2");
      expect(
        (await who.post(session, { ...next, intent: "answer", answer: `${ANSWER} Again.` })).status,
      ).toBe(302);
      expect(rowsOf(session)).toHaveLength(2);
    },
  );

  test("sent twelve times at once is one answer; twelve different ones are one answer and eleven that can be sent again", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const send = async (page: string, text: (index: number) => string) => {
      const form = await askedOn(who, page);
      const responses = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          who.post(session, { ...form, intent: "answer", answer: text(index) }),
        ),
      );
      return responses.map(({ status }) => status).toSorted();
    };
    expect(await send(session, () => ANSWER)).toEqual(Array(12).fill(302));
    expect(await send(`${session}?question=2`, (index) => `${ANSWER} ${index}`)).toEqual([
      302,
      ...Array<number>(11).fill(409),
    ]);
    expect(rowsOf(session)).toHaveLength(2);
  });

  test("cannot set what is not the person's to say", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const form = await askedOn(who, session);
    await who.post(session, {
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
    const [row] = rowsOf(session);
    expect(row?.score).not.toBe(100);
    expect(row).toMatchObject({
      help: null,
      code: null,
      created_at: expect.stringMatching(/^20[2-9]/),
    });
    expect((await who.get(session)).status).toBe(200);
    for (const field of ["score[]", "owner_id", "__proto__", "constructor.x"])
      expect(
        (await who.post(session, { ...form, intent: "answer", answer: ANSWER, [field]: "x" }))
          .status,
      ).toBe(400);
    expect(rowsOf(session)).toHaveLength(1);
  });

  test("of more than the server reads: 413, and of less than that but too much to send: 400 with everything kept", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const form = await askedOn(who, session);
    const most = "word ".repeat(180_000);
    const kept = await who.post(session, { ...form, intent: "answer", answer: most });
    expect(kept.status).toBe(400);
    expect(await kept.text()).toContain(most.trim());
    const refused = await who.post(session, {
      ...form,
      intent: "answer",
      answer: "x".repeat(1_100_000),
    });
    expect(refused.status).toBe(413);
    expect(textOf(await refused.text())).toContain("larger than this page takes");
    const code = await who.post(session, {
      ...form,
      intent: "answer",
      answer: ANSWER,
      code: "x".repeat(200_000),
    });
    expect(code.status).toBe(400);
    expect(textOf(await code.text())).toContain("Use at most 50000 characters of code.");
    expect(rowsOf(session)).toEqual([]);
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
      const who = await signedIn();
      const session = await startSession(who);
      await who.post(session, { ...(await askedOn(who, session)), intent: "answer", answer: text });
      const review = textOf(await (await who.get(`${session}/review/1`)).text());
      expect(review).toContain(`This seems to be ${language}, which the coach cannot read`);
      expect(review).toContain("Not sure at all");
      expect(review).toContain(text.slice(0, 20));
    },
  );

  test("with bytes that are no text is read as far as it is text", async () => {
    const who = await signedIn();
    for (const raw of [
      "%ED%A0%80+I+read+the+query+plan",
      "%ff%fe+I+read+the+query+plan",
      "%zz%4+I+read+the+query+plan",
      "I+read%00+the+query+plan",
    ]) {
      const session = await startSession(who);
      const form = new URLSearchParams({ ...(await askedOn(who, session)), intent: "answer" });
      const response = await who.send(session, {
        method: "POST",
        body: `${form}&answer=${raw}`,
        headers: {
          Origin: "http://pathlight.test",
          "Content-Type": "application/x-www-form-urlencoded",
        },
      });
      expect([raw, response.status]).toEqual([raw, 302]);
      expect(textOf(await (await who.get(`${session}/review/1`)).text())).toContain(
        "the query plan",
      );
    }
  });
});
