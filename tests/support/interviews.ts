import { cardById } from "~/data/questions/cards.server";
import type { Client } from "./client";

/** Starts a session on a card; its address. */
export async function startSession(client: Client, card = "databases"): Promise<string> {
  return (await client.post("/interview", { card })).headers.get("Location") ?? "";
}

/** Answers one question of an open session, whatever try it is. */
export async function answerQuestion(
  client: Client,
  session: string,
  questionId: string,
  text: string,
): Promise<Response> {
  for (let number = 1; ; number += 1) {
    const html = await (await client.get(`${session}?question=${number}`)).text();
    const value = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
    if (value("questionId") === "") throw new Error(`${session} does not ask ${questionId}`);
    if (value("questionId") === questionId)
      return client.post(session, {
        intent: "answer",
        questionId,
        attempt: value("attempt"),
        answer: text,
      });
  }
}

/** One question of the bank. */
export const SLOW_JOIN_ID = "slow-join-query";

/** What the bank itself calls a good answer to it, and a poor one. */
export const GOOD_ANSWER =
  cardById("databases")?.questions.find(({ id }) => id === SLOW_JOIN_ID)?.samples.senior ?? "";
export const POOR_ANSWER = "I would look at the query plan and check whether the indexes are used.";
