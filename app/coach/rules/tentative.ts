import { anyPhraseOf } from "~/coach/text/any-of";
import type { Document } from "~/coach/text/document";

/**
 * Words by which people say that they aren't sure, or would have to look. Among the wordings of
 * explanations they are in 6 % of the vague ones, 3 % of the right ones and 1 % of the errors.
 */
const TENTATIVE_PATTERN = anyPhraseOf(
  [
    /i (?:think|guess|suppose|believe|remember)|i don['’]t (?:know|remember)/,
    /not (?:really |quite |totally |entirely )?sure|hard to say|it depends/,
    /maybe|perhaps|probably|possibly|somehow|something like|kind of|sort of/,
    /i(?:['’]d| would) have to (?:look|check|try|think|test)|as far as i know/,
    /might be|could be|or so/,
  ],
  "gi",
);
const MAX_SCAN_LENGTH = 6000;

export function countTentativePhrases({ sentences }: Document): number {
  const text = sentences.map((sentence) => sentence.text).join(" ");
  return text.slice(0, MAX_SCAN_LENGTH).match(TENTATIVE_PATTERN)?.length ?? 0;
}
