import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { select } from "../support/database";
import {
  SLOW_JOIN_NUMBER,
  getSessionId,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain, openPage, readPage } from "../support/page";

const ANSWER =
  "I read the query plan first and compare estimated with actual rows, then I look at the indexes.";

async function startWithForm() {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const fields = await readQuestionFields(client, session);
  return { client, session, form: { ...fields, intent: "answer", answer: ANSWER } };
}

const listAnswers = (session: string) =>
  select(
    "select question_id, attempt, answer, score, code, created_at, help from interview_answers where session_id = ? order by attempt",
    [getSessionId(session)],
  );

test.each(["0", "-1", "NaN", "1e3", "1000", "99999999999", "1.5", "Infinity", "", "x"])(
  "an answer sent as attempt %j is saved as the next attempt",
  async (attempt) => {
    const { client, session, form } = await startWithForm();
    expect((await client.post(session, { ...form, attempt })).status).toBe(302);
    expect(listAnswers(session)).toMatchObject([{ attempt: 1 }]);
    const next = await readQuestionFields(client, `${session}?question=1`);
    expect(next.attempt).toBe("2");
    const second = { ...next, intent: "answer", answer: `${ANSWER} Again.` };
    expect((await client.post(session, second)).status).toBe(302);
    expect(listAnswers(session)).toHaveLength(2);
  },
);

test("one answer sent twelve times at once is saved once; of twelve different ones one is", async () => {
  const { client, session } = await startWithForm();
  const sendTwelve = async (number: number, getAnswer: (index: number) => string) => {
    const fields = await readQuestionFields(client, `${session}?question=${number}`);
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        client.post(session, { ...fields, intent: "answer", answer: getAnswer(index) }),
      ),
    );
    return responses.map(({ status }) => status).toSorted();
  };
  expect(await sendTwelve(1, () => ANSWER)).toEqual(Array<number>(12).fill(302));
  expect(await sendTwelve(2, (index) => `${ANSWER} ${index}`)).toEqual([
    302,
    ...Array<number>(11).fill(409),
  ]);
  expect(listAnswers(session)).toHaveLength(2);
});

describe("an answer's form", () => {
  test("cannot set score, review, owner or dates", async () => {
    const { client, session, form } = await startWithForm();
    await client.post(session, {
      ...form,
      code: "",
      score: "100",
      review: "{}",
      help: "none",
      createdAt: "1999-01-01",
      ownerId: "x",
      sessionId: "x",
      id: "x",
      endedAt: "1999-01-01",
    });
    const [row] = listAnswers(session);
    expect(row?.score).not.toBe(100);
    expect(row).toMatchObject({
      help: null,
      code: null,
      created_at: expect.stringMatching(/^20[2-9]/),
    });
    expect((await client.get(session)).status).toBe(200);
  });

  test.each(["score[]", "owner_id", "__proto__", "constructor.x"])(
    "with a field named %s is 400",
    async (field) => {
      const { client, session, form } = await startWithForm();
      expect((await client.post(session, { ...form, [field]: "x" })).status).toBe(400);
      expect(listAnswers(session)).toEqual([]);
    },
  );

  test("over 1 MiB is 413; a shorter one that is too long is 400, with all fields filled in", async () => {
    const { client, session, form } = await startWithForm();
    const longAnswer = "word ".repeat(180_000).trim();
    const long = await readPage(await client.post(session, { ...form, answer: longAnswer }));
    expect(long.status).toBe(400);
    expect(long.getField("answer").value === longAnswer).toBe(true);
    const tooLong = await readPage(
      await client.post(session, { ...form, answer: "x".repeat(1_100_000) }),
    );
    expect(tooLong.status).toBe(413);
    expect(tooLong).toHaveText("larger than this page accepts");
    const longCode = await readPage(
      await client.post(session, { ...form, code: "x".repeat(200_000) }),
    );
    expect(longCode.status).toBe(400);
    expect(longCode).toHaveText("Code tab: use at most 50000 characters.");
    expect(listAnswers(session)).toEqual([]);
  });
});

test.each([
  [
    "German",
    "Ich lese zuerst den Ausführungsplan und vergleiche die geschätzten mit den tatsächlichen Zeilen, danach prüfe ich die Indizes und die Statistiken.",
  ],
  ["another language", "首先我会查看执行计划，比较估计行数和实际行数，然后检查索引和统计信息。"],
])(
  "an answer in %s is saved, and its review says that the coach can’t read it",
  async (language, answer) => {
    const { client, session, form } = await startWithForm();
    await client.post(session, { ...form, answer });
    const review = await openMain(client, `${session}/review/1`);
    expect(review).toHaveText(`This seems to be ${language}, which the coach can’t read`);
    expect(review).toHaveText("No score");
    expect(review).toHaveText(answer.slice(0, 20));
  },
);

test.each([
  "%ED%A0%80+I+read+the+query+plan",
  "%ff%fe+I+read+the+query+plan",
  "%zz%4+I+read+the+query+plan",
  "I+read%00+the+query+plan",
])("an answer with bytes that are not text (%s) is saved without them", async (raw) => {
  const { client, session, form } = await startWithForm();
  const { answer: _, ...fields } = form;
  const response = await client.send(session, {
    method: "POST",
    body: `${new URLSearchParams(fields)}&answer=${raw}`,
    headers: {
      Origin: "http://pathlight.test",
      "Content-Type": "application/x-www-form-urlencoded",
    },
  });
  expect(response.status).toBe(302);
  expect(await openMain(client, `${session}/review/1`)).toHaveText("the query plan");
});

test.each([
  ["markup", "<script>alert(1)</script> <img src=x onerror=alert(1)> I would read the plan."],
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
])("an answer with %s is reviewed and shown as text", async (_name, answer, shown = answer) => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const review = `${session}/review/${SLOW_JOIN_NUMBER}`;
  const response = await submitAnswer(client, session, answer);
  expect(response.headers.get("Location")).toBe(review);
  const page = await openPage(client, review);
  expect(page.main).toHaveText(shown);
  const scripts = page.main.allByTag("script");
  expect(scripts).toEqual([]);
  expect(page.descendants.filter((element) => element.has("onerror"))).toHaveLength(0);
});

test.each(["\u0000\u0000", "\u200b", "\u202e"])(
  "an answer of invisible characters only (%j) is 400",
  async (answer) => {
    const client = await createClient();
    const session = await startSession(client);
    expect((await submitAnswer(client, session, answer)).status).toBe(400);
  },
);

test("an answer that is refused comes back at the address of its question", async () => {
  const { client, session, form } = await startWithForm();
  const page = await readPage(await client.post(session, { ...form, answer: "" }));
  expect(page.status).toBe(400);
  expect(page.getField("answer").closest("form").attribute("action")).toBe(`${session}?question=1`);
});
