import { anyOf } from "~/coach/text/any-of";
import type { CoachRequest } from "~/coach/types";
import type { JudgedAnswer } from "./answer-text";
import { findQuote } from "./quotes";
import type { Verdict } from "./verdict.server";

export const HIGHEST_LEVEL = 4;

interface JudgedDimension {
  name: string;
  /** The instruction for the model. */
  instruction: string;
  /** What a quote must contain to count. */
  evidencePattern?: RegExp;
}

const TECHNICAL_DIMENSIONS: readonly JudgedDimension[] = [
  {
    name: "clarity",
    instruction:
      "Can a listener follow it in one hearing? Quote the passages that say most plainly what they mean.",
  },
  {
    name: "structure",
    instruction:
      "Does one step lead to the next? Quote the passages that set out or mark the order.",
  },
];

const STORY_DIMENSIONS: readonly JudgedDimension[] = [
  {
    name: "structure",
    instruction:
      "Is it told from situation and task to action and result or, for a motivation question, point after point? Quote one passage for each part.",
  },
  {
    name: "specificity",
    instruction:
      "Is it concrete? Quote figures, names, dates and things only someone who was there could know.",
    evidencePattern: anyOf(
      [
        /\p{N}/u,
        /\s\p{Lu}/u,
        /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|twice|third|quarter|doubled?)\b/u,
      ],
      "u",
    ),
  },
  {
    name: "ownership",
    instruction:
      "Is it plain what the candidate did in person? Quote what they say they did themselves.",
    evidencePattern: /\b(?:I|my|My|me|myself)\b/,
  },
];

/**
 * The dimensions a model judges. Countable measures (fillers, pace) and those based on key points
 * are excluded.
 */
export function listJudgedDimensions(kind: CoachRequest["kind"]): readonly JudgedDimension[] {
  return kind === "technical" || kind === "case" ? TECHNICAL_DIMENSIONS : STORY_DIMENSIONS;
}

/**
 * The value of a model's level on a dimension, 0–1: each step needs its own real quote. Null if not
 * judged, or rated without a quote.
 */
export function getSupportedLevel(
  { dimensions }: Verdict,
  { name, evidencePattern }: JudgedDimension,
  answer: JudgedAnswer,
): number | null {
  const dimensionVerdict = dimensions.find((dimension) => dimension.name === name);
  if (!dimensionVerdict) return null;
  const passages = new Set(
    dimensionVerdict.quotes.flatMap((quote) =>
      !evidencePattern || evidencePattern.test(quote) ? (findQuote(answer, quote)?.from ?? []) : [],
    ),
  );
  if (dimensionVerdict.level > 0 && passages.size === 0) return null;
  const maxLevel = passages.size >= answer.sentenceCount ? HIGHEST_LEVEL : passages.size;
  return Math.min(dimensionVerdict.level, maxLevel) / HIGHEST_LEVEL;
}
