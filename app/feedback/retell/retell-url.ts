import type { Answer } from "~/practice/store/types";
import { canReply } from "~/feedback/replies/can-reply";

/** Telling it again makes a longer answer shorter. */
export const RETELLING_WORDS = 60;

/** The link to tell an answer again in sixty words, or to compare it with what it tells again; null where neither makes sense. */
export function getRetellLink(
  reviewUrl: string,
  { attempt, review, retells }: Pick<Answer, "attempt" | "review" | "retells">,
): { to: string; label: string } | null {
  if (!review || !canReply(review)) return null;
  if (retells !== null)
    return { to: `${reviewUrl}/tellings?attempt=${attempt}`, label: "Compare the two tellings" };
  return review.facts.words > RETELLING_WORDS
    ? { to: `${reviewUrl}/retell?attempt=${attempt}`, label: "Tell it again in 60 words" }
    : null;
}
