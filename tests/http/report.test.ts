import { expect, test } from "vitest";
import { getStarterCode } from "~/data/questions/coding/starter";
import { getCodingTask } from "~/data/questions/coding/tasks.server";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { POOR_ANSWER, readQuestionFields, startSession, submitAnswer } from "../support/interview";
import { openMain, openPage } from "../support/page";
import { createShareLink } from "../support/share-link";

async function createAnsweredSession(client: Client): Promise<string> {
  const session = await startSession(client);
  await submitAnswer(client, session, POOR_ANSWER);
  return session;
}
const openReport = (client: Client, session: string) => openMain(client, `${session}/report`);

test("a report has score, dimensions, questions, plan and answers", async () => {
  const client = await createSignedInClient();
  const report = await openReport(client, await createAnsweredSession(client));
  for (const part of [
    "Interview report",
    "Maya Okafor",
    "Answered 1 of 12",
    "By dimension",
    "Recurring gaps",
    "Question by question",
    "not scored",
    "Due again",
    POOR_ANSWER,
    "Scored by: Built-in coach rubric",
    "This session is still open.",
  ])
    expect(report).toHaveText(part);
  expect(await openReport(client, await startSession(client))).toHaveText("Answered 0 of 12");
});

test("a draft is in its owner's report, not scored, and in no shared report", async () => {
  const client = await createSignedInClient();
  const session = await createAnsweredSession(client);
  const form = await readQuestionFields(client, `${session}?question=1`);
  await client.post(session, { ...form, intent: "save", answer: "Begun on the train, never sent" });
  await client.post(session, { intent: "end" });
  const report = await openReport(client, session);
  expect(report).toHaveText(/Your draft, not submitted\. .* Begun on the train, never sent/);
  expect(report).toHaveText("Answered 1 of 12");
  expect(report).toHaveText("Draft, not submitted.");
  const everything = { scores: "on", answers: "on", plan: "on", name: "on" };
  const shared = await createShareLink(client, session, everything);
  expect(await openPage(await createClient(), shared)).not.toHaveInSource("Begun on the train");
});

test("drafts of code and of follow-ups are in the report too, unchanged starter code is not", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client, "algorithms");
  const saveDraft = (fields: Record<string, string>) => client.post(`${session}/draft`, fields);
  const first = await readQuestionFields(client, session);
  const code = "const seen = new Map();";
  await saveDraft({ ...first, answer: "", code, language: "javascript" });
  const second = await readQuestionFields(client, `${session}?question=2`);
  const task = getCodingTask(second.questionId ?? "");
  const starterCode = task ? getStarterCode(task, "typescript") : "";
  await saveDraft({ ...second, answer: "", code: starterCode, language: "typescript" });
  const answer =
    "I use binary search on the sorted array to find the value faster than walking through, in logarithmic time.";
  await submitAnswer(client, session, answer, 3);
  const followUp = await readQuestionFields(client, `${session}/follow-up/3`);
  await saveDraft({ ...followUp, answer: "Begun on the follow-up" });
  const report = await openReport(client, session);
  const [, codeDraft = "", followUpDraft = ""] = report.text.split("Your draft, not submitted");
  expect(codeDraft).toContain(code);
  expect(followUpDraft).toContain("Begun on the follow-up");
  expect(codeDraft + followUpDraft).not.toContain("function");
});

test.each(["answer", "save", "skip"])(
  "what is sent with %s after the end becomes a draft in the report, not scored",
  async (intent) => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    const form = await readQuestionFields(client, session);
    await client.post(session, { intent: "end" });
    const response = await client.post(session, {
      ...form,
      intent,
      answer: "Sent a moment too late",
    });
    expect(response.headers.get("Location")).toBe(`${session}/report`);
    const report = await openPage(client, `${session}/report`);
    expect(report).toHaveText("Your answer is saved as a draft in its report.");
    expect(report).toHaveText(
      /Answered 0 of 12 .* Your draft, not submitted\. .* Sent a moment too late/,
    );
  },
);

test("a draft that was submitted is not a draft any more", async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  const form = await readQuestionFields(client, session);
  await client.post(session, { ...form, intent: "save", answer: "Begun and sent" });
  await client.post(session, { ...form, intent: "answer", answer: "Begun and sent" });
  expect(await openReport(client, session)).not.toHaveText("not submitted");
});
