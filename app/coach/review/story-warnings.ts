import type { RuleResult } from "~/coach/rules/apply-rules";
import { CONDUCT_NAMES } from "~/coach/rules/conduct";
import type { AnswerContext } from "~/coach/score/answer-context";
import { formatQuote } from "./format-text";
import { quoteSentence } from "./quote-sentence";

export interface Headline {
  headline: string;
  advice: string;
}

/** What makes a weak story weak, with the sentence that shows it most. */
export function warnAboutStory(
  { conduct, othersAction, doubt }: RuleResult,
  { judgedAnswer, request }: AnswerContext,
): Headline | undefined {
  const quote = (index: number) => formatQuote(quoteSentence(judgedAnswer, index));
  if (conduct)
    return {
      headline: "Part of this may count against you",
      advice: `${quote(conduct.sentence)} can sound like ${CONDUCT_NAMES[conduct.sign]}. Tell what you did to make it better, or choose another story.`,
    };
  if (othersAction)
    return {
      headline: "Mostly what others did; the coach found little that you did yourself",
      advice: `${quote(othersAction.sentence)} tells what others did. Say what you did and decided, or choose a story in which you acted.`,
    };
  // What the coach cannot put a name to: the words as a whole are like those of answers marked low.
  if (doubt)
    return {
      headline: "This reads like answers that were marked low",
      advice: `${quote(doubt.sentence)} is most like them. ${
        request.kind === "motivation"
          ? "Answer exactly what is asked, with facts and without praise of yourself."
          : "Say what you did yourself, what was hard about it, and what you would do differently."
      }`,
    };
  return undefined;
}
