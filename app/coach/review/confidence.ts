import type { Review } from "~/coach/types";
import { COVERED_FROM, PARTIAL_FROM } from "~/coach/match/points";
import { foreignLanguage } from "~/coach/rules/language";
import type { Reading } from "~/coach/score/reading";

const CLOSE = 0.08;

/** 0–1 and the reason why not more. */
export function judgeConfidence(
  reading: Reading,
  flag: Review["flag"],
  unrecognized: boolean,
): { confidence: number; confidenceReason: string } {
  if (flag === "empty" || flag === "refusal")
    return { confidence: 0.98, confidenceReason: "Sure: there is no answer to misread" };
  const language = foreignLanguage(reading.answer);
  if (language)
    return {
      confidence: 0.1,
      confidenceReason: `Not sure at all: this seems to be ${language}, and the coach reads English only`,
    };
  if (reading.points.length === 0)
    return {
      confidence: 0.4,
      confidenceReason: "Not very sure: this question has no key points to hold the answer against",
    };
  if (unrecognized)
    return {
      confidence: 0.35,
      confidenceReason:
        "Not very sure: this is a story, but hardly in words the coach knows. Hold it against the key points yourself",
    };
  if (flag) return { confidence: 0.8, confidenceReason: "Sure: a rule decided" };
  const close = reading.matches.filter(
    ({ credit }) =>
      credit > 0 &&
      Math.min(Math.abs(credit - COVERED_FROM), Math.abs(credit - PARTIAL_FROM)) < CLOSE,
  ).length;
  const short = reading.judged.tokens.length < 25;
  const confidence = Math.max(
    0.3,
    0.9 - (0.5 * close) / reading.matches.length - (short ? 0.15 : 0),
  );
  if (close > 0)
    return {
      confidence,
      confidenceReason: `Fairly sure: ${close} of ${reading.matches.length} matches ${close === 1 ? "was a close call" : "were close calls"}`,
    };
  if (short) return { confidence, confidenceReason: "Fairly sure: the answer is short" };
  return { confidence, confidenceReason: "Sure: each match was clear" };
}
