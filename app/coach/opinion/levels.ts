import type { CoachRequest } from "~/coach/types";
import type { AnswerText } from "./answer-text";
import { findQuote } from "./evidence";
import type { Verdict } from "./verdict.server";

export const HIGHEST_LEVEL = 4;

interface AskedDimension {
  name: string;
  /** What the model is told to look for. */
  ask: string;
  /** What a quote must show to count. */
  shows?: RegExp;
}

const AGAINST_POINTS: readonly AskedDimension[] = [
  {
    name: "clarity",
    ask: "Can a listener follow it in one hearing? Quote the passages that say most plainly what they mean.",
  },
  {
    name: "structure",
    ask: "Does one step lead to the next? Quote the passages that set out or mark the order.",
  },
];

const STORY: readonly AskedDimension[] = [
  {
    name: "structure",
    ask: "Is it told from situation and task to action and result or, for a motivation question, point after point? Quote one passage for each part.",
  },
  {
    name: "specificity",
    ask: "Is it concrete? Quote figures, names, dates and things only someone who was there could know.",
    shows:
      /\p{N}|\s\p{Lu}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|twice|third|quarter|doubled?)\b/u,
  },
  {
    name: "ownership",
    ask: "Is it plain what the candidate did in person? Quote what they say they did themselves.",
    shows: /\b(?:I|my|My|me|myself)\b/,
  },
];

/** The dimensions a model is asked about. What can be counted (fillers, pace) and what key points decide is not asked. */
export function askedDimensions(kind: CoachRequest["kind"]): readonly AskedDimension[] {
  return kind === "technical" || kind === "case" ? AGAINST_POINTS : STORY;
}

/**
 * What a model's level on a dimension is worth, 0–1: each step of it needs a passage of its own that is really
 * there. Null when it was not judged, or praised without one.
 */
export function supportedLevel(
  { dimensions }: Verdict,
  { name, shows }: AskedDimension,
  answer: AnswerText,
): number | null {
  const said = dimensions.find((dimension) => dimension.name === name);
  if (!said) return null;
  const passages = new Set(
    said.quotes.flatMap((quote) =>
      !shows || shows.test(quote) ? (findQuote(answer, quote)?.from ?? []) : [],
    ),
  );
  if (said.level > 0 && passages.size === 0) return null;
  const most = passages.size >= answer.sentences ? HIGHEST_LEVEL : passages.size;
  return Math.min(said.level, most) / HIGHEST_LEVEL;
}
