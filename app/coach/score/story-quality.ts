import { findStorySigns, type StorySigns } from "~/coach/rules/story-signs";
import { asksForOthers, demandsPoint } from "~/coach/stories/about-subject";
import type { PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";
import { getSpecificity } from "./story-measures";
import { getStoryTopicality } from "./substance";

/**
 * What people who mark interviews go by: ridge regression on 82 answers they marked, from weights
 * fitted to 145 others, and rounded. In marks of 100. How concretely something is told counts with
 * the points it makes, and where its sentences are closer to right wordings than to errors; where
 * they aren't, it counts against a story, since an honest, vague account is better than a definite
 * one of the wrong thing.
 */
const WEIGHTS = {
  base: 9.5,
  points: 11,
  demandedPoints: 27,
  specificity: 4,
  specificPoints: 21,
  soundSpecificity: 26,
  unsoundSubstance: -18,
  deeds: 4,
  errorLean: -33,
  wrongTurns: -5,
  conduct: -10,
  cooperation: 12,
  alone: -4.5,
  evasions: -3.3,
  vagueWords: -0.5,
  commonplaces: -12,
} as const;
const MAX_WRONG_TURNS = 3;
/** One sign of bad conduct can be chance. */
const CHANCE_CONDUCT = 0.6;
const MAX_CONDUCT = 5;
const MAX_EVASIONS = 4;
const MAX_VAGUE_RATE = 8;
const ENOUGH_DEEDS = 4;
const ENOUGH_COOPERATION = 4;
const MIN_WORDS = 40;
const FEW_SENTENCES = 4;
/** A regression draws marks to the middle; this spreads them again. */
const SPREAD = { from: 12, to: 75 } as const;
/** How much closer to right wordings than to errors the sentences of sound stories are. */
const SOUND_LEAN = [-0.01, 0.07] as const;
/** How close to any wording a story has to be before it can be held against it that it is closer to errors. */
const KNOWN_CLOSENESS = [0.18, 0.24] as const;
/** From this mean likelihood on, the points are surely told, whatever their words resemble. */
const SURE_POINTS = [0.7, 0.85] as const;
/** The mean log odds, per sentence, of a vague account and of a definite one. */
const DEFINITE_RANGE = [-1.2, 0] as const;

/** 0–1, flatter than the credit: how likely a point is told, given how many sentences there are. */
function getLikelihood({ credit, status }: PointMatch, sentenceCount: number): number {
  if (status === "contradicted") return 0;
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, credit));
  const odds =
    Math.log(bounded / (1 - bounded)) - Math.log(Math.max(1, sentenceCount / FEW_SENTENCES));
  return 1 / (1 + Math.exp(-0.6 * (odds + 1.5)));
}

/** 0–1: the weighted mean of how likely points are told. */
function getMeanLikelihood(matches: readonly PointMatch[], sentenceCount: number): number {
  const weight = matches.reduce((sum, { point }) => sum + (point.weight ?? 1), 0);
  return matches.reduce(
    (sum, match) =>
      sum + ((match.point.weight ?? 1) * getLikelihood(match, sentenceCount)) / weight,
    0,
  );
}

/** What an honest account of something that happened is worth, however vague. */
const HONEST_QUALITY = 0.42;
const ENOUGH_POINTS = 0.4;
/** What one deed is worth of it, and what one sign of bad conduct or evasion costs. */
const ONE_DEED = 0.55;
const SIGN_COST = 0.4;
const SUBJECT_CLOSENESS = [0.2, 0.26] as const;
/** What a definite story of the wrong thing loses of it. */
const UNSOUND_COST = 0.55;
/** Empty phrases, and what they are worth of it. */
const EMPTY_RANGE = [-2.2, -1.6] as const;
const EMPTY_SHARE = 0.4;
/** Commonplaces for each sentence of a motivation: a few are usual. */
const COMMONPLACE_RANGE = [0.5, 1.3] as const;
const COMMONPLACE_COST = 0.6;
/** How likely what the question demands is told, in evasions and in vague accounts. */
const DEMANDED_RANGE = [0.1, 0.4] as const;

/** What the wordings say of a story as a whole, each 0–1. */
interface StoryMeasures {
  points: number;
  /** The points the question cannot do without. */
  demanded: number;
  /** How much closer the sentences are to right wordings than to errors, or surely told. */
  soundness: number;
  /** How much of a motivation would fit any job. */
  commonplace: number;
}

/**
 * 0–1: the least quality of a story in which the person does something, or of a motivation that
 * makes some of the points, without signs of bad conduct.
 */
function getHonestQuality(
  { request, judgment }: AnswerContext,
  { deeds, conduct, wrongTurns, evasions }: StorySigns,
  { points, demanded, soundness, commonplace }: StoryMeasures,
): number {
  if (!judgment) return 0;
  const told =
    request.kind === "motivation"
      ? Math.min(1, points / ENOUGH_POINTS)
      : Math.min(1, deeds * ONE_DEED);
  const badSigns = conduct + wrongTurns + Math.max(0, evasions - 1);
  const definite = ramp(judgment.substance, DEFINITE_RANGE);
  return (
    HONEST_QUALITY *
    told *
    Math.max(0, 1 - SIGN_COST * badSigns) *
    ramp(judgment.closeness, SUBJECT_CLOSENESS) *
    (1 - UNSOUND_COST * definite * (1 - soundness)) *
    (EMPTY_SHARE + (1 - EMPTY_SHARE) * ramp(judgment.substance, EMPTY_RANGE)) *
    (0.5 + 0.5 * ramp(demanded, DEMANDED_RANGE)) *
    (1 - COMMONPLACE_COST * commonplace)
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
  const { judgment, judgedAnswer, matches, request } = context;
  if (!judgment) return 1;
  const { sentences, tokens } = judgedAnswer;
  const signs = findStorySigns(sentences.map(({ text }) => text).join(" "));
  const points = getMeanLikelihood(matches, sentences.length);
  const demanded = getMeanLikelihood(
    matches.filter(({ point }) => demandsPoint(request, point.id)),
    sentences.length,
  );
  const specificity = getSpecificity(context);
  const soundness = Math.max(
    ramp(-judgment.errorLean, SOUND_LEAN),
    ramp(points, SURE_POINTS),
    1 - ramp(judgment.closeness, KNOWN_CLOSENESS),
  );
  const commonplace =
    request.kind === "motivation"
      ? ramp(signs.commonplaces / Math.max(1, sentences.length), COMMONPLACE_RANGE)
      : 0;
  const vagueRate = (100 * signs.vagueWords) / Math.max(MIN_WORDS, tokens.length);
  const mark =
    WEIGHTS.base +
    WEIGHTS.points * points +
    WEIGHTS.demandedPoints * demanded +
    WEIGHTS.specificity * specificity +
    WEIGHTS.specificPoints * specificity * points +
    WEIGHTS.soundSpecificity * specificity * soundness +
    WEIGHTS.unsoundSubstance * ramp(judgment.substance, DEFINITE_RANGE) * (1 - soundness) +
    WEIGHTS.deeds * Math.min(1, signs.deeds / ENOUGH_DEEDS) +
    WEIGHTS.errorLean * judgment.errorLean +
    WEIGHTS.wrongTurns * Math.min(MAX_WRONG_TURNS, signs.wrongTurns) +
    WEIGHTS.conduct * Math.min(MAX_CONDUCT, Math.max(0, signs.conduct - CHANCE_CONDUCT)) +
    WEIGHTS.cooperation * Math.min(1, signs.cooperation / ENOUGH_COOPERATION) +
    WEIGHTS.alone * (signs.cooperation === 0 && asksForOthers(request) ? 1 : 0) +
    WEIGHTS.evasions * Math.min(MAX_EVASIONS, signs.evasions) +
    WEIGHTS.vagueWords * Math.min(MAX_VAGUE_RATE, vagueRate) +
    WEIGHTS.commonplaces * commonplace;
  const toldShare = Math.max(0, 1 - signs.denials / Math.max(1, sentences.length));
  const told = Math.min(1, (mark - SPREAD.from) / (SPREAD.to - SPREAD.from));
  const honest = getHonestQuality(context, signs, { points, demanded, soundness, commonplace });
  return toldShare * Math.max(0, told, honest);
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
