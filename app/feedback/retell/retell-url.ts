import type { Answer } from "~/practice/store/types";
import { canReply } from "~/feedback/replies/can-reply";

/** Telling it again makes a longer answer shorter. */
export const RETELLING_WORDS = 60;

/** Where an answer is told again in sixty words, or compared with what it tells again; null where neither makes sense. */
export function getRetellUrl(
  reviewUrl: string,
  { attempt, review, retells }: Pick<Answer, "attempt" | "review" | "retells">,
): string | null {
  if (!review || !canReply(review)) return null;
  if (retells !== null) return `${reviewUrl}/tellings?attempt=${attempt}`;
  return review.facts.words > RETELLING_WORDS ? `${reviewUrl}/retell?attempt=${attempt}` : null;
}
