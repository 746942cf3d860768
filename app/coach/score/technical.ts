import type { Dimension } from "~/coach/types";
import { getCoverage } from "~/coach/match/points";
import { toDimension } from "./dimension";
import { explainPartialCredit, findPointCause } from "./cap";
import { getUnsoundness } from "./substance";
import { getExplanationContent } from "./explanation-quality";
import { findPlainDismissals } from "~/coach/rules/dismissals";
import { describeCoverage } from "./describe-coverage";
import { describePace, getSpokenClarity } from "./speech";
import { findLongSentences, getFlow } from "./style";
import type { ReferenceMatch } from "./against-reference";
import type { AnswerContext } from "./answer-context";
import { TECHNICAL_RUBRIC } from "~/coach/rubric";
import { quoteSentence } from "~/coach/review/quote-sentence";
import { formatCount, formatLabels, formatQuote } from "~/coach/review/format-text";

/**
 * Style earns points only in proportion to the content; the comparison with a model answer is an
 * S-curve that rises early.
 */
const FULL_STYLE_CONTENT = 0.6;
const FULL_STYLE_REFERENCE_CONTENT = 1;
/** The clarity that costs no points: one long sentence among many is fine. */
const FULL_CLARITY = 0.966;
/**
 * The share to cover before correctness counts in full.
 */
const FULL_CORRECTNESS_COVERAGE = 0.8;

const CORRECTNESS_WEIGHT = TECHNICAL_RUBRIC.correctness.typedWeight;

/** Less than this isn't worth a word. */
const NOTABLE = 0.1;
/** From this correctness on there is something to call correct, whatever points are found. */
const SOME_CORRECTNESS = 0.3;
/** A flow that costs no points. */
const FULL_FLOW = 0.966;

const WHOLE_NOTE = "The rest of the credit is for the answer as a whole.";

interface ContentScores {
  /** Both 0–1. */
  correctness: number;
  completeness: number;
}

/**
 * With authored key points: the covered share, minus wrong claims; for questions with wordings the
 * quality of the whole, of which half what sets it apart from the covered share counts for each.
 */
function scoreContentByPoints(context: AnswerContext): ContentScores {
  const coverage = getCoverage(context.matches);
  const content = getExplanationContent(context);
  if (content !== undefined) {
    const correctness = Math.min(1, Math.max(0, (3 * content - coverage) / 2));
    return { correctness, completeness: Math.min(1, 2 * content - correctness) };
  }
  const statedCount = context.matches.filter((match) => match.status !== "missed").length;
  if (statedCount === 0) return { correctness: 0, completeness: coverage };
  const wrongCount = context.matches.filter((match) => match.status === "contradicted").length;
  return {
    correctness: Math.max(
      0,
      Math.min(1, coverage / FULL_CORRECTNESS_COVERAGE) * (1 - (1.5 * wrongCount) / statedCount),
    ),
    completeness: coverage,
  };
}

/**
 * With a model answer: the fitted comparison, split so the two dimensions average to it.
 */
function scoreContentByReference(
  context: AnswerContext,
  { value, contradicted }: ReferenceMatch,
): ContentScores {
  const correctValue = value * (1 - 0.85 * contradicted);
  const coveredValue =
    context.matches.length > 0 ? getCoverage(context.matches) * (1 - contradicted) : correctValue;
  const completeness = Math.min(correctValue * 1.25, Math.max(correctValue * 0.75, coveredValue));
  return {
    correctness: Math.min(1, 2 * correctValue - completeness),
    completeness: Math.min(1, completeness),
  };
}

/** A sweeping sentence to quote: none that makes a point. */
function findAccusedDismissal({ judgedAnswer, matches }: AnswerContext): number | undefined {
  const pointSentences = new Set(matches.map(({ sentence }) => sentence));
  return findPlainDismissals(judgedAnswer).find((index) => !pointSentences.has(index));
}

/** The reason for the correctness of an answer without wrong claims. */
function describeCorrectness(context: AnswerContext, correctness: number): string {
  if (Math.round(correctness * CORRECTNESS_WEIGHT) >= CORRECTNESS_WEIGHT)
    return "The coach found nothing that contradicts a key point.";
  const dismissal = quoteSentence(context.judgedAnswer, findAccusedDismissal(context) ?? -1);
  const { sweeping, likelyError } = getUnsoundness(context);
  if (dismissal && sweeping >= NOTABLE)
    return `${formatQuote(dismissal)} may be too sweeping: it dismisses something, or allows no exception.`;
  if (likelyError >= NOTABLE)
    return "The coach found nothing that certainly contradicts a key point, but parts of it sound like common mistakes.";
  const coverage = getCoverage(context.matches);
  if (coverage >= FULL_CORRECTNESS_COVERAGE)
    return "The coach found nothing that contradicts a key point, but some of it stays general.";
  if (coverage >= 0.5)
    return "The coach found nothing that contradicts a key point. Cover more of them and this will count in full.";
  if (coverage > 0)
    return "The coach found nothing that contradicts a key point, but less than half of the points.";
  return correctness >= SOME_CORRECTNESS
    ? "The coach found no key point, but nothing that contradicts one either."
    : "The coach found no key point, so there is little to call correct.";
}

/** What to do about it; it says that there is little only where there is. */
function describeCorrectnessGap(context: AnswerContext): string {
  const { sweeping, likelyError } = getUnsoundness(context);
  if (sweeping >= NOTABLE && findAccusedDismissal(context) !== undefined)
    return "Say when it holds and when it doesn’t.";
  if (likelyError >= NOTABLE && getCoverage(context.matches) >= 0.5)
    return "Check your claims, and give a reason for each.";
  const coverage = getCoverage(context.matches);
  if (coverage >= FULL_CORRECTNESS_COVERAGE) return "Be more exact: say how and why.";
  return coverage >= 0.5
    ? "Add the key points that are still open."
    : "There is too little to show that you know it.";
}

function describeFlow(sentenceCount: number, flow: number): string {
  if (sentenceCount <= 1) return "It’s all one sentence.";
  return flow > FULL_FLOW
    ? "It comes in separate sentences, not in one long run."
    : "Some sentences run on, or are too short to stand alone.";
}

function getRubricFields(name: keyof typeof TECHNICAL_RUBRIC): {
  name: string;
  label: string;
  weight: number;
} {
  return { name, label: TECHNICAL_RUBRIC[name].label, weight: TECHNICAL_RUBRIC[name].typedWeight };
}

/**
 * Scores a technical or case answer against its key points: correctness, completeness, clarity,
 * structure.
 */
export function scoreTechnical(context: AnswerContext): Dimension[] {
  const { correctness, completeness } = context.referenceMatch
    ? scoreContentByReference(context, context.referenceMatch)
    : scoreContentByPoints(context);
  const content = (correctness + completeness) / 2;
  const contentFactor = Math.min(
    1,
    content / (context.referenceMatch ? FULL_STYLE_REFERENCE_CONTENT : FULL_STYLE_CONTENT),
  );
  const wrongMatches = context.matches.filter((match) => match.status === "contradicted");
  const missedMatches = context.matches.filter((match) => match.status === "missed");
  const longSentenceIndex = findLongSentences(context)[0];
  const wrongSentence = quoteSentence(context.judgedAnswer, wrongMatches[0]?.sentence ?? -1);
  const clarity = getSpokenClarity(context);
  const pace = describePace(context);
  const flow = getFlow(context);
  const fillerCount = context.fillers.hard.length + context.fillers.soft.length;
  const { note, hint } = explainPartialCredit(findPointCause(context.matches), content);
  const addNoteIfLost = (name: "clarity" | "structure", value: number, reason: string) => {
    const { typedWeight } = TECHNICAL_RUBRIC[name];
    const isLost = Math.round(value * contentFactor * typedWeight) < typedWeight;
    return contentFactor < 1 && isLost ? `${reason} ${note}` : reason;
  };
  const longSentence = quoteSentence(context.judgedAnswer, longSentenceIndex ?? -1);
  return [
    toDimension({
      ...getRubricFields("correctness"),
      value: correctness,
      reason:
        wrongMatches.length === 0
          ? describeCorrectness(context, correctness)
          : `${formatQuote(wrongSentence)} seems to say the opposite of “${wrongMatches[0]?.point.label}.”`,
      gap:
        wrongMatches.length > 0
          ? `Correct what you say about “${wrongMatches[0]?.point.label}.”`
          : describeCorrectnessGap(context),
    }),
    toDimension({
      ...getRubricFields("completeness"),
      value: completeness,
      reason:
        describeCoverage(context, "key points") +
        (completeness >= getCoverage(context.matches) + NOTABLE ? ` ${WHOLE_NOTE}` : ""),
      gap:
        missedMatches.length > 0
          ? `Not found: ${formatLabels(missedMatches.map((match) => match.point.label))}.`
          : "Some points are only partly covered.",
    }),
    toDimension({
      ...getRubricFields("clarity"),
      value: clarity * contentFactor,
      reason: addNoteIfLost(
        "clarity",
        clarity,
        clarity > FULL_CLARITY
          ? "Your sentences are short enough to follow."
          : longSentenceIndex === undefined
            ? `It has ${formatCount(fillerCount, "filler")} and ${formatCount(context.hedges.length, "hedge")} in ${formatCount(context.judgedAnswer.tokens.length, "word")}${pace ? `, ${pace.text}` : ""}.`
            : `${formatQuote(longSentence)} is too long to ${context.request.seconds === null ? "read in one go" : "follow in one hearing"}.`,
      ),
      gap:
        clarity > FULL_CLARITY
          ? hint
          : longSentenceIndex === undefined
            ? pace?.gap ||
              (fillerCount + context.hedges.length > 0
                ? "Use fewer fillers and hedges, and one claim per sentence."
                : "Make one claim per sentence.")
            : "Break the long sentence in two.",
    }),
    toDimension({
      ...getRubricFields("structure"),
      value: flow * contentFactor,
      reason: addNoteIfLost(
        "structure",
        flow,
        describeFlow(context.judgedAnswer.sentences.length, flow),
      ),
      gap: flow > FULL_FLOW ? hint : "Outline the order first, then one step per sentence.",
    }),
  ];
}
