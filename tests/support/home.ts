import { expect } from "vitest";
import type { Client } from "./client";
import type { Page } from "./page";

/** An answer to the home page's question about care: it is asked what changed. */
export const CARE_ANSWER =
  "A man on my ward had stopped eating after his stroke. The tray went back full for two days. I sat with him at lunch, cut everything small and let him hold the spoon himself. By Friday he ate half his plate and asked for pudding.";
export const CARE_FORM = "/?index&for=care";
export const CARE_PROMPT = "Tell me about a time you helped a patient.";

export const getCard = (page: Page) => page.main.getByRole("region", "Try it");

export const getReviewUrl = (card: ReturnType<typeof getCard>): string =>
  card.links().find(([text]) => text === "Full review")?.[1] ?? "";

export function sendAnswer(client: Client, answer: string): Promise<Response> {
  return client.post(CARE_FORM, { intent: "answer", for: "care", session: "", answer });
}

/** Sends an answer, and returns the address of its card. */
export async function answerCare(client: Client, answer = CARE_ANSWER): Promise<string> {
  const response = await sendAnswer(client, answer);
  expect(response.status).toBe(302);
  return (response.headers.get("Location") ?? "").replace("#try", "");
}
