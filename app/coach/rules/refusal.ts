import { anyPhraseOf } from "~/coach/text/any-of";
import type { Document } from "~/coach/text/document";
import { removeQuestion } from "./remove-question";

/**
 * Phrases for having no answer. Matched against the words joined by single spaces, without
 * apostrophes.
 */
const REFUSAL_PATTERN = anyPhraseOf([
  /i (?:really |honestly |just |truly |actually |simply )?(?:do not|dont|did not|didnt|cannot|cant|could not|couldnt) (?:really |even |quite )?(?:know|remember|recall|answer|say|think of|have (?:an|any|a) (?:answer|idea|clue|example)|understand|tell)/,
  /no (?:idea|clue|answer|comment|submission|response)/,
  /not (?:a clue|sure|certain|known)/,
  /(?:im|i am) (?:really |honestly |just )?(?:not (?:sure|certain|able|familiar)|unsure|clueless|stuck|blank)/,
  /(?:have|got) no (?:idea|clue|answer)/,
  /(?:havent|have not) (?:a clue|got a clue|learned|learnt|studied|heard|seen|come across|the faintest)/,
  /never (?:heard|learned|learnt|studied|used|seen|came across|come across|worked)/,
  /(?:pass|skip)(?: on)?(?: (?:this|that|it))?(?: (?:one|question))?$/,
  /^(?:pass|skip|next|dunno|idk|unknown|none|nothing|na|n a|no)$/,
  /\bdunno\b/,
  /\bidk\b/,
  /next question/,
  /beats me/,
  /your guess/,
  /(?:my )?mind (?:has gone|went|is|just went) blank/,
  /(?:drawing|draw|drew) a blank/,
  /nothing comes to mind/,
  /(?:hard|difficult) to say/,
  /who knows/,
  /rather not (?:say|answer)/,
  /prefer not to/,
  /wish i knew/,
  /couldnt tell you/,
  /could not tell you/,
  /beyond me/,
  /out of my depth/,
  /ask me (?:another|something else)/,
  /i give up/,
  /come back to (?:this|that|it)/,
  /escapes me/,
  /no experience/,
  /above my/,
  /over my head/,
  /i forgot/,
  /i forget/,
  /lost me/,
  /(?:would|ill|id) have to (?:guess|look|google|check)/,
]);

const MAX_OTHER_WORDS = 14;
/** Whoever says more says something. */
const MAX_WORDS = 60;

/**
 * True if a short answer only says that there is none, in one phrase or several. A longer one is
 * judged by what follows. The question itself counts nothing.
 */
export function isRefusal(answer: Document, question: Document, relevantWords: number): boolean {
  const words = removeQuestion(answer, question).slice(0, MAX_WORDS + 1);
  const others = words.join(" ").split(REFUSAL_PATTERN);
  if (others.length === 1 || words.length > MAX_WORDS) return false;
  const otherWordCount = others.flatMap((text) => text.split(" ").filter(Boolean)).length;
  return otherWordCount <= MAX_OTHER_WORDS && relevantWords < 3;
}
