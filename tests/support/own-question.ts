import { openPage } from "./page";
import type { Client } from "./client";

export const OWN_QUESTION = {
  intent: "save",
  prompt: "How do you hand over a ward\r\nat the end of a shift?",
  kind: "explanation",
  points: "Say who is at risk first\r\n- Name what is still open",
  sample: "I start with the sickest patient and end with what is still open.",
};

export const OWN_ANSWER =
  "I always begin with the two patients who worry me most and why they do. Then I go through the beds in order. At the end I read out the list of what is still open, such as bloods that are not back, and my colleague repeats it to me.";

/** Writes a question and returns the address of its page. */
export async function writeQuestion(
  client: Client,
  changes: Partial<typeof OWN_QUESTION> = {},
): Promise<string> {
  const response = await client.post("/questions/mine/new", { ...OWN_QUESTION, ...changes });
  return response.headers.get("Location") ?? "";
}

export const getQuestionId = (page: string): string => page.split("/").at(-1) ?? "";

/** Starts a question from its page and answers it; returns the address of the review. */
export async function answerQuestion(
  client: Client,
  page: string,
  answer = OWN_ANSWER,
): Promise<string> {
  const place = (await client.post(page, {})).headers.get("Location") ?? "";
  const form = (await openPage(client, place)).getField("answer").closest("form");
  const [session = ""] = place.split("?");
  const response = await client.post(session, {
    ...Object.fromEntries(form.formEntries()),
    intent: "answer",
    answer,
  });
  return response.headers.get("Location") ?? "";
}
