import type { Dimension, NextStep, Review } from "~/coach/types";
import { detectForeignLanguage } from "~/coach/rules/language";
import { listMissingParts, findSizedResults } from "~/coach/score/story-measures";
import { getSpeechShare } from "~/coach/score/speech";
import type { AnswerContext } from "~/coach/score/answer-context";
import { formatLabels } from "./format-text";

interface Headline {
  headline: string;
  advice: string;
}

const FLAG_HEADLINES: Readonly<Record<NonNullable<Review["flag"]>, Headline>> = {
  empty: {
    headline: "Nothing was said",
    advice:
      "Write or say two sentences, even if you are not sure. Then there is something to work with.",
  },
  refusal: {
    headline: "An honest pass, with no answer to score",
    advice: "Say the part you do know, then how you would find out the rest.",
  },
  echo: {
    headline: "The question came back without an answer",
    advice: "Start with your first step or your main claim, in your own words.",
  },
  "off-topic": {
    headline: "This speaks of something else than the question",
    advice: "Read the question once more and name its subject in your first sentence.",
  },
  nonsense: {
    headline: "There is no answer here that can be read",
    advice: "Write two plain sentences: what you would do, and why.",
  },
};

const UNRECOGNIZED_HEADLINE: Headline = {
  headline: "A concrete answer, in which the coach recognizes little of what was asked",
  advice:
    "Hold it against the points below. What you did tell, name in one plain sentence; what is missing, add.",
};

const STRENGTHS: Readonly<Record<string, string>> = {
  structure: "The story can be followed",
  specificity: "Concrete, with figures",
  ownership: "Your own part is clear",
  relevance: "It answers what was asked",
  delivery: "Easy to listen to",
};

function describeStoryGap(context: AnswerContext, dimension: Dimension): string {
  const missing = listMissingParts(context);
  switch (dimension.name) {
    case "structure":
      return context.request.kind === "behavioral" &&
        missing.length > 0 &&
        getSpeechShare(context) < 0.5
        ? `the ${missing.slice(0, 2).join(" and the ")} cannot be found`
        : getSpeechShare(context) > 0.5
          ? "the answers could be tighter"
          : "the order is hard to follow";
    case "specificity":
      return findSizedResults(context).length > 0
        ? "it could name more that only you can know"
        : "the result has no size";
    case "ownership":
      return "your own part stays behind “we”";
    case "relevance":
      return "much of what was asked is not found in it";
    default:
      return "fillers and hedges get in the way";
  }
}

function writeStoryHeadline(
  context: AnswerContext,
  dimensions: readonly Dimension[],
  score: number,
): string {
  const ranked = dimensions.toSorted((a, b) => b.points / b.weight - a.points / a.weight);
  const isCapped = score < dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
  const strongest = ranked[0];
  const weakest = isCapped ? ranked.find(({ name }) => name === "relevance") : ranked.at(-1);
  const strength =
    strongest && strongest.points / strongest.weight >= 0.5 ? STRENGTHS[strongest.name] : undefined;
  if (!weakest || weakest.points / weakest.weight >= 0.9)
    return "A whole story: what happened, what you did, what came of it";
  return strength
    ? `${strength}, but ${describeStoryGap(context, weakest)}`
    : "Too little is told to picture it";
}

function writeTechnicalHeadline(context: AnswerContext): string {
  const listLabels = (status: string) =>
    context.matches.filter((match) => match.status === status).map((match) => match.point.label);
  const [covered, missed, contradicted, partial] = [
    listLabels("covered"),
    listLabels("missed"),
    listLabels("contradicted"),
    listLabels("partial"),
  ];
  const openLabels = [...missed, ...partial];
  if (contradicted[0]) return `On “${contradicted[0]}” your answer says the opposite`;
  if (!openLabels[0]) return `All ${covered.length} key points are there`;
  if (!covered[0])
    return partial[0] ? `Touches “${partial[0]}” and stays general` : "No key point is reached yet";
  if (covered.length >= openLabels.length)
    return `${covered.length} of ${context.matches.length} key points are there; “${openLabels[0]}” is not${openLabels[0] === partial[0] ? " complete" : ""}`;
  return `Begins with “${covered[0]}”, leaves out ${formatLabels(openLabels)}`;
}

function writeAdvice(
  context: AnswerContext,
  dimensions: readonly Dimension[],
  steps: readonly NextStep[],
): string {
  const pointLabels = new Set(context.matches.map((match) => match.point.label));
  const pointTitles = steps
    .filter((step) => pointLabels.has(step.title))
    .map((step) => `“${step.title}”`);
  const styleAdvice = steps.find((step) => !pointLabels.has(step.title))?.detail;
  const hasAuthoredPoints = context.request.keyPoints.length > 0;
  if (steps[0] && !pointLabels.has(steps[0].title)) return steps[0].detail;
  if (pointTitles[0] && hasAuthoredPoints)
    return `Next: ${pointTitles.slice(0, 2).join(", then ")}.${styleAdvice ? ` ${styleAdvice}` : ""}`;
  if (pointTitles[0])
    return `Add what the model answer says about ${pointTitles.slice(0, 2).join(" and ")}.`;
  return (
    styleAdvice ||
    dimensions.find((dimension) => dimension.gap)?.gap ||
    "Say it again in a week, without notes."
  );
}

/** The verdict line, which names strength and gap, and the line that says what to do. */
export function writeHeadline(
  flag: Review["flag"],
  context: AnswerContext,
  dimensions: readonly Dimension[],
  score: number,
  steps: readonly NextStep[],
  isUnrecognized: boolean,
): Headline {
  if (flag) return FLAG_HEADLINES[flag];
  if (isUnrecognized) return UNRECOGNIZED_HEADLINE;
  const language = detectForeignLanguage(context.answer);
  if (language)
    return {
      headline: `This seems to be ${language}, which the coach cannot read`,
      advice: "Answer in English, or ask a person who reads the language.",
    };
  const isStory = context.request.kind === "behavioral" || context.request.kind === "motivation";
  const headline = isStory
    ? writeStoryHeadline(context, dimensions, score)
    : writeTechnicalHeadline(context);
  return { headline, advice: writeAdvice(context, dimensions, steps) };
}
