import { findStorySigns } from "~/coach/rules/story-signs";
import type { PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { getSpecificity } from "./story-measures";
import { getStoryTopicality } from "./substance";

/**
 * What people who mark interviews go by, fitted by ridge regression to 75 answers they marked, and
 * rounded. In marks of 100.
 */
const WEIGHTS = {
  base: 14,
  points: 45,
  specificity: 27,
  reflection: 5,
  deeds: 12,
  error: -5,
  wrongSentences: -30,
  wrongTurns: -12,
  evasions: -6,
  vagueWords: -1.4,
} as const;
const MAX_WRONG_TURNS = 3;
const MAX_EVASIONS = 4;
const MAX_VAGUE_RATE = 8;
const ENOUGH_DEEDS = 4;
const MIN_WORDS = 40;
const FEW_SENTENCES = 4;
/** A regression draws marks to the middle; this spreads them again. */
const SPREAD = { from: 10, to: 80 } as const;

/** 0–1, flatter than the credit: how likely a point is told, given how many sentences there are. */
function getLikelihood({ credit, status }: PointMatch, sentenceCount: number): number {
  if (status === "contradicted") return 0;
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, credit));
  const odds =
    Math.log(bounded / (1 - bounded)) - Math.log(Math.max(1, sentenceCount / FEW_SENTENCES));
  return 1 / (1 + Math.exp(-0.6 * (odds + 1.5)));
}

/** The share of sentences that more likely than not get a point wrong. */
function getWrongShare({ judgment, judgedAnswer }: AnswerContext): number {
  const judgments = [...(judgment?.points.values() ?? [])];
  const { sentences } = judgedAnswer;
  const wrong = sentences.filter((_, index) =>
    judgments.some((ofPoint) => (ofPoint[index]?.wrong ?? 0) > 0),
  );
  return sentences.length === 0 ? 0 : wrong.length / sentences.length;
}

/** 0–1: how good a story or a motivation is, whatever its words. 1 without wordings. */
export function getStoryQuality(context: AnswerContext): number {
  const { judgment, judgedAnswer, matches } = context;
  if (!judgment) return 1;
  const { sentences, tokens } = judgedAnswer;
  const signs = findStorySigns(sentences.map(({ text }) => text).join(" "));
  const weight = matches.reduce((sum, { point }) => sum + (point.weight ?? 1), 0);
  const points = matches.reduce(
    (sum, match) =>
      sum + ((match.point.weight ?? 1) * getLikelihood(match, sentences.length)) / weight,
    0,
  );
  const vagueRate = (100 * signs.vagueWords) / Math.max(MIN_WORDS, tokens.length);
  const mark =
    WEIGHTS.base +
    WEIGHTS.points * points +
    WEIGHTS.specificity * getSpecificity(context) +
    WEIGHTS.reflection * (signs.hasReflection ? 1 : 0) +
    WEIGHTS.deeds * Math.min(1, signs.deeds / ENOUGH_DEEDS) +
    WEIGHTS.error * judgment.error +
    WEIGHTS.wrongSentences * getWrongShare(context) +
    WEIGHTS.wrongTurns * Math.min(MAX_WRONG_TURNS, signs.wrongTurns) +
    WEIGHTS.evasions * Math.min(MAX_EVASIONS, signs.evasions) +
    WEIGHTS.vagueWords * Math.min(MAX_VAGUE_RATE, vagueRate);
  const toldShare = Math.max(0, 1 - signs.denials / Math.max(1, sentences.length));
  return toldShare * Math.min(1, Math.max(0, (mark - SPREAD.from) / (SPREAD.to - SPREAD.from)));
}

/** From this quality on, a story answers the question in other words than the points'. */
const RELEVANT_QUALITY = [0.35, 0.65] as const;

/** 0–1: the share of the question a good story answers, however few points are recognized. */
export function getToldRelevance(context: AnswerContext): number {
  if (!context.judgment) return 0;
  const quality = getStoryTopicality(context) * getStoryQuality(context);
  const [from, to] = RELEVANT_QUALITY;
  return quality * Math.min(1, Math.max(0, (quality - from) / (to - from)));
}
