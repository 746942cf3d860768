/**
 * What the coach is given and what it gives back: plain data, no Request, no clock, no React.
 * All scores run from 0 to 100. All text offsets count UTF-16 units of the answer as it was given.
 */
import type { KeyPoint, QuestionKind } from "~/data/questions/types";

export interface CoachRequest {
  kind: QuestionKind;
  question: string;
  keyPoints: KeyPoint[];
  /** A model answer, where there is one. */
  reference?: string;
  answer: string;
  /** Speaking time in seconds when the answer was spoken, null when it was typed. */
  seconds: number | null;
}

export type KeyPointStatus = "covered" | "partial" | "missed" | "contradicted";

export interface KeyPointReview {
  id: string;
  label: string;
  status: KeyPointStatus;
  /** Index into `sentences` of the best evidence, null when missed. */
  sentence: number | null;
  /** Words of the point found in the answer, and those not found. */
  matched: string[];
  missing: string[];
  /** What to add; empty when covered. */
  add: string;
  /** Why, in the maker's own words, where a model judged it. */
  reason?: string;
}

export interface Span {
  start: number;
  end: number;
}

export type SentenceState = "covered" | "partial" | "contradicted" | "vague" | "neutral";

export interface SentenceReview extends Span {
  text: string;
  state: SentenceState;
  /** Key points this sentence is the evidence for. */
  keyPoints: string[];
  /** One short remark shown beside the sentence; empty when there is none. */
  note: string;
}

export interface Dimension {
  /** Stable name: correctness, completeness, clarity, structure; behavioral: structure, specificity, ownership, relevance, delivery. */
  name: string;
  label: string;
  /** 0–100 on this dimension alone. */
  score: number;
  /** Points of the whole this dimension is worth; the weights of a review add up to 100. */
  weight: number;
  /** Whole points earned of `weight`; the points of all dimensions add up to the review's score. */
  points: number;
  /** Why this score, quoting the answer where it can. */
  reason: string;
  /** What is missing; empty at the top. */
  gap: string;
}

export type StarPart = "situation" | "task" | "action" | "result";

export interface NextStep {
  title: string;
  detail: string;
  /** The words of the answer it speaks of; empty when it asks for something missing. */
  quote: string;
  /** Points it could bring, at most. */
  points: number;
}

export interface AnswerFacts {
  words: number;
  sentences: number;
  numbers: number;
  /** First person singular and plural words. */
  i: number;
  we: number;
  /** Words a minute; null when typed. */
  pace: number | null;
}

export type BandName = "Not yet" | "Emerging" | "Developing" | "Solid" | "Strong";

export interface Review {
  /** Whole points, the rounded sum of the dimensions' shares, unless a rule capped it. */
  score: number;
  band: BandName;
  /** 0–1: how sure the coach is, and why not more. */
  confidence: number;
  confidenceReason: string;
  /** Set when a rule decided the score: nothing said, a refusal, an echo of the question, off the topic, … */
  flag: "empty" | "refusal" | "echo" | "off-topic" | "nonsense" | null;
  /** One line naming strength and gap, one line saying what to do. */
  headline: string;
  advice: string;
  dimensions: Dimension[];
  keyPoints: KeyPointReview[];
  sentences: SentenceReview[];
  /** How many more sentences a long answer has, or that are not here in full. */
  omittedSentences?: number;
  /** Sentences found for each part of STAR; empty arrays for kinds that have none. */
  star: Record<StarPart, number[]>;
  fillers: Span[];
  hedges: Span[];
  facts: AnswerFacts;
  /** At most three, largest first, never more points than are left. */
  nextSteps: NextStep[];
  maker: { name: string; version: string };
}

/** What a coach that takes its time is told, and tells meanwhile. */
export interface ReviewOptions {
  signal?: AbortSignal;
  /** Each key point as soon as it is judged. */
  onPoint?: (point: Pick<KeyPointReview, "id" | "label" | "status">) => void;
}

export interface Coach {
  /** A coach that asks a service may reject: with an OpinionFailure, or with the reason of the signal. */
  review(request: CoachRequest, options?: ReviewOptions): Promise<Review>;
}
