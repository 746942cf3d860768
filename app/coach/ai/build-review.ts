import { getBand } from "~/coach/bands";
import { getRubric } from "~/coach/rubric";
import { listOptions } from "~/coach/points/read-checks";
import type {
  CheckReading,
  CoachRequest,
  KeyPointReview,
  NextStep,
  Review,
  SentenceReview,
} from "~/coach/types";
import { type JudgedAnswer, splitWords } from "./answer-text";
import { createPassageTracker, findQuote, countSharedStems } from "./quotes";
import { CREDIT, scoreVerdicts } from "./score-verdicts";
import type { PointVerdict, Verdict } from "./verdict.server";

const MAX_REMARK_LENGTH = 240;
const STEMS_FOR_COVERED = 2;
const UNSUPPORTED_REASON = "It gave no words of your answer that show this.";
/** A verdict with fewer real quotes counts as made up. */
const MIN_FOUND_SHARE = 0.5;

export type PointChecker = (pointVerdict: PointVerdict) => KeyPointReview | undefined;

/**
 * Checks a model's verdict on each key point. A point counts only if its quote occurs in the
 * answer, shares a meaningful word with the point, and hasn't been used up by others; else it is
 * left open. One shared word covers a point partly, two can cover it fully.
 */
export function createPointChecker(
  { question, keyPoints }: CoachRequest,
  answer: JudgedAnswer,
): PointChecker {
  const usePassage = createPassageTracker();
  return ({ id, status, quote, reason }) => {
    const point = keyPoints.find((keyPoint) => keyPoint.id === id);
    if (!point) return undefined;
    const base = { id, label: point.label, matched: [], missing: [] };
    const notFound = {
      ...base,
      status: "asked",
      source: "model",
      sentence: null,
      add: point.add,
    } as const;
    if (status === "missed") return { ...notFound, reason: toRemark(reason) };
    const passage = findQuote(answer, quote);
    const sharedCount = countSharedStems(quote, question, point);
    if (!passage || sharedCount === 0 || !usePassage(passage))
      return { ...notFound, reason: UNSUPPORTED_REASON };
    const supportedStatus =
      status === "covered" && sharedCount < STEMS_FOR_COVERED ? "partial" : status;
    return {
      ...base,
      status: supportedStatus,
      source: "model",
      sentence: passage.sentence,
      matched: splitWords(quote),
      add: supportedStatus === "covered" ? "" : point.add,
      reason: toRemark(reason),
    };
  };
}

interface BuildReviewInput {
  request: CoachRequest;
  embedded: Review;
  answer: JudgedAnswer;
  verdict: Verdict;
  maker: Review["maker"];
}

/**
 * A model's verdict as a review, or why it is invalid: a key point is missing, or most quotes are
 * made up.
 */
export function buildReview({
  request,
  embedded,
  answer,
  verdict,
  maker,
}: BuildReviewInput): Review | "unreadable" | "unfounded" {
  const checkPoint = createPointChecker(request, answer);
  const checkedPoints = verdict.points.flatMap((pointVerdict) => checkPoint(pointVerdict) ?? []);
  const keyPoints = request.keyPoints.flatMap(
    (point) => checkedPoints.find(({ id }) => id === point.id) ?? [],
  );
  if (keyPoints.length < request.keyPoints.length) return "unreadable";
  const claimedPoints = verdict.points.filter(({ status }) => status !== "missed");
  const foundPoints = claimedPoints.filter(({ quote }) => findQuote(answer, quote));
  if (foundPoints.length < claimedPoints.length * MIN_FOUND_SHARE) return "unfounded";

  const { dimensions, score, range } = scoreVerdicts(request, embedded, keyPoints);
  return {
    ...embedded,
    score,
    range,
    isOpen: false,
    ownShare: 0,
    openChecks: [],
    answeredChecks: [],
    checkReadings: readChecks(request, answer, verdict),
    band: getBand(score),
    confidence:
      claimedPoints.length === 0 ? 0.5 : 0.9 * (foundPoints.length / claimedPoints.length),
    confidenceReason: describeQuotes(claimedPoints.length, foundPoints.length),
    headline: toRemark(verdict.strength),
    advice: toRemark(verdict.advice),
    dimensions,
    keyPoints,
    sentences: embedded.sentences.map((sentence, index) =>
      markSentence(
        sentence,
        keyPoints.filter((point) => point.sentence === index),
      ),
    ),
    nextSteps: planNextSteps(request, keyPoints),
    maker,
  };
}

/** What a model reads about the facts of checks: only by quotes that occur in the answer. */
function readChecks(
  { keyPoints }: CoachRequest,
  answer: JudgedAnswer,
  verdict: Verdict,
): CheckReading[] {
  const checks = keyPoints.flatMap((point) => point.checks ?? []);
  return checks.flatMap((check): CheckReading[] => {
    const said = verdict.checks.find(({ id }) => id === check.id);
    const passage = said && findQuote(answer, said.quote);
    return said && passage && listOptions(check)[said.option - 1] !== undefined
      ? [{ id: check.id, option: said.option - 1, sentence: passage.sentence }]
      : [];
  });
}

function describeQuotes(claimedCount: number, foundCount: number): string {
  if (claimedCount === 0) return "It found no key point in your answer";
  return claimedCount === foundCount
    ? "Each of its quotes is in your answer"
    : `${foundCount} of its ${claimedCount} quotes are in your answer, the others were thrown away`;
}

function markSentence(
  { start, end, text }: SentenceReview,
  points: readonly KeyPointReview[],
): SentenceReview {
  const state =
    (["contradicted", "covered", "partial"] as const).find((status) =>
      points.some((point) => point.status === status),
    ) ?? "neutral";
  return { start, end, text, state, keyPoints: points.map(({ id }) => id), note: "" };
}

/** Largest first: what each point that isn’t covered would add to what was said. */
function planNextSteps(
  { kind, keyPoints: requestPoints }: CoachRequest,
  keyPoints: readonly KeyPointReview[],
): NextStep[] {
  const { said } = getRubric(kind === "behavioral" || kind === "motivation");
  const weights = new Map(requestPoints.map(({ id, weight }) => [id, weight ?? 1]));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return keyPoints
    .filter(({ status }) => status !== "covered")
    .map(({ id, label, status, add }) => ({
      title: label,
      detail: add,
      quote: "",
      points: Math.floor((said.weight * (weights.get(id) ?? 1) * (1 - CREDIT[status])) / total),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}

/** A model's sentence for display: one short line. */
function toRemark(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return line.length > MAX_REMARK_LENGTH ? `${line.slice(0, MAX_REMARK_LENGTH).trimEnd()}…` : line;
}
