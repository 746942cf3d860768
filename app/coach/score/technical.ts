import type { Dimension } from "~/coach/types";
import { coverage } from "~/coach/match/points";
import { toDimension } from "./dimension";
import { clarityOf, longSentences, orderOf } from "./form";
import type { Reading } from "./reading";
import { quote, listed } from "~/coach/review/wording";

/** Form earns points only as far as there is content to carry it. */
const CONTENT_FOR_FULL_FORM = 0.5;

function correctness(reading: Reading): number {
  const said = reading.matches.filter((match) => match.status !== "missed");
  if (said.length === 0) return Math.min(0.35, reading.relevant.size * 0.05);
  const wrong = said.filter((match) => match.status === "contradicted").length;
  const reached = Math.min(1, said.length / Math.max(1, reading.points.length * 0.6));
  return reached * (1 - wrong / said.length) ** 2;
}

/** Scores a technical or case answer against its key points: correctness, completeness, clarity, structure. */
export function scoreAgainstPoints(reading: Reading): Dimension[] {
  const covered = coverage(reading.matches);
  const right = correctness(reading);
  const carried = Math.min(1, Math.max(covered, right) / CONTENT_FOR_FULL_FORM);
  const wrong = reading.matches.filter((match) => match.status === "contradicted");
  const missed = reading.matches.filter((match) => match.status === "missed");
  const found = reading.matches.length - missed.length - wrong.length;
  const long = longSentences(reading)[0];
  const wrongSentence = wrong[0]?.evidence ? reading.judged.sentences[wrong[0].evidence.sentence]?.text ?? "" : "";
  const longText = long === undefined ? "" : reading.judged.sentences[long]?.text ?? "";
  return [
    toDimension({
      name: "correctness",
      label: "Correctness",
      weight: 35,
      value: right,
      reason: wrong.length === 0 ? "Nothing you said goes against a key point." : `${quote(wrongSentence)} says the opposite of “${wrong[0]?.point.label}”.`,
      gap: wrong.length > 0 ? `Correct what you say about “${wrong[0]?.point.label}”.` : "Too little is said to show that you know it.",
    }),
    toDimension({
      name: "completeness",
      label: "Completeness",
      weight: 35,
      value: covered,
      reason: `${found} of ${reading.matches.length} key points are in your answer.`,
      gap: missed.length > 0 ? `Not said: ${listed(missed.map((match) => match.point.label))}.` : "Some points are said only in part.",
    }),
    toDimension({
      name: "clarity",
      label: "Clarity",
      weight: 15,
      value: clarityOf(reading) * carried,
      reason: long === undefined ? "Your sentences are short enough to follow." : `${quote(longText)} is too long to follow in one hearing.`,
      gap: long === undefined ? "Say it plainly: fewer fillers and hedges, one claim a sentence." : "Break the long sentence in two.",
    }),
    toDimension({
      name: "structure",
      label: "Structure",
      weight: 15,
      value: orderOf(reading) * carried,
      reason: reading.judged.sentences.length > 1 ? "You go step by step." : "You say it in one sentence.",
      gap: "Give the order first, then one step a sentence.",
    }),
  ];
}
