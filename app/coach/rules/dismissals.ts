import { anyPhraseOf } from "~/coach/text/any-of";
import type { Document } from "~/coach/text/document";

/**
 * Sweeping words: something is not needed, does not matter, or always happens by itself. Among the
 * wordings of the bank they are five times as common in wrong claims as in right ones.
 */
const DISMISSAL_PATTERN = anyPhraseOf(
  [
    /(?:is|are|was)(?:n['’]t| not) (?:really |even |ever |at all )?(?:needed|necessary|required|relevant|important|worth)/,
    /no (?:[\w-]+ ){0,4}(?:is |are |was )?(?:ever )?(?:needed|necessary|required)/,
    /(?:there['’]s|there is|you have|we have) no need/,
    /need(?:n['’]t| not)|(?:don['’]t|do not|doesn['’]t|does not|never|won['’]t) (?:really |even )?need/,
    /no (?:issue|problem|risk|difference|danger|downside)/,
    /(?:can['’]t|cannot|doesn['’]t|never|won['’]t) (?:happen|occur|fail|go wrong|break|change)/,
    /the same (?:thing|result|answer|as)|identical|equally|no different/,
    /(?:unnecessary|irrelevant|pointless|overrated|overkill|useless)/,
    /(?:doesn['’]t|don['’]t|does not|do not|never|hardly) (?:really )?matter/,
    /(?:by itself|by themselves|automatically|takes care of (?:it|that|itself))/,
    /(?<!\b(?:i|you|we|they|he|she|people|someone|somebody|there(?:['’]s| is| are)) )always/,
    /i(?:['’]d not| would not|['’]d never| would never| wouldn['’]t) (?:bother|look|ask|test|measure|check|lose|waste|analy[sz]e|spend)/,
  ],
  "i",
);
/** In a technical answer these often mean no more than they say: “by itself”, “equally”, “identical”. */
const PLAIN_WORDS_PATTERN = anyPhraseOf(
  [
    /the same (?:thing|result|answer|as)|identical|equally/,
    /(?:by itself|by themselves|automatically)/,
  ],
  "gi",
);
const MAX_SCAN_LENGTH = 600;

/** The sentences that dismiss something, or claim it without exception. */
export function findDismissals({ sentences }: Document): number[] {
  return sentences.flatMap(({ text }, index) =>
    DISMISSAL_PATTERN.test(text.slice(0, MAX_SCAN_LENGTH)) ? [index] : [],
  );
}

/** Those of them that are so in more than words that may be meant plainly. */
export function findPlainDismissals({ sentences }: Document): number[] {
  return sentences.flatMap(({ text }, index) =>
    DISMISSAL_PATTERN.test(text.slice(0, MAX_SCAN_LENGTH).replace(PLAIN_WORDS_PATTERN, " "))
      ? [index]
      : [],
  );
}
