import type { Answer } from "~/practice/store/types";
import { canReply } from "~/feedback/replies/can-reply";

/** How many words a telling is aimed at; a spoken one takes as many seconds. */
const AIMS = [60, 30] as const;

export type RetellAim = (typeof AIMS)[number];

export const AIM_NAMES: Readonly<Record<RetellAim, string>> = { 60: "Sixty", 30: "Thirty" };

type Told = Pick<Answer, "attempt" | "review" | "retells">;

export function readAim(request: Request): RetellAim {
  const words = new URL(request.url).searchParams.get("words");
  return AIMS.find((aim) => String(aim) === words) ?? 60;
}

export const getRetellUrl = (
  reviewUrl: string,
  { attempt }: Pick<Told, "attempt">,
  aim: RetellAim,
): string => `${reviewUrl}/retell?attempt=${attempt}${aim === 60 ? "" : `&words=${aim}`}`;

const DETAIL = "What is said twice is heard once.";

/** The link to tell an answer again in sixty words, or to compare it with what it tells again; null where neither makes sense. */
export function getRetellLink(
  reviewUrl: string,
  answer: Told,
): { to: string; label: string; detail: string } | null {
  const { attempt, review, retells } = answer;
  if (!review || !canReply(review)) return null;
  if (retells !== null)
    return {
      to: `${reviewUrl}/tellings?attempt=${attempt}`,
      label: "Compare the two tellings",
      detail: DETAIL,
    };
  return review.facts.words > 60
    ? {
        to: getRetellUrl(reviewUrl, answer, 60),
        label: "Retell in 60 words",
        detail: DETAIL,
      }
    : null;
}
