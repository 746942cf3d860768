import { expect } from "vitest";
import type { Review } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import { type Client, createSignedInClient } from "./client";
import { select } from "./database";
import { getQuestionNumber, getSessionId, startSession, submitAnswer } from "./interview";
import { openPage } from "./page";

export const QUESTION_ID = "profit-decline";
const { question } = questionById(QUESTION_ID) ?? expect.unreachable();
export const NUMBER = getQuestionNumber(QUESTION_ID);
/** Half a sample: some of its points the coach thinks are made, some it asks about. */
export const ANSWER = question.samples.junior
  .split(/(?<=\.) /)
  .slice(0, 6)
  .join(" ");
/** What the page asks about each point. */
export const ASKS = question.keyPoints.map(({ ask }) => ask);
/** What it asks about a point that the bank has no question for. */
export const GENERAL_ASK = "Which sentence says this?";
export const CHECKS = question.keyPoints.flatMap(({ checks = [] }) => checks);

export const readRow = (session: string, attempt = 1) =>
  select("select * from interview_answers where session_id = ? and attempt = ?", [
    getSessionId(session),
    attempt,
  ])[0] ?? expect.unreachable();

/** The review that counts, as stored. */
export function readReview(session: string, attempt = 1): Review {
  const { review, own_review } = readRow(session, attempt);
  return JSON.parse(String(own_review ?? review)) as Review;
}

export async function answerOnce(person?: Client, answer = ANSWER) {
  const client = person ?? (await createSignedInClient());
  const session = await startSession(client, "business-strategy");
  await submitAnswer(client, session, answer, NUMBER);
  const review = `${session}/review/${NUMBER}`;
  const reply = (fields: Record<string, string>, attempt = 1) =>
    client.post(`${review}/replies?attempt=${attempt}`, fields);
  const { keyPoints, openChecks = [] } = readReview(session);
  return {
    client,
    session,
    review,
    reply,
    asked: keyPoints.find(({ source }) => source === "asked") ?? expect.unreachable(),
    thought: keyPoints.find(({ source }) => source === "thought") ?? expect.unreachable(),
    check: openChecks[0] ?? expect.unreachable(),
  };
}

export const getAsk = (pointId: string) =>
  question.keyPoints.find(({ id }) => id === pointId)?.ask ?? expect.unreachable();

export const findPoint = (session: string, id: string) =>
  readReview(session).keyPoints.find((point) => point.id === id);

/** The fields of the form in which the question is answered again, in the same session. */
export async function readAgainFields(client: Client): Promise<Record<string, string>> {
  const response = await client.post(`/interview/questions/${QUESTION_ID}/again`, {
    start: "empty",
  });
  const page = await openPage(client, response.headers.get("Location") ?? "");
  return Object.fromEntries(page.getField("answer").closest("form").formEntries());
}
