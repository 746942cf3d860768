import { bandOf } from "~/coach/bands";
import type { CoachRequest, KeyPointReview, NextStep, Review, SentenceReview } from "~/coach/types";
import { type AnswerText, wordsOf } from "./answer-text";
import { createPassageBook, findQuote, sharedWords } from "./evidence";
import { askedDimensions, supportedLevel } from "./levels";
import { scoreJudgments } from "./score";
import type { PointVerdict, Verdict } from "./verdict.server";

const LONGEST_REMARK = 240;
const MOST_STEPS = 3;
const WORDS_FOR_ALL = 2;
const UNSHOWN = "It gave no words of your answer that show this.";
/** A verdict with fewer quotes that really occur is made up. */
const FOUND_AT_LEAST = 0.5;

export type JudgePoint = (said: PointVerdict) => KeyPointReview | undefined;

/**
 * Holds a model's word on key points against the answer, one by one. A point counts only where its quote occurs
 * in the answer, shares a telling word with the point, and has not been used up by others; else it is missed. One
 * shared word shows a point in part, two can show it whole.
 */
export function createPointJudge(
  { question, keyPoints }: CoachRequest,
  answer: AnswerText,
): JudgePoint {
  const take = createPassageBook();
  return ({ id, status, quote, reason }) => {
    const point = keyPoints.find((known) => known.id === id);
    if (!point) return undefined;
    const base = { id, label: point.label, matched: [], missing: [] };
    const missed = { ...base, status: "missed", sentence: null, add: point.add } as const;
    if (status === "missed") return { ...missed, reason: remark(reason) };
    const passage = findQuote(answer, quote);
    const shared = sharedWords(quote, question, point);
    if (!passage || shared === 0 || !take(passage)) return { ...missed, reason: UNSHOWN };
    const shown = status === "covered" && shared < WORDS_FOR_ALL ? "partial" : status;
    return {
      ...base,
      status: shown,
      sentence: passage.sentence,
      matched: wordsOf(quote),
      add: shown === "covered" ? "" : point.add,
      reason: remark(reason),
    };
  };
}

interface Judging {
  request: CoachRequest;
  embedded: Review;
  answer: AnswerText;
  verdict: Verdict;
  maker: Review["maker"];
}

/** A model's verdict as a review, or why it is none: a key point was left out, or most of its quotes are made up. */
export function judge({
  request,
  embedded,
  answer,
  verdict,
  maker,
}: Judging): Review | "unreadable" | "unfounded" {
  const judgePoint = createPointJudge(request, answer);
  const judged = verdict.points.flatMap((said) => judgePoint(said) ?? []);
  const keyPoints = request.keyPoints.flatMap(
    (point) => judged.find(({ id }) => id === point.id) ?? [],
  );
  if (keyPoints.length < request.keyPoints.length) return "unreadable";
  const claimed = verdict.points.filter(({ status }) => status !== "missed");
  const found = claimed.filter(({ quote }) => findQuote(answer, quote));
  if (found.length < claimed.length * FOUND_AT_LEAST) return "unfounded";

  const levels = new Map(
    askedDimensions(request.kind).flatMap((asked) => {
      const value = supportedLevel(verdict, asked, answer);
      const reason = remark(
        verdict.dimensions.find(({ name }) => name === asked.name)?.reason ?? "",
      );
      return value === null ? [] : [[asked.name, { value, reason }] as const];
    }),
  );
  const dimensions = scoreJudgments(request, embedded.dimensions, { keyPoints, levels });
  const score = dimensions.reduce((sum, { points }) => sum + points, 0);
  return {
    ...embedded,
    score,
    band: bandOf(score),
    confidence: claimed.length === 0 ? 0.5 : 0.9 * (found.length / claimed.length),
    confidenceReason: describeQuotes(claimed.length, found.length),
    headline: remark(verdict.strength),
    advice: remark(verdict.advice),
    dimensions,
    keyPoints,
    sentences: embedded.sentences.map((sentence, at) =>
      markSentence(
        sentence,
        keyPoints.filter((point) => point.sentence === at),
      ),
    ),
    nextSteps: planSteps(request, keyPoints, 100 - score),
    maker,
  };
}

function describeQuotes(claimed: number, found: number): string {
  if (claimed === 0) return "It found no key point in your answer";
  return claimed === found
    ? "Each of its quotes is in your answer"
    : `${found} of its ${claimed} quotes are in your answer, the others were thrown away`;
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

/** Largest first; together never more than is left. */
function planSteps(
  { keyPoints: known }: CoachRequest,
  keyPoints: readonly KeyPointReview[],
  left: number,
): NextStep[] {
  const open = keyPoints
    .filter(({ status }) => status !== "covered")
    .map((point) => ({ point, weight: known.find(({ id }) => id === point.id)?.weight ?? 1 }));
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  return open
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_STEPS)
    .map(({ point, weight }) => ({
      title: point.label,
      detail: point.add,
      quote: "",
      points: Math.floor((left * weight) / total),
    }))
    .filter(({ points }) => points > 0);
}

/** A model's sentence as it is shown: one line, not long. */
function remark(text: string): string {
  const line = text.replaceAll(/[\p{C}\s]+/gu, " ").trim();
  return line.length > LONGEST_REMARK ? `${line.slice(0, LONGEST_REMARK).trimEnd()}…` : line;
}
