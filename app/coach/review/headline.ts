import { getBandStart } from "~/coach/bands";
import type { Dimension, NextStep } from "~/coach/types";
import type { RuleFlag, RuleResult } from "~/coach/rules/apply-rules";
import { detectForeignLanguage } from "~/coach/rules/language";
import { listMissingParts, findSizedResults } from "~/coach/score/story-measures";
import { countFacts } from "~/coach/speech/answer-facts";
import { getSpeechShare } from "~/coach/score/speech";
import type { AnswerContext } from "~/coach/score/answer-context";
import { demandsPoint } from "~/coach/stories/about-subject";
import { isInOwnWords, writeExplanationHeadline } from "./explanation-headline";
import { joinWithAnd } from "./format-text";
import { warnAboutStory, type Headline } from "./story-warnings";

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
    headline: "This doesn’t answer the question",
    advice: "Read the question again and name its subject in your first sentence.",
  },
  nonsense: {
    headline: "We couldn’t read this as an answer",
    advice: "Write two plain sentences: what you would do, and why.",
  },
};

const UNRECOGNIZED_HEADLINE: Headline = {
  headline: "A concrete answer, but the coach recognizes little of what the question asks",
  advice:
    "Compare it with the points below. If you did make a point, say it in one plain sentence; if not, add it.",
};

const LITTLE_RECOGNIZED_HEADLINE: Headline = {
  ...UNRECOGNIZED_HEADLINE,
  headline: "The coach recognizes little of what the question asks",
};

const OWN_WORDS_HEADLINE: Headline = {
  ...UNRECOGNIZED_HEADLINE,
  headline: "A concrete answer in your own words; the coach found few of the points in it",
};

const TOO_SHORT_HEADLINE = "Too short to judge";
const TOO_SHORT_ADVICE = {
  behavioral:
    "Tell it in five or six sentences: where it was, what you did, and how it turned out.",
  motivation: "Give two or three reasons, each in a sentence of its own, with what is behind it.",
} as const;

const WITHOUT_STORY_HEADLINE: Headline = {
  headline: "An outline, but no story yet",
  advice: "Tell what happened: where it was, who was there, what you did and how it turned out.",
};

const STRENGTHS: Readonly<Record<string, string>> = {
  structure: "Easy to follow",
  specificity: "Concrete, with figures",
  ownership: "Your own part is clear",
  relevance: "It answers the question",
  delivery: "Easy to listen to",
};

function describeStoryGap(context: AnswerContext, dimension: Dimension, score: number): string {
  const missing = listMissingParts(context);
  switch (dimension.name) {
    case "structure":
      return context.request.kind === "behavioral" &&
        missing.length > 0 &&
        getSpeechShare(context) < 0.5
        ? `the coach found no ${missing.slice(0, 2).join(" and no ")}`
        : getSpeechShare(context) > 0.5
          ? "the answers could be tighter"
          : "the order is hard to follow";
    case "specificity":
      if (context.request.kind === "motivation")
        return countFacts(context.judgedAnswer, null).numbers < 2
          ? "it needs a figure to back it up"
          : "it could use more details only you know";
      return findSizedResults(context).length > 0
        ? "it could use more details only you know"
        : "the coach found no measurable result";
    case "ownership":
      return "“we” hides what you did yourself";
    case "relevance":
      return describeRelevanceGap(context, dimension.points / dimension.weight, score);
    default:
      return describeDeliveryGap(context);
  }
}

function describeRelevanceGap(
  { matches, request }: AnswerContext,
  share: number,
  score: number,
): string {
  if (share < 0.5 && score < getBandStart("Solid")) {
    const absent = matches.find(
      ({ status, point }) => status === "missed" && demandsPoint(request, point.id),
    );
    return absent
      ? `the coach didn’t find “${absent.point.label}”`
      : "it leaves much of the question unanswered";
  }
  if (share < 0.75) return "it leaves part of the question unanswered";
  if (matches.some(({ status }) => status === "missed"))
    return "a point the question asks for wasn’t found";
  const open = matches.find(({ status }) => status !== "covered");
  if (!open) return "the best answers are stronger as a whole";
  return open.status === "partial"
    ? `“${open.point.label}” is incomplete`
    : `it seems to contradict “${open.point.label}”`;
}

/** Fillers and hedges are named only where there are some worth a word. */
const MANY_SOFTENINGS = 0.02;

function describeDeliveryGap(context: AnswerContext): string {
  const fillerCount = context.fillers.hard.length + context.fillers.soft.length;
  const hedgeCount = context.hedges.length;
  if (fillerCount + hedgeCount < MANY_SOFTENINGS * context.judgedAnswer.tokens.length)
    return "the delivery could be smoother";
  const names = [fillerCount > 0 ? "fillers" : "", hedgeCount > 0 ? "hedges" : ""];
  return `${joinWithAnd(names.filter(Boolean))} get in the way`;
}

/** The share of relevance below which that is what a story lacks. */
const MOSTLY_ANSWERED = 0.5;

function writeStoryHeadline(
  context: AnswerContext,
  dimensions: readonly Dimension[],
  score: number,
): string {
  const ranked = dimensions.toSorted((a, b) => b.points / b.weight - a.points / a.weight);
  const isCapped = score < dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
  const strongest = ranked[0];
  const relevance = ranked.find(({ name }) => name === "relevance");
  // What is asked matters before how it is told.
  const isUnanswered = relevance && relevance.points / relevance.weight < MOSTLY_ANSWERED;
  const weakest = isCapped || isUnanswered ? relevance : ranked.at(-1);
  const strength =
    strongest && strongest.points / strongest.weight >= 0.5
      ? strongest.name === "delivery" && context.request.seconds === null
        ? "Easy to read"
        : STRENGTHS[strongest.name]
      : undefined;
  if (!weakest || (weakest.points / weakest.weight >= 0.9 && score >= getBandStart("Strong")))
    return context.request.kind === "behavioral"
      ? "A complete story: what happened, what you did, and the result"
      : "A complete answer, with the points the question asks for";
  return strength
    ? `${strength}, but ${describeStoryGap(context, weakest, score)}`
    : "Too few details to picture it";
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
    "Nothing is missing. Practice saying it aloud."
  );
}

/** The verdict, with a strength and a gap, and the advice. */
export function writeHeadline(
  rules: RuleResult,
  context: AnswerContext,
  dimensions: readonly Dimension[],
  score: number,
  steps: readonly NextStep[],
): Headline {
  const {
    flag,
    isUnrecognized = false,
    missingSubject,
    isWithoutStory = false,
    isTooShort = false,
  } = rules;
  if (flag === "other-language")
    return {
      headline: `This seems to be ${detectForeignLanguage(context.answer) ?? "another language"}, which the coach can’t read`,
      advice:
        "It has no score and isn’t in your record. Answer again in English, or ask someone who reads that language.",
    };
  if (flag) return FLAG_HEADLINES[flag];
  if (isTooShort)
    return {
      headline: TOO_SHORT_HEADLINE,
      advice: TOO_SHORT_ADVICE[context.request.kind === "motivation" ? "motivation" : "behavioral"],
    };
  if (missingSubject !== undefined)
    return {
      headline: `The question asks for ${missingSubject}, and the coach didn’t find that`,
      advice: "Choose a story about exactly that, and say so in your first two sentences.",
    };
  const warning = warnAboutStory(rules, context);
  if (warning) return warning;
  if (isWithoutStory) return WITHOUT_STORY_HEADLINE;
  if (isUnrecognized)
    return score >= getBandStart("Solid")
      ? OWN_WORDS_HEADLINE
      : context.request.kind === "behavioral" || score >= getBandStart("Developing")
        ? UNRECOGNIZED_HEADLINE
        : LITTLE_RECOGNIZED_HEADLINE;
  const isStory = context.request.kind === "behavioral" || context.request.kind === "motivation";
  if (!isStory && isInOwnWords(context, score)) return OWN_WORDS_HEADLINE;
  const uncappedScore = dimensions.reduce((sum, { points }) => sum + points, 0);
  const headline = isStory
    ? writeStoryHeadline(context, dimensions, score)
    : writeExplanationHeadline(context, score < uncappedScore);
  return { headline, advice: writeAdvice(context, dimensions, steps) };
}
