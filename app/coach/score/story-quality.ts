import { findStorySigns } from "~/coach/rules/story-signs";
import type { PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { getSpecificity } from "./story-measures";
import { getStoryTopicality } from "./substance";

/**
 * What people who mark interviews go by, fitted by ridge regression to 145 answers they marked, and
 * rounded. In marks of 100. How concretely something is told counts mostly with the points it makes.
 */
const WEIGHTS = {
  base: 17,
  points: 25,
  specificity: 9,
  specificPoints: 48,
  reflection: 3,
  deeds: 9,
  errorLean: -75,
  wrongSentences: -10,
  wrongTurns: -11,
  evasions: -7.5,
  vagueWords: -1.2,
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
  const specificity = getSpecificity(context);
  const vagueRate = (100 * signs.vagueWords) / Math.max(MIN_WORDS, tokens.length);
  const mark =
    WEIGHTS.base +
    WEIGHTS.points * points +
    WEIGHTS.specificity * specificity +
    WEIGHTS.specificPoints * specificity * points +
    WEIGHTS.reflection * (signs.hasReflection ? 1 : 0) +
    WEIGHTS.deeds * Math.min(1, signs.deeds / ENOUGH_DEEDS) +
    WEIGHTS.errorLean * judgment.errorLean +
    WEIGHTS.wrongSentences * getWrongShare(context) +
    WEIGHTS.wrongTurns * Math.min(MAX_WRONG_TURNS, signs.wrongTurns) +
    WEIGHTS.evasions * Math.min(MAX_EVASIONS, signs.evasions) +
    WEIGHTS.vagueWords * Math.min(MAX_VAGUE_RATE, vagueRate);
  const toldShare = Math.max(0, 1 - signs.denials / Math.max(1, sentences.length));
  return toldShare * Math.min(1, Math.max(0, (mark - SPREAD.from) / (SPREAD.to - SPREAD.from)));
}

/** How high a story of each quality can score: what is told badly gets little by its structure. */
const CAPS_BY_QUALITY = [
  { quality: 0, cap: 14 },
  { quality: 0.3, cap: 28 },
  { quality: 0.5, cap: 45 },
  { quality: 0.7, cap: 72 },
  { quality: 0.9, cap: 100 },
] as const;

/** The most a story or a motivation of this quality gets. */
export function getQualityCap(quality: number): number {
  const upper = CAPS_BY_QUALITY.findIndex((step) => step.quality >= quality);
  const [from, to] = [CAPS_BY_QUALITY[upper - 1], CAPS_BY_QUALITY[upper]];
  if (!to) return 100;
  if (!from) return to.cap;
  const share = (quality - from.quality) / (to.quality - from.quality);
  return Math.round(from.cap + share * (to.cap - from.cap));
}

/** From this quality on, a story answers the question in other words than the points'. */
const RELEVANT_QUALITY = [0.45, 0.75] as const;

/** 0–1: the share of the question a good story answers, however few points are recognized. */
export function getToldRelevance(context: AnswerContext): number {
  if (!context.judgment) return 0;
  const quality = getStoryTopicality(context) * getStoryQuality(context);
  const [from, to] = RELEVANT_QUALITY;
  return quality * Math.min(1, Math.max(0, (quality - from) / (to - from)));
}
