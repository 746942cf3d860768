import { describe, expect, test } from "vitest";
import { type Client, createSignedInClient } from "../support/client";
import { getSessionId, readQuestionFields, startSession } from "../support/interview";
import { select } from "../support/database";
import { openMain, openPage } from "../support/page";

const STORY =
  "Last winter two nurses had called in sick. A colleague wanted to turn away two admissions. I asked her what worried her, and we decided to take one admission, not two.";

async function begin(client: Client, choices: Record<string, string> = {}) {
  const session = await startSession(client, "conflict", "live");
  const response = await client.post(session, { intent: "begin-typing", ...choices });
  return { session, response };
}

const answer = async (client: Client, page: string, text: string) =>
  client.post(page, {
    ...(await readQuestionFields(client, page)),
    intent: "answer",
    answer: text,
  });

function readLive(session: string): unknown {
  const [row] = select("select live from interview_sessions where id = ?", [getSessionId(session)]);
  return JSON.parse(String(row?.live));
}

describe("the lobby", () => {
  test("asks who interviews and for how long, and begins once", async () => {
    const client = await createSignedInClient();
    const { session, response } = await begin(client, { interviewer: "peer", manner: "brisk" });
    expect(response.headers.get("Location")).toBe(`${session}?question=1`);
    await client.post(session, { intent: "begin", interviewer: "screening" });
    expect(readLive(session)).toMatchObject({ interviewer: "peer", manner: "brisk" });
  });

  test("takes what it doesn’t offer as its default", async () => {
    const client = await createSignedInClient();
    const { session, response } = await begin(client, { interviewer: "boss", minutes: "7" });
    expect(response.status).toBe(302);
    expect(readLive(session)).toMatchObject({ interviewer: "manager", minutes: null });
  });

  test("is not there in practice, nor for others", async () => {
    const client = await createSignedInClient();
    const practice = await startSession(client, "conflict");
    expect((await client.post(practice, { intent: "begin" })).status).toBe(400);
    const { session } = await begin(client);
    const other = await createSignedInClient();
    expect((await other.post(session, { intent: "begin" })).status).toBe(404);
  });
});

describe("a follow-up in a live interview", () => {
  test("quotes the person’s own words, is kept as it was asked, and stands in the report", async () => {
    const client = await createSignedInClient();
    const { session } = await begin(client);
    const answered = await answer(client, `${session}?question=1`, STORY);
    const followUp = `${session}/follow-up/1`;
    expect(answered.headers.get("Location")).toBe(followUp);
    const prompt = "You said “we decided to take one admission”. Who made that decision?";
    const asked = await openPage(client, followUp);
    expect(asked).toHaveText("Ruth Adeyemi follows up");
    expect(asked).toHaveText(prompt);
    const sent = await answer(client, followUp, "The site manager and I, on the phone.");
    expect(sent.headers.get("Location")).toBe(session);
    await client.post(session, { intent: "end" });
    const review = await openMain(client, `${session}/review/1`);
    expect(review).toHaveText(prompt);
    expect(review).toHaveText("The site manager and I, on the phone.");
    expect(await openMain(client, `${session}/end`)).toHaveText("one follow-up");
  });

  test("asks once more where the answer was about something else", async () => {
    const client = await createSignedInClient();
    const { session } = await begin(client);
    const offTopic =
      "Photosynthesis turns light, water and carbon dioxide into sugar and oxygen inside the green leaves of plants, and chlorophyll absorbs mostly red and blue light.";
    const answered = await answer(client, `${session}?question=1`, offTopic);
    expect(answered.headers.get("Location")).toBe(`${session}/follow-up/1`);
    expect(await openMain(client, `${session}/follow-up/1`)).toHaveText(
      "I’d still like to hear about this.",
    );
  });

  test("without a word: the room says so and asks again", async () => {
    const client = await createSignedInClient();
    const { session } = await begin(client);
    const response = await client.post(session, {
      ...(await readQuestionFields(client, `${session}?question=1`)),
      intent: "answer",
      answer: " ",
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Write your answer first.");
  });
});
