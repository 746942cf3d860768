import type { Dimension } from "~/coach/types";
import { coverage } from "~/coach/match/points";
import { toDimension } from "./dimension";
import { COUNTS_IN_PART, COUNTS_WHOLE_LATER } from "./cap";
import { tellCovered } from "./covered";
import { clarityOf, longSentences, orderOf } from "./form";
import type { ReferenceMatch } from "./against-reference";
import type { Reading } from "./reading";
import { SUBJECT_RUBRIC } from "~/coach/rubric";
import { counted, listed, quote } from "~/coach/review/wording";

/** Form earns points only as far as there is content to carry it; the comparison with a model answer is an S that already rises early. */
const CONTENT_FOR_FULL_FORM = 0.6;
const COMPARED_FOR_FULL_FORM = 1;
/** Clarity that costs no point: one long sentence among many is no fault. */
const EASY = 0.966;
/** Correctness asks whether what is said is right; this much has to be said before it can count whole. */
const ENOUGH_COVERED = 0.8;

interface Content {
  /** Both 0–1. */
  correctness: number;
  completeness: number;
}

/** Against authored key points: what was covered, less what was said wrongly. */
function contentOfPoints(reading: Reading): Content {
  const completeness = coverage(reading.matches);
  const said = reading.matches.filter((match) => match.status !== "missed").length;
  const wrong = reading.matches.filter((match) => match.status === "contradicted").length;
  if (said === 0) return { correctness: 0, completeness };
  const reach = Math.min(1, completeness / ENOUGH_COVERED);
  return { correctness: Math.max(0, reach * (1 - (1.5 * wrong) / said)), completeness };
}

/** Against a model answer: the fitted comparison, shared out so that the two dimensions average to it. */
function contentOfReference(reading: Reading, { value, contradicted }: ReferenceMatch): Content {
  const right = value * (1 - 0.85 * contradicted);
  const covered =
    reading.matches.length > 0 ? coverage(reading.matches) * (1 - contradicted) : right;
  const completeness = Math.min(right * 1.25, Math.max(right * 0.75, covered));
  return {
    correctness: Math.min(1, 2 * right - completeness),
    completeness: Math.min(1, completeness),
  };
}

/** Why an answer that says nothing wrong earns what it earns. */
function rightWords(reading: Reading, correctness: number): string {
  if (correctness >= 1) return "Nothing you said goes against a key point.";
  return coverage(reading.matches) > 0
    ? "Nothing you said goes against a key point, but it shows too few of them."
    : "Nothing you said shows a key point, so there is little to call right.";
}

function line(name: keyof typeof SUBJECT_RUBRIC): { name: string; label: string; weight: number } {
  return { name, label: SUBJECT_RUBRIC[name].label, weight: SUBJECT_RUBRIC[name].typed };
}

/** Scores a technical or case answer against its key points: correctness, completeness, clarity, structure. */
export function scoreAgainstPoints(reading: Reading): Dimension[] {
  const { correctness, completeness } = reading.compared
    ? contentOfReference(reading, reading.compared)
    : contentOfPoints(reading);
  const carried = Math.min(
    1,
    (correctness + completeness) /
      2 /
      (reading.compared ? COMPARED_FOR_FULL_FORM : CONTENT_FOR_FULL_FORM),
  );
  const wrong = reading.matches.filter((match) => match.status === "contradicted");
  const missed = reading.matches.filter((match) => match.status === "missed");
  const long = longSentences(reading)[0];
  const wrongSentence = reading.judged.sentences[wrong[0]?.sentence ?? -1]?.text ?? "";
  const clarity = clarityOf(reading);
  const order = orderOf(reading);
  const fillers = reading.fillers.hard.length + reading.fillers.soft.length;
  const inPart = (reason: string) => (carried < 1 ? `${reason} ${COUNTS_IN_PART}` : reason);
  const longText = long === undefined ? "" : (reading.judged.sentences[long]?.text ?? "");
  return [
    toDimension({
      ...line("correctness"),
      value: correctness,
      reason:
        wrong.length === 0
          ? rightWords(reading, correctness)
          : `${quote(wrongSentence)} says the opposite of “${wrong[0]?.point.label}”.`,
      gap:
        wrong.length > 0
          ? `Correct what you say about “${wrong[0]?.point.label}”.`
          : "Too little is said to show that you know it.",
    }),
    toDimension({
      ...line("completeness"),
      value: completeness,
      reason: tellCovered(reading, "key points", "in your answer"),
      gap:
        missed.length > 0
          ? `Not said: ${listed(missed.map((match) => match.point.label))}.`
          : "Some points are said only in part.",
    }),
    toDimension({
      ...line("clarity"),
      value: clarity * carried,
      reason: inPart(
        clarity > EASY
          ? "Your sentences are short enough to follow."
          : long === undefined
            ? `It has ${counted(fillers, "filler")} and ${counted(reading.hedges.length, "hedge")} in ${counted(reading.judged.tokens.length, "word")}.`
            : `${quote(longText)} is too long to follow in one hearing.`,
      ),
      gap:
        clarity > EASY
          ? COUNTS_WHOLE_LATER
          : long === undefined
            ? "Say it plainly: fewer fillers and hedges, one claim a sentence."
            : "Break the long sentence in two.",
    }),
    toDimension({
      ...line("structure"),
      value: order * carried,
      reason: inPart(
        reading.judged.sentences.length > 1
          ? "You go step by step."
          : "You say it in one sentence.",
      ),
      gap: order === 1 ? COUNTS_WHOLE_LATER : "Give the order first, then one step a sentence.",
    }),
  ];
}
