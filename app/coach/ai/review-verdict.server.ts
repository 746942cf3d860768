import type { CoachRequest, Review } from "~/coach/types";
import { parseJudgedAnswer } from "./answer-text";
import { buildReview } from "./build-review";
import { parseVerdict } from "./verdict.server";

export interface VerdictInput {
  request: CoachRequest;
  embedded: Review;
  /** What the model wrote. */
  verdictText: string;
  maker: Review["maker"];
}

/** A model's text as a review, or why it is none. */
export function reviewVerdict({
  request,
  embedded,
  verdictText,
  maker,
}: VerdictInput): Review | "unreadable" | "unfounded" {
  const verdict = parseVerdict(verdictText);
  if (!verdict) return "unreadable";
  const answer = parseJudgedAnswer(request.answer);
  return buildReview({ request, embedded, answer, verdict, maker });
}
