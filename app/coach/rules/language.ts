import type { Document } from "~/coach/text/document";
import { getFunctionWordShare } from "./nonsense";

const LANGUAGE_PATTERNS: Readonly<Record<string, RegExp>> = {
  Spanish: /\b(?:el|la|los|las|una|que|para|con|por|como|pero|porque|es|está|muy|cuando|del)\b/gi,
  French:
    /\b(?:le|la|les|une|des|que|pour|avec|dans|est|pas|nous|vous|je|sur|mais|parce|qui|être)\b/gi,
  German:
    /\b(?:der|die|das|und|ist|nicht|ein|eine|mit|für|auf|ich|wir|den|dem|von|zu|weil|wenn)\b/gi,
  Portuguese: /\b(?:os|uma|que|para|com|por|não|mas|porque|são|muito|quando|da|do|em|é)\b/gi,
  Italian: /\b(?:il|gli|una|che|per|con|non|come|ma|perché|sono|molto|quando|della|di|è)\b/gi,
  Dutch: /\b(?:de|het|een|en|niet|met|voor|van|ik|wij|zijn|dat|maar|omdat|als)\b/gi,
};
const MIN_WORDS = 8;
const MAX_SCAN_LENGTH = 4000;

/**
 * The likely language of an answer, "another language" if unknown, null for English or too little
 * text.
 */
export function detectForeignLanguage(answer: Document): string | null {
  const nonLatinCount =
    answer.text.slice(0, MAX_SCAN_LENGTH).match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  if (nonLatinCount >= 12 && nonLatinCount > answer.text.length * 0.3) return "another language";
  if (answer.tokens.length < MIN_WORDS || getFunctionWordShare(answer) > 0.2) return null;
  const text = answer.text.slice(0, MAX_SCAN_LENGTH);
  const [name, hits] = Object.entries(LANGUAGE_PATTERNS)
    .map(([language, words]) => [language, text.match(words)?.length ?? 0] as const)
    .reduce((best, next) => (next[1] > best[1] ? next : best));
  return hits / Math.min(answer.tokens.length, MAX_SCAN_LENGTH / 5) > 0.15 ? name : null;
}
