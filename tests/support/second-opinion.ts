import type { Client } from "./client";
import type { HtmlElement } from "./html";
import { startSession, submitAnswer } from "./interview";

export const ANSWER =
  "I run EXPLAIN ANALYZE and compare the real plan with last month's. A sequential scan where there was an index scan tells me the index is no longer used. Then I ask what changed, a deploy or how many rows orders gained.";
export const PLACE = 4;
/** The headers by which the page's script asks for events. */
export const EVENTS = { Origin: "http://pathlight.test", Accept: "text/event-stream" };

/** Answers a question in a new session; returns the URL of its review. */
export async function createReviewedAnswer(
  client: Client,
  answer = ANSWER,
  into?: string,
): Promise<string> {
  const session = into ?? (await startSession(client));
  await submitAnswer(client, session, answer, PLACE);
  return `${session}/review/${PLACE}`;
}

export const requestOpinion = (client: Client, review: string) =>
  client.post(`${review}/opinion`, {});
export const parseScore = (page: HtmlElement) => Number(/(\d+)–\d+ of 100/.exec(page.text)?.[1]);
