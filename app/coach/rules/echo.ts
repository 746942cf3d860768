import type { Document } from "~/coach/text/document";

const ECHO_THRESHOLD = 0.8;

/**
 * True if nearly all specific words of the answer are from the question and repeat most of it. An
 * answer
 * that adds something isn't an echo.
 */
export function isEcho(answer: Document, question: Document): boolean {
  const questionStems = new Set(
    question.tokens.filter((token) => token.isContent).map((token) => token.stem),
  );
  const answerStems = new Set(
    answer.tokens.filter((token) => token.isSpecific).map((token) => token.stem),
  );
  if (answerStems.size === 0 || questionStems.size < 3) return false;
  let sharedCount = 0;
  for (const stem of answerStems) if (questionStems.has(stem)) sharedCount++;
  return (
    sharedCount / answerStems.size >= ECHO_THRESHOLD && sharedCount / questionStems.size >= 0.5
  );
}
