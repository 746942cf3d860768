import { questionShare } from "~/coach/match/question-share";
import { FEATURES, measure, type Features } from "~/coach/model/features";
import { predict } from "~/coach/model/predict";
import { prepareReference, type PreparedReference } from "~/coach/model/reference";
import type { Document } from "~/coach/text/document";
import model from "~/coach/weights/technical.json";

/** How an answer compares with a model answer. */
export interface ReferenceMatch {
  /** 0–1: the quality a person would see in it. */
  value: number;
  /** 0–1: how far it says the opposite of the reference. */
  contradicted: number;
  /** About 1 for the reference itself. */
  closeness: number;
}

/**
 * Closeness → quality is an S: flat below what answers to other questions get, steep where people's marks
 * part, flat again near the reference. It cuts nothing off, so that two weak answers still differ.
 */
const MIDDLE = 0.34;
const WIDTH = 0.28;
/** A longer model answer asks for more: people mark the same closeness to it lower, by this much for each e-fold in words. */
const LENGTH_COST = 0.04;
const USUAL_LENGTH = 2.9;
const COMPLETE = 0.95;
/** Rare words in common with the reference (their cosine), or words of the question, below which an answer may speak of something else. */
const ON_TOPIC = 0.3;
const ON_TOPIC_ASKED = 0.5;
const OFF_TOPIC_LOSS = 0.8;
/** What speaking to the question is worth before anything right is said. */
const SPOKEN_TO = 0.03;
/** A denial inside the reference's own words, in their order, is no accident; elsewhere only a lasting one counts, and little. */
const VERBATIM = [0.75, 0.9] as const;
const DENIED = [0.1, 0.3] as const;
const DENIED_FREELY = [0.5, 1] as const;
const DOUBT = 0.3;

const CACHE_LIMIT = 64;
const prepared = new Map<string, { reference: PreparedReference; own: number }>();

function closeness(features: Features): number {
  return predict(
    model,
    FEATURES.map(([name]) => features[name]),
  );
}

function prepare(question: string, text: string): { reference: PreparedReference; own: number } {
  const key = `${question}\u0000${text}`;
  const cached = prepared.get(key);
  if (cached) return cached;
  const reference = prepareReference(question, text);
  const entry = {
    reference,
    own: Math.max(0.3, closeness(measure(reference, reference.reference))),
  };
  if (prepared.size >= CACHE_LIMIT) prepared.clear();
  prepared.set(key, entry);
  return entry;
}

function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** 0–1 for a closeness of 0 to about 1. */
function qualityOf(close: number, words: number): number {
  const middle = MIDDLE + LENGTH_COST * (Math.log(1 + words) - USUAL_LENGTH);
  const logistic = (value: number) => 1 / (1 + Math.exp((middle - value) / WIDTH));
  return ramp(logistic(close), [logistic(0), logistic(COMPLETE)]);
}

function contradictionOf({ opposition, order }: Features): number {
  return Math.max(
    ramp(order, VERBATIM) * ramp(opposition, DENIED),
    DOUBT * ramp(opposition, DENIED_FREELY),
  );
}

/** "Yes" has no content to compare: whoever says all of its words agrees. */
function compareWords({ tokens }: Document, answer: Document): ReferenceMatch {
  const said = new Set(answer.tokens.map(({ word }) => word));
  const value = tokens.length > 0 && tokens.every(({ word }) => said.has(word)) ? 1 : 0;
  return { value, contradicted: 0, closeness: value };
}

/**
 * Compares an answer with a reference by the fitted model. The model's sum is divided by what the
 * reference itself gets, so that a short and a long reference both end at 1.
 */
export function compareWithReference(
  question: string,
  text: string,
  answer: Document,
): ReferenceMatch {
  const { reference, own } = prepare(question, text);
  if (reference.terms.length === 0) return compareWords(reference.reference, answer);
  const features = measure(reference, answer);
  const close = closeness(features) / own;
  const asked = questionShare(reference.question, answer);
  const topical =
    1 - OFF_TOPIC_LOSS * (1 - Math.min(1, features.cosine / ON_TOPIC + asked / ON_TOPIC_ASKED));
  const quality = qualityOf(close, reference.reference.tokens.length) * topical;
  return {
    value: Math.min(1, quality + SPOKEN_TO * asked),
    contradicted: contradictionOf(features),
    closeness: close,
  };
}
