import { afterEach, expect, test, vi } from "vitest";
import { type Client, ORIGIN, createClient, createSignedInClient } from "../support/client";
import { runLimitsQuery } from "../support/database";
import {
  POOR_ANSWER,
  SLOW_JOIN_ID,
  SLOW_JOIN_NUMBER,
  readQuestionFields,
  startSession,
  submitAnswer,
} from "../support/interview";
import { type Page, readPage } from "../support/page";

afterEach(() => vi.useRealTimers());

/** Uses up the limit that was counted last under this name. */
function useUpLimit(name: string): void {
  const keys = runLimitsQuery(
    "update rate_limits set points = 100000 where key = (select key from rate_limits where key like ? order by expire desc limit 1) returning key",
    [`${name}:%`],
  );
  expect(keys).toHaveLength(1);
}

/** The page that answers a form: 429, with the time to wait in a header and in the message at the form. */
async function readLimitedPage(response: Response, message: string): Promise<Page> {
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const page = await readPage(response);
  expect(page.main).toHaveText(message);
  expect(page.main).toHaveText(/Try again in \d+ minutes?\./);
  return page;
}

const TOO_MANY_SESSIONS = "Too many sessions were started from your network.";

async function createClientAtStartLimit(): Promise<{ client: Client; session: string }> {
  const client = await createClient();
  const session = await startSession(client);
  useUpLimit("interview-start");
  return { client, session };
}

test("starting a card: the chosen mode is kept", async () => {
  const { client } = await createClientAtStartLimit();
  const response = await client.post("/interview?index&tab=behavioral", {
    card: "leadership",
    mode: "live",
  });
  const page = await readLimitedPage(response, TOO_MANY_SESSIONS);
  expect(page.main.formEntries().filter(([name]) => name === "mode")).toEqual([["mode", "live"]]);
});

test("starting on the questions that are due", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3 * 86_400_000 });
  const client = await createClient();
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  await client.post(session, { intent: "end" });
  vi.useRealTimers();
  await startSession(client);
  useUpLimit("interview-start");
  const page = await readLimitedPage(await client.post("/interview/due", {}), TOO_MANY_SESSIONS);
  expect(page.main).toHaveText("One question is due");
});

test("starting on one question", async () => {
  const { client, session } = await createClientAtStartLimit();
  const question = `/interview/questions/${SLOW_JOIN_ID}`;
  await readLimitedPage(await client.post(question, {}), TOO_MANY_SESSIONS);
  expect((await client.get(session)).status).toBe(200);
});

test("starting a tailored interview: the chosen questions are kept", async () => {
  const { client } = await createClientAtStartLimit();
  const path = "/interview/tailored?from=posting";
  const response = await client.send(path, {
    method: "POST",
    headers: { Origin: ORIGIN },
    body: new URLSearchParams([
      ["intent", "start"],
      ["question", SLOW_JOIN_ID],
      ["question", "why-this-role"],
      ["skill", "sql"],
    ]),
  });
  const page = await readLimitedPage(response, TOO_MANY_SESSIONS);
  expect(page.main.formEntries()).toEqual(
    expect.arrayContaining([
      ["question", SLOW_JOIN_ID],
      ["question", "why-this-role"],
      ["skill", "sql"],
    ]),
  );
});

test("reading a text: the text is kept", async () => {
  const client = await createClient();
  const path = "/interview/tailored?from=posting";
  await client.post(path, { intent: "read", text: "SQL" });
  useUpLimit("interview-text");
  const response = await client.post(path, { intent: "read", text: "SQL and spreadsheets" });
  const page = await readLimitedPage(response, "Too many texts were submitted from your network.");
  expect(page.main.getField("text").value).toBe("SQL and spreadsheets");
});

test.each([
  ["an answer", (session: string) => `${session}?question=1`],
  ["the answer to a follow-up", (session: string) => `${session}/follow-up/${SLOW_JOIN_NUMBER}`],
])("sending %s: the text is kept", async (_name, toUrl) => {
  const client = await createClient();
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  useUpLimit("interview-answer");
  const fields = await readQuestionFields(client, toUrl(session));
  const response = await client.post(toUrl(session), {
    ...fields,
    intent: "answer",
    answer: "Words that must not be lost.",
  });
  const page = await readLimitedPage(
    response,
    "You’ve submitted a lot of answers in a short time.",
  );
  expect(page.main.getField("answer").value).toBe("Words that must not be lost.");
});

test("making a link to a report: the choice is kept", async () => {
  const client = await createClient();
  const session = await startSession(client);
  const fields = { intent: "make", scores: "on", days: "7" };
  await client.post(`${session}/share`, fields);
  useUpLimit("report-link");
  const response = await client.post(`${session}/share`, { ...fields, answers: "on", days: "30" });
  const page = await readLimitedPage(response, "You’ve created a lot of links in a short time.");
  expect(page.main.getField("answers").has("checked")).toBe(true);
  expect(page.main.getField("days").value).toBe("30");
});

test("asking again for the link that confirms an address", async () => {
  const client = await createSignedInClient();
  await client.post("/settings/account", { intent: "verify" });
  for (let times = 0; times < 5; times += 1)
    await client.post("/settings/account", { intent: "verify" });
  const response = await client.post("/settings/account", { intent: "verify" });
  await readLimitedPage(response, "You’ve requested too many links.");
});
