import { findStorySigns } from "~/coach/rules/story-signs";
import { isNumber } from "~/coach/text/numbers";
import type { AnswerContext } from "./answer-context";

/** A shorter sentence hardly changes how the whole story reads. */
const MIN_WORDS = 10;
/** With more than this share of padding, it is how the story is told. */
const MAX_SHARE = 0.4;

/**
 * The sentences of a story or a motivation that tell nothing of it: general words, no deed, no figure, no point, and
 * nothing that would count against the person. Empty where they are too much of the answer.
 */
export function findPadding({ judgedAnswer, matches, habits }: AnswerContext): Set<number> {
  const pointSentences = new Set(
    matches.flatMap(({ status, sentence }) =>
      status === "missed" || sentence === null ? [] : [sentence],
    ),
  );
  const padding = new Set<number>();
  let words = 0;
  for (const [index, { text, tokens }] of judgedAnswer.sentences.entries()) {
    if (tokens.length < MIN_WORDS || pointSentences.has(index) || habits.has(index)) continue;
    if (tokens.some(({ stem }) => isNumber(stem)) || !isGeneral(text)) continue;
    padding.add(index);
    words += tokens.length;
  }
  return words <= MAX_SHARE * judgedAnswer.tokens.length ? padding : new Set();
}

function isGeneral(text: string): boolean {
  const signs = findStorySigns(text);
  const isTold = signs.deeds + signs.cooperation > 0;
  const countsAgainst = signs.conduct + signs.wrongTurns + signs.evasions + signs.denials > 0;
  return !isTold && !countsAgainst && signs.vagueWords + signs.commonplaces + signs.selfPraise > 0;
}
