import type { Dimension, NextStep, Review } from "~/coach/types";
import { foreignLanguage } from "~/coach/rules/language";
import { missingParts, sizedResults } from "~/coach/score/story";
import { talkShare } from "~/coach/score/talk";
import type { Reading } from "~/coach/score/reading";
import { listed } from "./wording";

interface Headline {
  headline: string;
  advice: string;
}

const FLAGGED: Readonly<Record<NonNullable<Review["flag"]>, Headline>> = {
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

const UNRECOGNIZED: Headline = {
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

function storyGap(reading: Reading, dimension: Dimension): string {
  const missing = missingParts(reading);
  switch (dimension.name) {
    case "structure":
      return reading.request.kind === "behavioral" && missing.length > 0 && talkShare(reading) < 0.5
        ? `the ${missing.slice(0, 2).join(" and the ")} cannot be found`
        : talkShare(reading) > 0.5
          ? "the answers could be tighter"
          : "the order is hard to follow";
    case "specificity":
      return sizedResults(reading).length > 0
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

function storyHeadline(reading: Reading, dimensions: readonly Dimension[], score: number): string {
  const ranked = dimensions.toSorted((a, b) => b.points / b.weight - a.points / a.weight);
  const capped = score < dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
  const best = ranked[0];
  const worst = capped ? ranked.find(({ name }) => name === "relevance") : ranked.at(-1);
  const strength = best && best.points / best.weight >= 0.5 ? STRENGTHS[best.name] : undefined;
  if (!worst || worst.points / worst.weight >= 0.9)
    return "A whole story: what happened, what you did, what came of it";
  return strength
    ? `${strength}, but ${storyGap(reading, worst)}`
    : "Too little is told to picture it";
}

function pointsHeadline(reading: Reading): string {
  const of = (status: string) =>
    reading.matches.filter((match) => match.status === status).map((match) => match.point.label);
  const [covered, missed, wrong, partial] = [
    of("covered"),
    of("missed"),
    of("contradicted"),
    of("partial"),
  ];
  const open = [...missed, ...partial];
  if (wrong[0]) return `On “${wrong[0]}” your answer says the opposite`;
  if (!open[0]) return `All ${covered.length} key points are there`;
  if (!covered[0])
    return partial[0] ? `Touches “${partial[0]}” and stays general` : "No key point is reached yet";
  if (covered.length >= open.length)
    return `${covered.length} of ${reading.matches.length} key points are there; “${open[0]}” is not${open[0] === partial[0] ? " complete" : ""}`;
  return `Begins with “${covered[0]}”, leaves out ${listed(open)}`;
}

function advise(
  reading: Reading,
  dimensions: readonly Dimension[],
  steps: readonly NextStep[],
): string {
  const labels = new Set(reading.matches.map((match) => match.point.label));
  const points = steps.filter((step) => labels.has(step.title)).map((step) => `“${step.title}”`);
  const form = steps.find((step) => !labels.has(step.title))?.detail;
  const written = reading.request.keyPoints.length > 0;
  if (steps[0] && !labels.has(steps[0].title)) return steps[0].detail;
  if (points[0] && written)
    return `Next: ${points.slice(0, 2).join(", then ")}.${form ? ` ${form}` : ""}`;
  if (points[0]) return `Add what the model answer says about ${points.slice(0, 2).join(" and ")}.`;
  return (
    form ||
    dimensions.find((dimension) => dimension.gap)?.gap ||
    "Say it again in a week, without notes."
  );
}

/** The verdict line, which names strength and gap, and the line that says what to do. */
export function writeHeadline(
  flag: Review["flag"],
  reading: Reading,
  dimensions: readonly Dimension[],
  score: number,
  steps: readonly NextStep[],
  unrecognized: boolean,
): Headline {
  if (flag) return FLAGGED[flag];
  if (unrecognized) return UNRECOGNIZED;
  const language = foreignLanguage(reading.answer);
  if (language)
    return {
      headline: `This seems to be ${language}, which the coach cannot read`,
      advice: "Answer in English, or ask a person who reads the language.",
    };
  const story = reading.request.kind === "behavioral" || reading.request.kind === "motivation";
  const headline = story ? storyHeadline(reading, dimensions, score) : pointsHeadline(reading);
  return { headline, advice: advise(reading, dimensions, steps) };
}
