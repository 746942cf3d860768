import type { Dimension, StarPart } from "~/coach/types";
import { coverage } from "~/coach/match/points";
import { countFacts } from "~/coach/speech/facts";
import { toDimension } from "./dimension";
import { clarityOf, orderOf } from "./form";
import type { Reading } from "./reading";

const PARTS: readonly StarPart[] = ["situation", "task", "action", "result"];

function missingParts(reading: Reading): StarPart[] {
  return PARTS.filter((part) => reading.star[part].length === 0);
}

function names(reading: Reading): number {
  const found = new Set<string>();
  for (const sentence of reading.judged.sentences) {
    for (const token of sentence.tokens.slice(1)) if (token.specific && /^[A-Z]/.test(reading.answer.text[token.start] ?? "")) found.add(token.stem);
  }
  return found.size;
}

function specificity(reading: Reading): number {
  const words = Math.max(60, reading.judged.tokens.length);
  const facts = countFacts(reading.judged, null);
  const density = reading.judged.tokens.filter((token) => token.specific).length / words;
  const figures = Math.min(1, facts.numbers / 2) * 0.35 + Math.min(1, names(reading) / 2) * 0.15;
  return Math.min(1, density * 1.6) * 0.55 + figures;
}

function ownership(reading: Reading): number {
  const { i, we } = countFacts(reading.judged, null);
  if (i + we === 0) return 0.3;
  const share = i / (i + we);
  const acts = Math.min(1, reading.star.action.length / 2);
  return 0.5 * Math.min(1, share / 0.5) + 0.5 * acts;
}

/** Scores a behavioral or motivation answer: structure, specificity, ownership, relevance, delivery. */
export function scoreStory(reading: Reading): Dimension[] {
  const story = reading.request.kind === "behavioral";
  const missing = missingParts(reading);
  const words = reading.judged.tokens.length;
  const enough = Math.min(1, words / 70);
  const told = story ? (PARTS.length - missing.length) / PARTS.length : 1;
  const points = reading.points.length > 0 ? Math.min(1, coverage(reading.matches) * 1.3) : 0.7;
  const { i, we } = countFacts(reading.judged, null);
  return [
    toDimension({
      name: "structure",
      label: "Structure",
      weight: 30,
      value: (0.7 * told + 0.3 * orderOf(reading)) * enough,
      reason: missing.length === 0 || !story ? "It can be followed from start to end." : `It tells the ${PARTS.filter((part) => !missing.includes(part)).join(", ") || "subject"} of a story.`,
      gap: story && missing.length > 0 ? `The ${missing.join(" and the ")} cannot be found.` : "Say in one line where you are going, then go there.",
    }),
    toDimension({
      name: "specificity",
      label: "Specificity",
      weight: 25,
      value: specificity(reading) * enough,
      reason: `${countFacts(reading.judged, null).numbers} numbers and ${names(reading)} names give it detail.`,
      gap: "Size the result with a number and name the thing you worked on.",
    }),
    toDimension({
      name: "ownership",
      label: "Ownership",
      weight: 15,
      value: ownership(reading) * enough,
      reason: `“I” ${i} times, “we” ${we} times.`,
      gap: "Say what you did yourself, with “I” and a verb.",
    }),
    toDimension({
      name: "relevance",
      label: "Relevance",
      weight: 20,
      value: points * Math.min(1, words / 40),
      reason: reading.points.length > 0 ? `${reading.matches.filter((match) => match.status !== "missed").length} of ${reading.points.length} things the question asks for are there.` : "It speaks to the question.",
      gap: "Come back to what was asked.",
    }),
    toDimension({
      name: "delivery",
      label: "Delivery",
      weight: 10,
      value: clarityOf(reading) * enough,
      reason: `${reading.fillers.hard.length + reading.fillers.soft.length} fillers in ${words} words.`,
      gap: "Leave a pause where a filler would stand.",
    }),
  ];
}
