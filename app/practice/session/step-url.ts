import type { QuestionProgress } from "~/practice/store/progress";

/** An answered question leads to its review, which a live interview shows only when it has ended. */
export function getStepUrl(
  sessionId: string,
  { state, isReviewHidden }: QuestionProgress,
  number: number,
): string | null {
  if (state !== "done") return `/interview/sessions/${sessionId}?question=${number}`;
  return isReviewHidden ? null : `/interview/sessions/${sessionId}/review/${number}`;
}
