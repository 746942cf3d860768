import { getQuestionOverlap } from "~/coach/match/question-overlap";
import { FEATURES, measureFeatures, type Features } from "~/coach/model/features";
import { predict } from "~/coach/model/predict";
import { prepareReference, type PreparedReference } from "~/coach/model/reference";
import type { Document } from "~/coach/text/document";
import model from "~/coach/weights/technical.json";

/** The comparison of an answer with a model answer. */
export interface ReferenceMatch {
  /** 0–1: the estimated quality. */
  value: number;
  /** 0–1: how much it contradicts the reference. */
  contradicted: number;
  /** About 1 for the reference itself. */
  closeness: number;
}

/**
 * Closeness → quality is an S-curve: flat at the level of answers to other questions, steep where
 * human
 * grades differ most, flat again near the reference. Without cutoffs, so two weak answers still
 * differ.
 */
const LOGISTIC_MIDPOINT = 0.34;
const LOGISTIC_WIDTH = 0.28;
/**
 * A longer model answer requires more: people grade the same closeness lower, by this much per
 * e-fold in words.
 */
const LENGTH_PENALTY = 0.04;
const TYPICAL_LOG_LENGTH = 2.9;
const FULL_CLOSENESS = 0.95;
/**
 * Cosine of rare words shared with the reference, or share of the question's words, below which an
 * answer may be off topic.
 */
const ON_TOPIC_COSINE = 0.3;
const ON_TOPIC_QUESTION_OVERLAP = 0.5;
const OFF_TOPIC_PENALTY = 0.8;
/** The credit for being on topic without anything correct. */
const ON_TOPIC_BONUS = 0.03;
/**
 * A negation inside the reference's own words, in order, is intentional; elsewhere only a
 * persistent one counts, and little.
 */
const VERBATIM_RANGE = [0.75, 0.9] as const;
const DENIAL_RANGE = [0.1, 0.3] as const;
const FREE_DENIAL_RANGE = [0.5, 1] as const;
const FREE_DENIAL_FACTOR = 0.3;

const CACHE_LIMIT = 64;
const referenceCache = new Map<string, { reference: PreparedReference; selfCloseness: number }>();

function getCloseness(features: Features): number {
  return predict(
    model,
    FEATURES.map(([name]) => features[name]),
  );
}

function getPreparedReference(
  question: string,
  text: string,
): { reference: PreparedReference; selfCloseness: number } {
  const key = `${question}\u0000${text}`;
  const cached = referenceCache.get(key);
  if (cached) return cached;
  const reference = prepareReference(question, text);
  const entry = {
    reference,
    selfCloseness: Math.max(0.3, getCloseness(measureFeatures(reference, reference.reference))),
  };
  if (referenceCache.size >= CACHE_LIMIT) referenceCache.clear();
  referenceCache.set(key, entry);
  return entry;
}

function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** 0–1 for a closeness of 0 to about 1. */
function getQuality(close: number, words: number): number {
  const middle = LOGISTIC_MIDPOINT + LENGTH_PENALTY * (Math.log(1 + words) - TYPICAL_LOG_LENGTH);
  const logistic = (value: number) => 1 / (1 + Math.exp((middle - value) / LOGISTIC_WIDTH));
  return ramp(logistic(close), [logistic(0), logistic(FULL_CLOSENESS)]);
}

function getContradiction({ opposition, order }: Features): number {
  return Math.max(
    ramp(order, VERBATIM_RANGE) * ramp(opposition, DENIAL_RANGE),
    FREE_DENIAL_FACTOR * ramp(opposition, FREE_DENIAL_RANGE),
  );
}

/** "Yes" has no content to compare: an answer with all of its words agrees. */
function compareWordsOnly({ tokens }: Document, answer: Document): ReferenceMatch {
  const answerWords = new Set(answer.tokens.map(({ word }) => word));
  const value = tokens.length > 0 && tokens.every(({ word }) => answerWords.has(word)) ? 1 : 0;
  return { value, contradicted: 0, closeness: value };
}

/**
 * Compares an answer with a reference by the fitted model. The model's sum is divided by the
 * reference's own sum, so short and long references both reach 1.
 */
export function compareWithReference(
  question: string,
  text: string,
  answer: Document,
): ReferenceMatch {
  const { reference, selfCloseness } = getPreparedReference(question, text);
  if (reference.terms.length === 0) return compareWordsOnly(reference.reference, answer);
  const features = measureFeatures(reference, answer);
  const relativeCloseness = getCloseness(features) / selfCloseness;
  const questionOverlap = getQuestionOverlap(reference.question, answer);
  const topicFactor =
    1 -
    OFF_TOPIC_PENALTY *
      (1 -
        Math.min(
          1,
          features.cosine / ON_TOPIC_COSINE + questionOverlap / ON_TOPIC_QUESTION_OVERLAP,
        ));
  const quality = getQuality(relativeCloseness, reference.reference.tokens.length) * topicFactor;
  return {
    value: Math.min(1, quality + ON_TOPIC_BONUS * questionOverlap),
    contradicted: getContradiction(features),
    closeness: relativeCloseness,
  };
}
