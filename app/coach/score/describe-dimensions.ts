import type { AnswerContext } from "~/coach/context/answer-context";
import { countRight } from "~/coach/points/read-checks";
import type { SettledPoint } from "~/coach/points/settle-points";
import { formatCount } from "~/coach/text/format-text";
import type { RubricDimension } from "~/coach/rubric";
import { countFacts } from "~/coach/speech/answer-facts";
import type { Dimension } from "~/coach/types";
import { findStorySigns } from "~/coach/text/story-signs";
import { describePace } from "./speech";
import { findSizedResults } from "./story-measures";
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
  { request }: AnswerContext,
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
  const shown = count("covered") + count("partial");
  const results = points.flatMap((point) => point.results);
  const sentences = [
    `${shown} of ${formatCount(points.length, "point")} shown.`,
    count("contradicted") > 0 ? `${count("contradicted")} told the wrong way round.` : "",
    results.length > 0
      ? `${countRight(results)} of ${formatCount(results.length, "check")} right.`
      : "",
    count("asked") > 0 ? `${count("asked")} still open: the coach asks.` : "",
  ];
  const wrong = points.find(({ status }) => status === "contradicted");
  const missing = points.find(({ status }) => status === "missed");
  const gap = wrong
    ? `Set right what you say about “${wrong.point.label}.”`
    : missing
      ? `Add “${missing.point.label}.”`
      : "";
  return toText(dimension, earned, sentences.filter(Boolean).join(" "), gap);
}

function tellStory(context: AnswerContext): [reason: string, gap: string] {
  const { numbers, i, we } = countFacts(context.judgedAnswer, null);
  const text = context.judgedAnswer.sentences.map((sentence) => sentence.text).join(" ");
  const { deeds, vagueWords } = findStorySigns(text);
  const reason = `${formatCount(deeds, "deed")} in the past tense with “I,” ${formatCount(numbers, "number")}, ${formatCount(vagueWords, "vague word")}.`;
  if (context.request.kind === "behavioral" && deeds < 3)
    return [
      reason,
      we > i ? "Say what you did yourself: “I,” then a verb." : "Tell what you did, step by step.",
    ];
  return findSizedResults(context).length === 0
    ? [reason, "Give the result a size: how many, how much, how long, before and after."]
    : [reason, "Name the people, tools and dates only you would know."];
}

function tellExplanation(context: AnswerContext): [reason: string, gap: string] {
  const { fillers, hedges, judgedAnswer } = context;
  const long = findLongSentences(context).length;
  const softeners = fillers.hard.length + fillers.soft.length + hedges.length;
  const reason = `${formatCount(judgedAnswer.sentences.length, "sentence")}, ${long === 0 ? "none" : long} too long to follow, ${formatCount(softeners, "filler or hedge", "fillers or hedges")}.`;
  if (long > 0) return [reason, "Break the long sentences in two."];
  return softeners > 0
    ? [reason, "Leave out fillers and hedges."]
    : [reason, "Say the main claim first, then one step in each sentence."];
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
