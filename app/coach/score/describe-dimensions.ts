import type { AnswerContext } from "~/coach/context/answer-context";
import { countRight } from "~/coach/points/read-checks";
import { isToldWrong, type SettledPoint } from "~/coach/points/settle-points";
import { formatCount } from "~/coach/text/format-text";
import type { RubricDimension } from "~/coach/rubric";
import { countFacts, countSentences } from "~/coach/speech/answer-facts";
import type { Dimension } from "~/coach/types";
import { findStorySigns } from "~/coach/text/story-signs";
import { describePace } from "./speech";
import { countNames } from "./story-measures";
import { findLongSentences } from "./style";

type DimensionText = Omit<Dimension, "points">;

function toText(
  { name, label, weight }: RubricDimension,
  points: number,
  reason: string,
  gap: string,
): DimensionText {
  return {
    name,
    label,
    weight,
    score: Math.round((100 * points) / weight),
    reason,
    gap: points >= weight ? "" : gap,
  };
}

/** How many points are shown, wrong and still asked, and how many checks were right. */
export function describeSaid(
  { request, wrongSums, anchors }: AnswerContext,
  points: readonly SettledPoint[],
  dimension: RubricDimension,
  earned: number,
): DimensionText {
  if (request.keyPoints.length === 0)
    return toText(
      dimension,
      earned,
      request.reference
        ? "Compared with a model answer."
        : "This question has no key points, so this is set to a middle value.",
      "",
    );
  const count = (status: string) => points.filter((point) => point.status === status).length;
  const likely = points.filter(({ source }) => source === "thought").length;
  const shown = count("covered") + count("partial") - likely;
  const results = points.flatMap((point) => point.results);
  const toldWrong = points.filter(isToldWrong).length;
  const sentences = [
    shown > 0 || count("asked") + likely === 0
      ? `${shown} of ${formatCount(points.length, "point")} shown.`
      : "",
    likely > 0
      ? `${likely} of ${formatCount(points.length, "point")} recognized: confirm ${likely === 1 ? "it" : "them"}.`
      : "",
    toldWrong > 0 ? `${toldWrong} told the wrong way round.` : "",
    wrongSums.length > 0
      ? `${formatCount(wrongSums.length, "sum")} ${wrongSums.length === 1 ? "doesn’t" : "don’t"} add up.`
      : "",
    results.length > 0
      ? `${countRight(results)} of ${formatCount(results.length, "check")} right.`
      : "",
    count("asked") > 0
      ? `${count("asked")} open: say which sentences make ${count("asked") === 1 ? "it" : "them"}.`
      : "",
  ];
  const wrong = points.find(({ status }) => status === "contradicted");
  const missing = points.find(({ status }) => status === "missed");
  const figure = anchors.find(({ isInRange }) => !isInRange);
  const gap = figure
    ? figure.text
    : wrong
      ? isToldWrong(wrong)
        ? `Set right what you say about “${wrong.point.label}.”`
        : `Look up the fact about “${wrong.point.label}”.`
      : wrongSums[0]
        ? wrongSums[0].text
        : missing
          ? `Add “${missing.point.label}.”`
          : "";
  return toText(dimension, earned, sentences.filter(Boolean).join(" "), gap);
}

/** Fewer names and numbers leave a story without anything one could check. */
const ENOUGH_DETAILS = 3;
/** So many vague words in a hundred are more than people’s good stories have. */
const MANY_VAGUE_WORDS = 4;
const MAX_QUOTED_WORDS = 3;

function quoteWords(words: readonly string[]): string {
  const quoted = [...new Set(words.map((word) => word.toLowerCase()))]
    .slice(0, MAX_QUOTED_WORDS)
    .map((word) => `“${word}”`);
  return quoted.length > 1
    ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`
    : quoted.join();
}

/** What would make a story more concrete; empty where nothing that can be counted is missing. */
function findStoryGap(
  context: AnswerContext,
  deeds: number,
  vagueWords: readonly string[],
): string {
  const { numbers, i, we } = countFacts(context.judgedAnswer, null);
  const isBehavioral = context.request.kind === "behavioral";
  if (isBehavioral && deeds < 3)
    return we > i
      ? "Say what you did yourself: “I,” then a verb."
      : "Where it was you, say so: “I called them,” not “called them.”";
  if (isBehavioral && numbers === 0)
    return "Give the result a size: how many, how much, how long, before and after.";
  if (countNames(context) + numbers < ENOUGH_DETAILS)
    return isBehavioral
      ? "Name the people, tools and dates only you would know."
      : "Give a number or a name: how many, how long, where.";
  return (100 * vagueWords.length) / context.judgedAnswer.tokens.length > MANY_VAGUE_WORDS
    ? `Say what you mean by ${quoteWords(vagueWords)}, or leave it out.`
    : "";
}

function tellStory(context: AnswerContext): [reason: string, gap: string] {
  const { numbers } = countFacts(context.judgedAnswer, null);
  const text = context.judgedAnswer.sentences.map((sentence) => sentence.text).join(" ");
  const { deeds, vagueWords } = findStorySigns(text);
  const reason = `${formatCount(deeds, "deed")} in the past tense with “I,” ${formatCount(numbers, "number")}.`;
  return [reason, findStoryGap(context, deeds, vagueWords)];
}

function tellExplanation(context: AnswerContext): [reason: string, gap: string] {
  const { fillers, hedges, answer, judgedAnswer } = context;
  const long = findLongSentences(context);
  const softeners = [...fillers.hard, ...fillers.soft, ...hedges].map(({ start, end }) =>
    answer.text.slice(start, end),
  );
  const reason = `${formatCount(countSentences(judgedAnswer), "sentence")}, ${long.length === 0 ? "none" : long.length} too long to follow, ${formatCount(softeners.length, "filler or hedge", "fillers or hedges")}.`;
  if (long.length > 0)
    return [
      reason,
      `Break ${long.length === 1 ? "the long sentence" : "the long sentences"} in two.`,
    ];
  return [reason, softeners.length > 0 ? `Leave out ${quoteWords(softeners)}.` : ""];
}

/** What can be counted of how it is told. */
export function describeTold(
  context: AnswerContext,
  dimension: RubricDimension,
  earned: number,
): DimensionText {
  const [reason, gap] = context.isStory ? tellStory(context) : tellExplanation(context);
  const pace = describePace(context);
  return toText(
    dimension,
    earned,
    pace ? `${reason} Spoken ${pace.text}.` : reason,
    pace?.gap || gap,
  );
}
