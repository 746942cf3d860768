/**
 * The coach's input and output: plain data, no Request, no clock, no React.
 * All scores run from 0 to 100. All text offsets count UTF-16 units of the original answer.
 */
import type { KeyPoint, QuestionKind } from "~/data/questions/types";

export interface CoachRequest {
  kind: QuestionKind;
  question: string;
  keyPoints: KeyPoint[];
  /** A person wrote the question: there is nothing to compare with, so each of its points is asked. */
  isOwnQuestion?: boolean | undefined;
  /** A model answer, if any. */
  reference?: string;
  answer: string;
  /** Speaking time in seconds if spoken, null if typed. */
  seconds: number | null;
  /** The person says that a text without an answer is one. */
  isAnswer?: boolean;
  /** What the person said about key points, by id. */
  pointAnswers?: PointAnswers;
  /** The options the person chose, by check id. */
  checkAnswers?: CheckAnswers;
  /** Checks whose reason the person read on an earlier attempt: not asked again, and a right answer counts half. */
  explainedChecks?: readonly string[];
}

/** The sentence that says something, as an index into the review’s `sentences`; null if the person left it out. */
export type SentenceAnswer = number | null;

/** For a point that asks for two things: what was said of each half so far. */
export interface HalfAnswers {
  0?: SentenceAnswer | undefined;
  1?: SentenceAnswer | undefined;
}

/** By key point id: the sentence that makes it, or one for each of its halves. */
export type PointAnswers = Readonly<Record<string, SentenceAnswer | HalfAnswers>>;

/** By check id: the index of the chosen option. */
export type CheckAnswers = Readonly<Record<string, number>>;

/** `asked`: no verdict, the person is asked. `missed`: the person says so; reviews by rubric 2 also used it for points not found. */
export type KeyPointStatus = "covered" | "partial" | "asked" | "missed" | "contradicted";

/**
 * Where a verdict comes from: a rule anyone can check, a probability above its calibrated bar, nobody
 * yet, a check, the person’s own word, a model, a mentor.
 */
export type VerdictSource =
  | "seen"
  | "thought"
  | "asked"
  | "checked"
  | "person"
  | "model"
  | "mentor";

export interface KeyPointReview {
  id: string;
  label: string;
  status: KeyPointStatus;
  /** Absent in reviews by rubric 2. */
  source?: VerdictSource;
  /** Index into `sentences` of the sentence that makes it, null if there is none. */
  sentence: number | null;
  /** The half of the point that the person said nothing about yet, where they found the other one. */
  openHalf?: 0 | 1;
  /** The sentences that are offered where a point, or half of it, is asked about: indexes into `sentences`. */
  candidates?: number[];
  /** What is wrong is a figure, which is far off. */
  isFigureOff?: boolean;
  /** Words of the point found in the answer, and those not found. */
  matched: string[];
  missing: string[];
  /** What to add; empty if covered. */
  add: string;
  /** The model's reason, if a model judged it. */
  reason?: string;
  /** True in reviews by rubric 2 if the person marked it themselves. */
  isOwn?: boolean;
}

/** A check that is asked now. Without its key, so it may be shown. */
export interface OpenCheck {
  id: string;
  pointId: string;
  prompt: string;
  options: readonly string[];
  /** What a model reads in the answer. It counts until the person answers. */
  reading?: { maker: string; option: number };
}

/** What a model reads in an answer about a fact, by its own quote. */
export interface CheckReading {
  /** Of the check. */
  id: string;
  /** Index into its options. */
  option: number;
  /** Index into `sentences`. */
  sentence: number;
}

/** A check that the person answered, with its key and reason. */
export interface AnsweredCheck extends OpenCheck {
  /** Indices into `options`. */
  chosen: number;
  key: number;
  why: string;
  /** The person had read the reason before, so a right answer counts half. */
  isExplained: boolean;
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
  /** `said` or `told`; reviews by rubric 2 have four or five others. */
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
  /** The best estimate: the sum of the dimensions’ whole points. */
  score: number;
  /** What the score may be, with `score` inside. Absent in reviews by rubric 2. */
  range?: readonly [from: number, to: number];
  /** Whether something is still asked that would change the range. */
  isOpen?: boolean;
  /** 0–1: the share of what was said that rests on the person’s own account. */
  ownShare?: number;
  /** The checks asked now, those first where a mistake would change the score most. */
  openChecks?: readonly OpenCheck[];
  answeredChecks?: readonly AnsweredCheck[];
  /** In a model’s review: the checks that the words of the answer settle. */
  checkReadings?: readonly CheckReading[];
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
  /** The answer is one to a lesson's exercise, which gets no score. Not stored: the question says so. */
  isUnscored?: boolean;
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
  /** The one to do next, then the others by points; in total no more points than are left. */
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
