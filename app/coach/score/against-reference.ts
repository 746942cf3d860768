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

/** Closeness of an answer that says nothing to the point, and of one that a person would call complete. */
const NOTHING = 0.36;
const COMPLETE = 0.82;
/** People who mark are generous with the first half: their marks rise fast, then flatten. */
const GENEROSITY = 0.7;
/** Close to the reference's words, a denial is no accident: opposition counts from less. */
const NEAR = 0.78;
const NEAR_OPPOSITION = [0.1, 0.32] as const;
const FAR_OPPOSITION = [0.35, 1] as const;
const FAR_DOUBT = 0.4;

const CACHE_LIMIT = 64;
const prepared = new Map<string, { reference: PreparedReference; own: number }>();

function closeness(features: Features): number {
  return predict(model, FEATURES.map(([name]) => features[name]));
}

function prepare(question: string, text: string): { reference: PreparedReference; own: number } {
  const key = `${question}\u0000${text}`;
  const cached = prepared.get(key);
  if (cached) return cached;
  const reference = prepareReference(question, text);
  const entry = { reference, own: Math.max(0.3, closeness(measure(reference, reference.reference))) };
  if (prepared.size >= CACHE_LIMIT) prepared.clear();
  prepared.set(key, entry);
  return entry;
}

function ramp(value: number, [from, to]: readonly [number, number]): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/**
 * Compares an answer with a reference by the fitted model. The model's sum is divided by what the
 * reference itself gets, so that a short and a long reference both end at 1.
 */
export function compareWithReference(question: string, text: string, answer: Document): ReferenceMatch {
  const { reference, own } = prepare(question, text);
  const features = measure(reference, answer);
  const close = closeness(features) / own;
  const contradicted = close >= NEAR ? ramp(features.opposition, NEAR_OPPOSITION) : FAR_DOUBT * ramp(features.opposition, FAR_OPPOSITION);
  return { value: ramp(close, [NOTHING, COMPLETE]) ** GENEROSITY, contradicted, closeness: close };
}
