import { anyPhraseOf } from "~/coach/text/any-of";
import type { Sentence } from "~/coach/text/document";
import { isIrregularPast, isSamePast } from "~/coach/text/base-words";

const HABIT_PATTERN = anyPhraseOf(
  [
    /always/,
    /usually/,
    /generally/,
    /normally/,
    /typically/,
    /whenever/,
    /when (?:a|an|someone|somebody|people)/,
    /i (?:like|love) to/,
    /i am (?:a|an|someone|somebody)/,
    /i'm (?:a|an|someone|somebody)/,
    /you (?:just )?(?:should|have to|must|need to)/,
  ],
  "i",
);
/** Changes made because of the story are part of it. */
const LESSON_PATTERN =
  /\b(?:now|since|today|these days|nowadays|still|from then on|ever after|next time)\b/i;
const PAST_AUXILIARIES = new Set([
  "was",
  "were",
  "had",
  "did",
  "could",
  "wasnt",
  "werent",
  "hadnt",
  "didnt",
  "couldnt",
]);

const QUOTATION = /[“"«][^”"»]*[”"»]?/g;

/** What somebody said isn't what the speaker usually does. */
function removeQuotations({ text }: Sentence): string {
  return text.replaceAll(QUOTATION, " ");
}

const ALWAYS_PATTERN = /\b(?:always|usually|generally|normally|typically|when (?:a|an|someone))\b/i;

function isPastTense({ tokens, text }: Sentence): boolean {
  const canBePresent = ALWAYS_PATTERN.test(text);
  return tokens.some(
    ({ word }) =>
      (!canBePresent && isSamePast(word)) ||
      PAST_AUXILIARIES.has(word) ||
      isIrregularPast(word) ||
      (word.length > 4 && word.endsWith("ed")),
  );
}

/**
 * The sentences about habits instead of actions ("I always stay calm"), and the sentences in the
 * present tense after them. Behavioral questions ask about a specific situation.
 */
export function findHabitSentences(sentences: readonly Sentence[]): Set<number> {
  const habits = new Set<number>();
  sentences.forEach((sentence, index) => {
    if (isPastTense(sentence) || LESSON_PATTERN.test(sentence.text)) return;
    if (HABIT_PATTERN.test(removeQuotations(sentence)) || habits.has(index - 1)) habits.add(index);
  });
  return habits;
}
