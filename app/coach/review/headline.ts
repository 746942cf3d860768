import { detectForeignLanguage } from "~/coach/rules/language";
import type { RuleFlag } from "~/coach/rules/apply-rules";
import { isToldWrong, type SettledPoint } from "~/coach/points/settle-points";
import type { ScoredAnswer } from "~/coach/score/score-answer";
import type { NextStep } from "~/coach/types";

export interface Headline {
  headline: string;
  advice: string;
}

const FLAG_HEADLINES: Readonly<Record<Exclude<RuleFlag, "other-language" | null>, Headline>> = {
  empty: {
    headline: "There is no answer",
    advice:
      "Write or say two sentences, even if you’re not sure. Then you have something to work with.",
  },
  refusal: {
    headline: "An honest pass, with no answer to score",
    advice: "Say what you do know, then how you would find out the rest.",
  },
  echo: {
    headline: "This repeats the question without answering it",
    advice: "Start with your first step or your main claim, in your own words.",
  },
  "off-topic": {
    headline: "This seems to be about something else",
    advice: "Read the question again and name its subject in your first sentence.",
  },
  nonsense: {
    headline: "We couldn’t find an answer in this text",
    advice: "Write two plain sentences: what you would do, and why.",
  },
};

const SHORT_WORDS = 25;

/** Whether nobody has confirmed what the coach thinks of a point. */
const isLikely = ({ source }: SettledPoint) => source === "thought";

/** What is settled, in at most twelve words: never a verdict on what is still asked. */
function describePoints({ context, points, isOpen }: ScoredAnswer): string {
  const count = (status: string) => points.filter((point) => point.status === status).length;
  const [wrong, missing, open] = [count("contradicted"), count("missed"), count("asked")];
  const shown = points.length - wrong - missing - open;
  const isCertain = !points.some(isLikely);
  const figures = new Set(
    context.anchors.flatMap(({ pointId, isInRange }) => (isInRange ? [] : pointId)),
  );
  if (wrong > 0 && wrong === figures.size)
    return wrong === 1 ? "One figure is far off" : `${wrong} figures are far off`;
  const toldWrong = points.filter(isToldWrong).length;
  if (toldWrong > 0)
    return toldWrong === 1
      ? "One fact is the wrong way round"
      : `${toldWrong} facts are the wrong way round`;
  if (wrong > 0) return wrong === 1 ? "One fact to look up" : `${wrong} facts to look up`;
  const sums = context.wrongSums.length;
  if (sums > 0) return sums === 1 ? "One sum doesn’t add up" : `${sums} sums don’t add up`;
  if (context.judgedAnswer.tokens.length < SHORT_WORDS) return "A start: there is more to tell";
  if (points.length === 0) return "Compared with a model answer";
  if (!isOpen)
    return missing === 0
      ? `Every point ${isCertain ? "is" : "seems to be"} there`
      : `${shown} of ${points.length} points ${isCertain ? "are" : "seem to be"} there, ${missing} to add`;
  if (shown === 0) return "The coach has questions before it can say more";
  return isCertain
    ? `${shown} of ${points.length} points ${shown === 1 ? "is" : "are"} there; ${open} ${open === 1 ? "is" : "are"} open`
    : `The coach recognized ${shown} of ${points.length} points and asks about ${open}`;
}

/** The verdict and one piece of advice. */
export function writeHeadline(scored: ScoredAnswer, [step]: readonly NextStep[]): Headline {
  const { flag } = scored.rules;
  if (flag === "other-language")
    return {
      headline: `This seems to be ${detectForeignLanguage(scored.context.answer) ?? "another language"}, which the coach can’t read`,
      advice: "The interviews here are in English: answer in English to get a review.",
    };
  if (flag) return FLAG_HEADLINES[flag];
  const advice = scored.isOpen
    ? "Say which sentences make the open points, or that you left them out: the range gets narrower."
    : scored.points.some(isLikely)
      ? "Confirm the sentences that seem to make a point, or choose others: the range gets narrower."
      : step
        ? `Next: ${step.detail || step.title}`
        : "Nothing is left to add. Practice saying it aloud.";
  return { headline: describePoints(scored), advice };
}
