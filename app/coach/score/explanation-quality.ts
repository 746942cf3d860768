import { findDismissals } from "~/coach/rules/dismissals";
import { countTentativePhrases } from "~/coach/rules/tentative";
import { getCoverage } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";

/**
 * What people who mark interviews go by, fitted by ridge regression to 77 answers they marked, and
 * rounded. In marks of 100.
 */
const WEIGHTS = {
  base: 1,
  coverage: 50,
  errorLean: -200,
  sweeping: -29,
  error: -9,
  tentative: 13,
  relevantWords: 14.5,
  closeness: 11,
} as const;
/** How much closer the sentences are to errors than to right wordings: right ones, wrong ones. */
const ERROR_LEAN_BOUNDS = [-0.12, 0.08] as const;
const ERROR_RANGE = [-1, 1.5] as const;
const MAX_SWEEPING = 0.5;
const FEW_SENTENCES = 4;
const MANY_TENTATIVE = 0.3;
const TENTATIVE_RELEVANCE = [0.05, 0.2] as const;
const RELEVANCE_RANGE = [0.1, 0.35] as const;
const CLOSENESS_RANGE = [0.3, 0.45] as const;

/**
 * How good an explanation is, in marks of 100, by its points and by signs of errors and of honesty:
 * a vague answer on the subject that says where it is unsure is better than a confident error.
 * Undefined for questions without wordings.
 */
export function getExplanationMark(context: AnswerContext): number | undefined {
  const { judgment, judgedAnswer, matches, newStems, relevantStems } = context;
  if (!judgment) return undefined;
  const coverage = getCoverage(matches);
  const sentenceCount = Math.max(FEW_SENTENCES, judgedAnswer.sentences.length);
  const relevance = relevantStems.size / Math.max(5, newStems.size);
  const tentative = countTentativePhrases(judgedAnswer) / sentenceCount / MANY_TENTATIVE;
  // One sentence or two resemble an error by chance.
  const errorLean = (judgment.errorLean * judgedAnswer.sentences.length) / sentenceCount;
  const [minLean, maxLean] = ERROR_LEAN_BOUNDS;
  return (
    WEIGHTS.base +
    WEIGHTS.coverage * coverage +
    WEIGHTS.errorLean * Math.min(maxLean, Math.max(minLean, errorLean)) +
    WEIGHTS.error * ramp(judgment.error, ERROR_RANGE) +
    WEIGHTS.sweeping * Math.min(MAX_SWEEPING, findDismissals(judgedAnswer).length / sentenceCount) +
    WEIGHTS.tentative *
      Math.min(1, tentative) *
      (1 - coverage) *
      ramp(relevance, TENTATIVE_RELEVANCE) +
    WEIGHTS.relevantWords * ramp(relevance, RELEVANCE_RANGE) +
    WEIGHTS.closeness * ramp(judgment.closeness, CLOSENESS_RANGE)
  );
}

/** Words and sentences in which an answer begins to show knowledge of the subject, and fully shows it. */
const TOLD_WORDS = [15, 40] as const;
const TOLD_SENTENCES = [1, 3] as const;
/** The same with a point in its author’s words. */
const TERSE_WORDS = [8, 25] as const;

/** 0–1: whether an explanation is long enough to be worth something where few points are recognized. */
export function getToldShare({ judgedAnswer, wordMatches }: AnswerContext): number {
  const { tokens, sentences } = judgedAnswer;
  if (wordMatches.some(({ status }) => status === "covered"))
    return ramp(tokens.length, TERSE_WORDS);
  return Math.min(ramp(tokens.length, TOLD_WORDS), ramp(sentences.length, TOLD_SENTENCES));
}

/** What this and the style add up to, for the least and the most an explanation can get. */
const POINTS_OF_CONTENT = 70;
const POINTS_OF_STYLE = 30;
const FULL_STYLE_CONTENT = 0.6;
/** Above this mark the points alone decide upward, and from the second on also downward. */
const MAX_FLOOR = 45;
const CAP_RANGE = [45, 60] as const;
const CAP_MARGIN = 3;

/** The content, 0–1, with which an explanation gets this many points. */
function toContent(points: number): number {
  const withStyle = POINTS_OF_CONTENT + POINTS_OF_STYLE / FULL_STYLE_CONTENT;
  return points <= FULL_STYLE_CONTENT * withStyle
    ? points / withStyle
    : (points - POINTS_OF_STYLE) / POINTS_OF_CONTENT;
}

/** What a sentence on the subject is worth, however vague, and the words in which it is one. */
const ATTEMPT_POINTS = 12;
/** A better attempt is worth a little more: so much of its mark. */
const ATTEMPT_SLOPE = 0.1;
const ATTEMPT_MARKS = [-20, 45] as const;
const ATTEMPT_WORDS = [8, 16] as const;
/** From this topicality on a sentence is on the subject. */
const ON_SUBJECT = 0.25;

/** The content, 0–1, of an attempt to answer, right or wrong. */
export function getAttemptContent(
  { judgedAnswer }: AnswerContext,
  mark: number,
  topicality: number,
): number {
  const [min, max] = ATTEMPT_MARKS;
  const points = ATTEMPT_POINTS + ATTEMPT_SLOPE * Math.min(max, Math.max(min, mark));
  const length = ramp(judgedAnswer.tokens.length, ATTEMPT_WORDS);
  return toContent(points) * length * Math.min(1, topicality / ON_SUBJECT);
}

/** The least and the most content, 0–1, of an explanation of this mark. */
export function getContentBounds(mark: number): { min: number; max: number } {
  const bounded = Math.min(100, Math.max(0, mark));
  const cap = bounded + CAP_MARGIN + (100 - bounded) * ramp(bounded, CAP_RANGE);
  return { min: toContent(Math.min(MAX_FLOOR, bounded)), max: Math.min(1, toContent(cap)) };
}
