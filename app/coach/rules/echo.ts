import type { Document } from "~/coach/text/document";
import { getContentStems } from "~/coach/text/tokens";
import { removeQuestion } from "./remove-question";

const MIN_SHARED = 0.8;
const MIN_REPEATED = 0.5;
/** Beside the whole question, so few words say nothing if none of them is from the points. */
const MAX_OTHER_WORDS = 25;

/**
 * True if the whole question is repeated with few words more, or if nearly all specific words of the answer are from the question, and they are half of the
 * question's words, or the whole question is there. An answer that adds something isn't an echo.
 */
export function isEcho(answer: Document, question: Document): boolean {
  const others = removeQuestion(answer, question);
  if (others.length < answer.tokens.length && others.length <= MAX_OTHER_WORDS) return true;
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
