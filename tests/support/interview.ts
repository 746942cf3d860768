import type { Review } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import type { Client } from "./client";
import { select } from "./database";
import { openPage } from "./page";

/** A question of the bank, and its number on its card. */
export const SLOW_JOIN_ID = "slow-join-query";
export const SLOW_JOIN_NUMBER = getQuestionNumber(SLOW_JOIN_ID);
/** What the bank itself calls a good answer to it, and a poor one. */
export const GOOD_ANSWER = questionById(SLOW_JOIN_ID)?.question.samples.senior ?? "";
/** The beginning of a good answer: enough for a score, and a low one. */
export const POOR_ANSWER =
  "I would not touch anything before I have looked. First I run EXPLAIN ANALYZE on the query with the same parameters users send, and compare the execution plan with an older one if we kept it. I look for a sequential scan on orders where I would expect an index scan, because that is a frequent reason for a jump of this size.";

/** A question's number in a session on its entire card. */
export function getQuestionNumber(questionId: string): number {
  const { card, question } = questionById(questionId) ?? {};
  return 1 + (question && card ? card.questions.indexOf(question) : -1);
}

/** Starts a session on a card and returns its address. */
export async function startSession(
  client: Client,
  card = "databases",
  mode = "practice",
): Promise<string> {
  const response = await client.post("/interview", { card, mode });
  return response.headers.get("Location") ?? "";
}

export const getSessionId = (session: string): string => session.split("/").at(-1) ?? "";

/** What the answer form of a page would send, without its button. */
export async function readQuestionFields(
  client: Client,
  path: string,
): Promise<Record<string, string>> {
  const field = (await openPage(client, path)).getField("answer");
  return Object.fromEntries(field.closest("form").formEntries());
}

/** The text in the answer field of a page. */
export async function readAnswerText(client: Client, path: string): Promise<string> {
  return (await openPage(client, path)).getField("answer").value;
}

/** Answers a page's question. */
export async function submitAnswer(
  client: Client,
  session: string,
  answer: string,
  number = SLOW_JOIN_NUMBER,
): Promise<Response> {
  const fields = await readQuestionFields(client, `${session}?question=${number}`);
  return client.post(session, { ...fields, intent: "answer", answer });
}

/** Tells the coach of each point it asks about that it is in the first sentence, so that the score is settled. */
export async function settleReview(
  client: Client,
  session: string,
  questionId: string,
): Promise<void> {
  const [row] = select(
    "select review from interview_answers where session_id = ? and question_id = ?",
    [getSessionId(session), questionId],
  );
  const { keyPoints } = JSON.parse(String(row?.review)) as Review;
  for (const { id } of keyPoints.filter(({ status }) => status === "asked"))
    await client.post(`${session}/review/${getQuestionNumber(questionId)}/replies`, {
      intent: "point",
      point: id,
      sentence: "1",
    });
}
