import { getCoverage, type PointMatch } from "~/coach/match/points";
import { leavesSubjectOpen } from "~/coach/match/open-subject";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import { findDismissals } from "~/coach/rules/dismissals";
import { findStorySigns } from "~/coach/rules/story-signs";
import { countTentativePhrases } from "~/coach/rules/tentative";
import { countFacts } from "~/coach/speech/answer-facts";
import type { AnswerContext } from "./answer-context";
import { clamp } from "./point-verdict";

/** What is measured of an explanation, besides its words, in the order of the weights. */
export const EXPLANATION_FEATURES = [
  "coverage",
  "points",
  "odds",
  "likelyPoints",
  "wordCoverage",
  "sentenceOdds",
  "errorLean",
  "error",
  "errorSentences",
  "substance",
  "closeness",
  "relevantShare",
  "relevantWords",
  "questionOverlap",
  "sweeping",
  "tentative",
  "numbers",
  "specificWords",
  "vagueWords",
  "evasions",
  "length",
  "openSubject",
] as const;
type ExplanationFeature = (typeof EXPLANATION_FEATURES)[number];

/**
 * What says nothing where the person chooses the subject, because no wording can know it, unless so much
 * of the points is recognized.
 */
const KNOWN_COVERAGE = 0.4;
const OF_KNOWN_SUBJECTS: ReadonlySet<ExplanationFeature> = new Set([
  "coverage",
  "points",
  "odds",
  "likelyPoints",
  "wordCoverage",
  "sentenceOdds",
  "closeness",
  "relevantShare",
  "relevantWords",
  "questionOverlap",
]);

/** Beyond these a measure says no more: few of the marked answers are. */
const ODDS_BOUNDS = [-2, 9] as const;
const ERROR_LEAN_BOUNDS = [-0.15, 0.1] as const;
const MAX_SWEEPING = 0.5;
const MAX_TENTATIVE = 0.6;
const MAX_NUMBER_RATE = 4;
const MAX_VAGUE_RATE = 8;
const MAX_EVASIONS = 4;
const MIN_WORDS = 40;
const MIN_LENGTH = 5;
const MAX_SENTENCE_ODDS = 8;
/** One sentence or two resemble an error by chance. */
const FEW_SENTENCES = 4;
const ERROR_LEAN = 0.05;
/** The odds of a sentence from which on a point is more likely made than not. */
const LIKELY_ODDS = 3;

function getWeightedMean(
  matches: readonly PointMatch[],
  value: (match: PointMatch) => number,
): number {
  const weight = matches.reduce((sum, { point }) => sum + (point.weight ?? 1), 0);
  return (
    matches.reduce((sum, match) => sum + (match.point.weight ?? 1) * value(match), 0) /
    Math.max(1, weight)
  );
}

const getOdds = ({ evidence }: PointMatch) =>
  clamp(evidence?.odds ?? Number.NEGATIVE_INFINITY, ODDS_BOUNDS);

/** The measures of an explanation, in the order of `EXPLANATION_FEATURES`; undefined if one says nothing. */
export function measureExplanation(context: AnswerContext): (number | undefined)[] {
  const { judgment, judgedAnswer, matches, wordMatches, newStems, relevantStems } = context;
  const { sentences, tokens } = judgedAnswer;
  const coverage = getCoverage(matches);
  const isOpen =
    leavesSubjectOpen(context.request.question) &&
    coverage < KNOWN_COVERAGE &&
    tokens.length >= MIN_WORDS;
  const sentenceCount = Math.max(FEW_SENTENCES, sentences.length);
  const wordCount = Math.max(MIN_WORDS, tokens.length);
  const signs = findStorySigns(sentences.map(({ text }) => text).join(" "));
  const leans = judgment?.errorLeans ?? [];
  const best = [...(judgment?.points.values() ?? [])].map((ofPoint) =>
    Math.max(ODDS_BOUNDS[0], ...ofPoint.map(({ makes }) => makes)),
  );
  const values: Readonly<Record<ExplanationFeature, number>> = {
    coverage,
    points: getWeightedMean(matches, ({ credit, status }) =>
      status === "contradicted" ? 0 : credit,
    ),
    odds: getWeightedMean(matches, getOdds),
    likelyPoints: getWeightedMean(
      matches,
      (match) => 1 / (1 + Math.exp(LIKELY_ODDS - getOdds(match))),
    ),
    wordCoverage: getCoverage(wordMatches),
    sentenceOdds:
      best.reduce((sum, value) => sum + Math.min(MAX_SENTENCE_ODDS, value), 0) /
      Math.max(1, best.length),
    errorLean: clamp(
      ((judgment?.errorLean ?? 0) * sentences.length) / sentenceCount,
      ERROR_LEAN_BOUNDS,
    ),
    error: judgment?.error ?? 0,
    errorSentences: leans.filter((lean) => lean > ERROR_LEAN).length / sentenceCount,
    substance: judgment?.substance ?? 0,
    closeness: judgment?.closeness ?? 0,
    relevantShare: relevantStems.size / Math.max(5, newStems.size),
    relevantWords: Math.log(1 + relevantStems.size),
    questionOverlap: getQuestionOverlap(context.question, judgedAnswer),
    sweeping: Math.min(MAX_SWEEPING, findDismissals(judgedAnswer).length / sentenceCount),
    tentative: Math.min(MAX_TENTATIVE, countTentativePhrases(judgedAnswer) / sentenceCount),
    numbers: Math.min(MAX_NUMBER_RATE, (100 * countFacts(judgedAnswer, null).numbers) / wordCount),
    specificWords: tokens.filter(({ isSpecific }) => isSpecific).length / wordCount,
    vagueWords: Math.min(MAX_VAGUE_RATE, (100 * signs.vagueWords) / wordCount),
    evasions: Math.min(MAX_EVASIONS, signs.evasions),
    length: Math.log(Math.max(MIN_LENGTH, tokens.length)),
    openSubject: Number(isOpen),
  };
  return EXPLANATION_FEATURES.map((name) =>
    isOpen && OF_KNOWN_SUBJECTS.has(name) ? undefined : values[name],
  );
}
