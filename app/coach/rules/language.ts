import type { Document } from "~/coach/text/document";
import { FUNCTION_WORDS } from "~/coach/text/function-words";
import { FOREIGN_WORDS } from "./foreign-words";

const MIN_WORDS = 6;
const MAX_SCAN_LENGTH = 4000;
/** Foreign text has 0.3 and more; English with foreign names has less than 0.1. */
const MIN_FOREIGN_SHARE = 0.16;
const MIN_DISTINCT_WORDS = 3;
/** A mixed answer is read as English, unless little of it is. */
const MIN_RATIO_TO_ENGLISH = 1.25;

/** In code, two-letter names and keywords look like foreign words. */
const MAX_CODE_SIGN_SHARE = 0.03;

/**
 * The likely language of an answer, "another language" if unknown, null for English or too little
 * text. Words that a language shares with English count for neither of them.
 */
export function detectForeignLanguage({ text: wholeText }: Document): string | null {
  const text = wholeText.slice(0, MAX_SCAN_LENGTH).normalize("NFC");
  const nonLatinCount = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  if (nonLatinCount >= 12 && nonLatinCount > text.length * 0.3) return "another language";
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.length < MIN_WORDS) return null;
  const codeSignCount = text.match(/[{}()[\]=;<>_|&]/g)?.length ?? 0;
  if (codeSignCount > text.length * MAX_CODE_SIGN_SHARE) return null;
  const englishWords = words.filter((word) => FUNCTION_WORDS.has(word));
  let best: { language: string; count: number } | null = null;
  for (const [language, vocabulary] of FOREIGN_WORDS) {
    const hits = words.filter((word) => vocabulary.has(word) && !FUNCTION_WORDS.has(word));
    const englishCount = englishWords.filter((word) => !vocabulary.has(word)).length;
    if (
      hits.length > (best?.count ?? 0) &&
      hits.length >= words.length * MIN_FOREIGN_SHARE &&
      hits.length > englishCount * MIN_RATIO_TO_ENGLISH &&
      new Set(hits).size >= MIN_DISTINCT_WORDS
    )
      best = { language, count: hits.length };
  }
  return best?.language ?? null;
}
