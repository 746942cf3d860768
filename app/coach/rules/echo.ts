import type { Document } from "~/coach/text/document";
import { getContentStems } from "~/coach/text/tokens";

const MIN_SHARED = 0.8;
const MIN_REPEATED = 0.5;

/**
 * True if nearly all specific words of the answer are from the question, and they are half of the
 * question's words, or the whole question is there. An answer that adds something isn't an echo.
 */
export function isEcho(answer: Document, question: Document): boolean {
  const questionStems = getContentStems(question.tokens);
  const specificStems = getContentStems(answer.tokens.filter((token) => token.isSpecific));
  if (specificStems.size === 0 || questionStems.size < 3) return false;
  const answerStems = getContentStems(answer.tokens);
  const shared = [...specificStems].filter((stem) => questionStems.has(stem)).length;
  const isRepeated =
    shared / questionStems.size >= MIN_REPEATED ||
    [...questionStems].every((stem) => answerStems.has(stem));
  return isRepeated && shared / specificStems.size >= MIN_SHARED;
}
