import { MIN_RANGE_WORDS } from "~/coach/score/range";
import type { KeyPointReview, OpenCheck, Review } from "~/coach/types";
import type { BankKeyPoint, KeyPoint, Question } from "~/data/questions/types";
import { getPointState } from "~/feedback/parts/point-state";
import { canReply } from "~/feedback/replies/can-reply";
import { type Offer, offerUsable } from "~/feedback/replies/used-sentences";
import type { HalvedPoint } from "~/feedback/replies/half-field";
import type { Doubt } from "./find-doubt";

/** The one thing to do next with an answer. */
export type NextAction =
  | { kind: "check"; check: OpenCheck; number: number; total: number }
  | ({ kind: "ask"; point: HalvedPoint; ask: string } & Offer)
  | { kind: "sentence"; label: string; stem: string | null; add: string; after: number }
  | { kind: "doubt"; doubt: Doubt }
  | { kind: "lines" }
  | { kind: "again"; advice: string }
  | { kind: "none" }
  | { kind: "older" };

export const GENERAL_ASK = "Which sentence says this?";

export interface ReviewedAttempt {
  isOlderAttempt: boolean;
  hasCode: boolean;
  /** A retelling, or a lesson's exercise. */
  isShortOnPurpose: boolean;
  /** The person is asked about a sentence once more. */
  doubt?: Doubt | null;
}

/** By priority: a check, the other half of a point, an ask, a point the person left out, an answer that is too short. */
export function chooseNext(
  review: Review,
  question: Pick<Question, "kind" | "keyPoints" | "isOwn">,
  attempt: ReviewedAttempt,
): NextAction {
  if (attempt.isOlderAttempt) return { kind: "older" };
  // Code alone has no flag, and the advice to explain it.
  if (review.flag !== null || review.facts.words === 0)
    return { kind: "again", advice: review.advice };
  const isShort = isTooShort(review, attempt);
  if (!canReply(review)) return { kind: isShort ? "lines" : "none" };
  const { openChecks = [], answeredChecks = [] } = review;
  const [check] = openChecks;
  if (check)
    return {
      kind: "check",
      check,
      number: answeredChecks.length + 1,
      total: answeredChecks.length + openChecks.length,
    };
  if (isShort) return { kind: "lines" };
  if (attempt.doubt) return { kind: "doubt", doubt: attempt.doubt };
  const asked =
    review.keyPoints.find(({ openHalf }) => openHalf !== undefined) ??
    review.keyPoints.find(({ status }) => status === "asked");
  if (asked) {
    const { candidates = [] } = asked;
    const offer = question.isOwn ? offerUsable(review, candidates) : { candidates, usedUp: [] };
    return { ...askAbout(asked, question.keyPoints), ...offer };
  }
  // What it leaves out, it leaves out to be short.
  if (attempt.isShortOnPurpose) return { kind: "none" };
  const missing = review.keyPoints.find(
    (point) => getPointState(point) === "left-out" || point.status === "contradicted",
  );
  return missing ? completeSentence(missing, review, question.keyPoints) : { kind: "none" };
}

/** Whether there is too little of an answer to say what it makes. Code says enough. */
export function isTooShort(
  { facts }: Pick<Review, "facts">,
  { hasCode, isShortOnPurpose }: Pick<ReviewedAttempt, "hasCode" | "isShortOnPurpose">,
): boolean {
  return !hasCode && !isShortOnPurpose && facts.words < MIN_RANGE_WORDS;
}

function askAbout(
  { id, label, openHalf }: KeyPointReview,
  points: readonly BankKeyPoint[],
): { kind: "ask"; point: HalvedPoint; ask: string } {
  const point = points.find((each) => each.id === id);
  const halves = point?.halves;
  const half = openHalf === undefined ? undefined : halves?.[openHalf];
  return {
    kind: "ask",
    point: { id, label, halves, openHalf },
    ask: half ? `Which sentence says ${half}?` : (point?.ask ?? GENERAL_ASK),
  };
}

function completeSentence(
  { id, label, add }: KeyPointReview,
  review: Review,
  points: readonly KeyPoint[],
): NextAction {
  const point = points.find((each) => each.id === id);
  return {
    kind: "sentence",
    label,
    stem: point?.stem || null,
    add,
    after: findPlace(point?.stemAfter, review),
  };
}

/** The number of the sentence that a new one goes behind. */
function findPlace(stemAfter: string | undefined, { sentences, keyPoints }: Review): number {
  switch (stemAfter) {
    case "opening":
      return Math.min(1, sentences.length);
    case "middle":
      return Math.ceil(sentences.length / 2);
    default: {
      const sentence = keyPoints.find(({ id }) => id === stemAfter)?.sentence ?? null;
      return sentence === null ? sentences.length : sentence + 1;
    }
  }
}
