/**
 * The coach's input and output: plain data, no Request, no clock, no React.
 * All scores run from 0 to 100. All text offsets count UTF-16 units of the original answer.
 */
import type { KeyPoint, QuestionKind } from "~/data/questions/types";

export interface CoachRequest {
  kind: QuestionKind;
  question: string;
  keyPoints: KeyPoint[];
  /** A model answer, if any. */
  reference?: string;
  answer: string;
  /** Speaking time in seconds if spoken, null if typed. */
  seconds: number | null;
  /** Key points the person says they made; they count as covered. */
  ownPoints?: readonly OwnPoint[];
}

/** A key point that the coach didn’t find, and the sentence in which the person says they made it. */
export interface OwnPoint {
  keyPointId: string;
  /** Index into the review’s `sentences`. */
  sentence: number;
}

export type KeyPointStatus = "covered" | "partial" | "missed" | "contradicted";

export interface KeyPointReview {
  id: string;
  label: string;
  status: KeyPointStatus;
  /** Index into `sentences` of the best evidence, null if missed. */
  sentence: number | null;
  /** Words of the point found in the answer, and those not found. */
  matched: string[];
  missing: string[];
  /** What to add; empty if covered. */
  add: string;
  /** The model's reason, if a model judged it. */
  reason?: string;
  /** True if the person marked it themselves. */
  isOwn?: boolean;
}

export interface Span {
  start: number;
  end: number;
}

export type SentenceState = "covered" | "partial" | "contradicted" | "vague" | "neutral";

export interface SentenceReview extends Span {
  text: string;
  state: SentenceState;
  /** Key points this sentence covers. */
  keyPoints: string[];
  /** A short note shown next to the sentence; empty if none. */
  note: string;
}

export interface Dimension {
  /**
   * Stable name: correctness, completeness, clarity, structure; behavioral: structure, specificity,
   * ownership, relevance, delivery.
   */
  name: string;
  label: string;
  /** 0–100 on this dimension. */
  score: number;
  /** The maximum points of this dimension; the weights of a review add up to 100. */
  weight: number;
  /** Whole points earned of `weight`; the points of all dimensions add up to the review's score. */
  points: number;
  /** The reason for this score, quoting the answer if possible. */
  reason: string;
  /** What is missing; empty at full points. */
  gap: string;
}

export type StarPart = "situation" | "task" | "action" | "result";

export interface NextStep {
  title: string;
  detail: string;
  /** The quoted words of the answer; empty if something is missing. */
  quote: string;
  /** What the score would gain, about; 0 where that can’t be told. */
  points: number;
}

export interface AnswerFacts {
  words: number;
  sentences: number;
  numbers: number;
  /** First person singular and plural words. */
  i: number;
  we: number;
  /** Words per minute; null if typed. */
  pace: number | null;
}

export type BandName = "Not yet" | "Emerging" | "Developing" | "Solid" | "Strong";

export interface Review {
  /** Whole points, the rounded sum of the dimensions' shares, unless a rule capped it. */
  score: number;
  band: BandName;
  /** 0–1: the coach's confidence, and the reason it isn't higher. */
  confidence: number;
  confidenceReason: string;
  /** Set if a rule decided the score: empty, a refusal, an echo of the question, off topic, … */
  flag:
    | "empty"
    | "refusal"
    | "echo"
    | "off-topic"
    | "nonsense"
    | "other-language"
    | "untested"
    | null;
  /** A verdict with a strength and a gap, and advice. */
  headline: string;
  advice: string;
  dimensions: Dimension[];
  keyPoints: KeyPointReview[];
  sentences: SentenceReview[];
  /** The number of sentences left out or truncated, in a long answer. */
  omittedSentences?: number;
  /** Sentences for each part of STAR; empty arrays for other kinds. */
  star: Record<StarPart, number[]>;
  fillers: Span[];
  hedges: Span[];
  facts: AnswerFacts;
  /** At most three, largest first, with no more points in total than are left. */
  nextSteps: NextStep[];
  maker: { name: string; version: string };
}

/** Options for slow coaches: cancellation and progress. */
export interface ReviewOptions {
  signal?: AbortSignal;
  /** Called for each key point once it is judged. */
  onPoint?: (point: Pick<KeyPointReview, "id" | "label" | "status">) => void;
}

export interface Coach {
  /** A coach that calls a service may reject with an AiCoachError, or with the signal's reason. */
  review(request: CoachRequest, options?: ReviewOptions): Promise<Review>;
}
