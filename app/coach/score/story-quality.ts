import { findStorySigns, type StorySigns } from "~/coach/rules/story-signs";
import { asksForOthers } from "~/coach/stories/about-subject";
import type { PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";
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
  conduct: -10,
  alone: -10,
  evasions: -7.5,
  vagueWords: -1.2,
} as const;
const MAX_WRONG_TURNS = 3;
/** One sign of bad conduct can be chance. */
const CHANCE_CONDUCT = 0.6;
const MAX_CONDUCT = 5;
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

/** What an honest account of something that happened is worth, however vague. */
const HONEST_QUALITY = 0.42;
const ENOUGH_POINTS = 0.4;
/** What one deed is worth of it, and what one sign of bad conduct or evasion costs. */
const ONE_DEED = 0.55;
const SIGN_COST = 0.4;
const SUBJECT_CLOSENESS = [0.2, 0.26] as const;

/**
 * 0–1: the least quality of a story in which the person does something, or of a motivation that
 * makes some of the points, without signs of bad conduct.
 */
function getHonestQuality(
  { request, judgment }: AnswerContext,
  { deeds, conduct, wrongTurns, evasions }: StorySigns,
  points: number,
): number {
  const told =
    request.kind === "motivation"
      ? Math.min(1, points / ENOUGH_POINTS)
      : Math.min(1, deeds * ONE_DEED);
  const badSigns = conduct + wrongTurns + Math.max(0, evasions - 1);
  return (
    HONEST_QUALITY *
    told *
    Math.max(0, 1 - SIGN_COST * badSigns) *
    ramp(judgment?.closeness ?? 0, SUBJECT_CLOSENESS)
  );
}

const qualities = new WeakMap<AnswerContext, number>();

/** 0–1: how good a story or a motivation is, whatever its words. 1 without wordings. */
export function getStoryQuality(context: AnswerContext): number {
  const known = qualities.get(context);
  if (known !== undefined) return known;
  const quality = measureStoryQuality(context);
  qualities.set(context, quality);
  return quality;
}

function measureStoryQuality(context: AnswerContext): number {
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
    WEIGHTS.conduct * Math.min(MAX_CONDUCT, Math.max(0, signs.conduct - CHANCE_CONDUCT)) +
    WEIGHTS.alone * (signs.cooperation === 0 && asksForOthers(context.request) ? 1 : 0) +
    WEIGHTS.evasions * Math.min(MAX_EVASIONS, signs.evasions) +
    WEIGHTS.vagueWords * Math.min(MAX_VAGUE_RATE, vagueRate);
  const toldShare = Math.max(0, 1 - signs.denials / Math.max(1, sentences.length));
  const told = Math.min(1, (mark - SPREAD.from) / (SPREAD.to - SPREAD.from));
  return toldShare * Math.max(0, told, getHonestQuality(context, signs, points));
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
