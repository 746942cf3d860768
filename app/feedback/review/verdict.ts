import { MIN_RANGE_WORDS } from "~/coach/score/range";
import { getPointState } from "~/feedback/parts/point-state";
import type { Review } from "~/coach/types";
import type { QuestionKind } from "~/data/questions/types";

export interface VerdictContext {
  kind: QuestionKind;
  /** How long answers to the question usually are. */
  usualWords: readonly [from: number, to: number];
  /** It tells an answer again, and is meant to be short. */
  isShortOnPurpose: boolean;
  /** It answers a lesson's exercise, of which nothing is known but where the person placed its points. */
  isExercise: boolean;
}

type Flag = Exclude<Review["flag"], "other-language" | null>;

const FLAG_VERDICTS: Readonly<Record<Flag, string>> = {
  empty: "There is no answer yet. Begin with one sentence.",
  refusal: "An honest pass. Say what you do know.",
  echo: "This repeats the question. Say your own first step.",
  "off-topic": "This reads like the answer to another question.",
  nonsense: "We couldn’t find an answer in this text.",
  untested: "Your code is here. Its tests weren’t run.",
};

const WEAK_VERDICTS: Readonly<Record<QuestionKind, string>> = {
  behavioral: "This is a start. Show it on one day.",
  motivation: "This is a start. Say where it comes from.",
  technical: "Short so far. Say how it works, and why.",
  case: "Short so far. Say what you would look at first.",
};

/** Where nothing else can be said. */
const FALLBACK = "Show us where you said it.";

/** Everything is settled, and nothing was left out. */
const COMPLETE_VERDICTS: Readonly<Record<QuestionKind, readonly [short: string, long: string]>> = {
  behavioral: [
    "The whole story is there, and it is short.",
    "The whole story is there. Now tell it shorter.",
  ],
  motivation: [
    "Every reason is there. Now say it aloud.",
    "Every reason is there. Now say it in less.",
  ],
  technical: [
    "Every point is there. Now say it aloud.",
    "Every point is there. Now explain it in less.",
  ],
  case: [
    "Every step is there. Now say it aloud.",
    "Every step is there. Now lead with your answer.",
  ],
};

/** Everything is settled, and the person left something out. */
const LEFT_OUT_VERDICTS: Readonly<
  Record<QuestionKind, readonly [one: string, several: string, most: string]>
> = {
  behavioral: [
    "Your story stands. One sentence would complete it.",
    "Your story stands. A few sentences would complete it.",
    "You know what you left out. Start with one sentence.",
  ],
  motivation: [
    "Your reasons are clear. One sentence would complete them.",
    "Your reasons are clear. A few sentences would complete them.",
    "You know what you left out. Start with one sentence.",
  ],
  technical: [
    "You explained nearly all of it. One sentence completes it.",
    "A good core. A few sentences would complete it.",
    "You know what is open now. Start with one sentence.",
  ],
  case: [
    "You covered nearly all steps. One sentence completes it.",
    "A good line of thought. A few steps would complete it.",
    "You know which steps are open. Start with one sentence.",
  ],
};

const NUMBERS = ["No", "One", "Two", "Three"];

/** What can be said of an answer in at most twelve words: of its manner, or of what the person confirmed. */
export function writeVerdict(review: Review, context: VerdictContext): string {
  const { kind, usualWords, isShortOnPurpose, isExercise } = context;
  const { flag, headline, keyPoints, openChecks = [], facts } = review;
  // It names the language.
  if (flag === "other-language") return headline;
  if (flag !== null) return FLAG_VERDICTS[flag];
  if (isExercise) return describePlaced(review);
  // Code alone: it says how many tests passed.
  if (facts.words === 0) return `${headline}.`;
  const errors = describeErrors(review);
  if (errors) return errors;
  const isShort = facts.words < MIN_RANGE_WORDS;
  const manner = isShort ? "Short and to the point." : describeManner(review, usualWords);
  const checks = openChecks.length;
  if (checks > 0)
    return `${manner} ${checks === 1 ? "One question checks" : `${NUMBERS[checks] ?? "A few"} questions check`} the facts.`.trim();
  if (isShort && !isShortOnPurpose) return WEAK_VERDICTS[kind];
  const states = Object.groupBy(keyPoints, getPointState);
  const count = (state: keyof typeof states) => states[state]?.length ?? 0;
  const [settled, leftOut] = [count("settled"), count("left-out")];
  if (keyPoints.length === 0 || settled + leftOut + count("thought") === 0) return FALLBACK;
  if (count("asked") > 0) {
    if (settled >= keyPoints.length / 2) return "You’ve shown most of it. Point at the rest.";
    if (settled + leftOut > 0) return "You’ve placed part of it. Point at the rest.";
    return `${manner} Tell us where you said what.`.trim();
  }
  if (count("thought") > 0) return `${manner} Tell us if we read it right.`.trim();
  if (leftOut > 0) {
    const [one, several, most] = LEFT_OUT_VERDICTS[kind];
    return settled < leftOut ? most : leftOut === 1 ? one : several;
  }
  const [short, long] = COMPLETE_VERDICTS[kind];
  return facts.words > (usualWords[0] + usualWords[1]) / 2 ? long : short;
}

const COUNTS = ["none", "one", "two", "three", "four", "five", "six"];

const name = (count: number) => COUNTS[count] ?? count;

/** How many points of an exercise have a sentence that the person chose. */
function describePlaced({ keyPoints }: Review): string {
  const states = keyPoints.map(getPointState);
  const placed = states.filter((state) => state === "settled").length;
  const isDone = states.every((state) => state === "settled" || state === "left-out");
  if (placed === keyPoints.length)
    return `By your own marking, all ${name(placed)} points are there.`;
  if (placed === 0 && !isDone) return "Which sentence says which point?";
  return `You placed ${name(placed)} of ${name(keyPoints.length)} points${isDone ? "" : " so far"}.`;
}

/** A sum that doesn’t add up, a fact told the wrong way round, or a check that went wrong. */
function describeErrors({ sentences, keyPoints }: Review): string | undefined {
  const sums = sentences.filter(
    ({ state, keyPoints: points }) => state === "contradicted" && points.length === 0,
  ).length;
  if (sums > 0)
    return sums === 1
      ? "One sum doesn’t add up. Work it out once more."
      : "Some sums don’t add up. Work them out once more.";
  const wrong = keyPoints.filter(({ status }) => status === "contradicted");
  const told = wrong.filter(({ source }) => source !== "checked").length;
  const isFigure = wrong.every(({ isFigureOff }) => isFigureOff);
  if (told > 0 && told === wrong.length && isFigure)
    return told === 1 ? "One figure is far off." : "Some figures are far off.";
  if (told > 0)
    return told === 1
      ? "One sentence says it the other way round."
      : "Some sentences say it the other way round.";
  if (wrong.length > 0)
    return wrong.length === 1
      ? "One fact is worth a second look."
      : "Some facts are worth a second look.";
  return undefined;
}

const LONG_SENTENCE = 26;
const MANY_HEDGES = 4;
const MANY_FILLERS = 6;
const TOO_LONG = 1.4;

/** How it is told, as far as that can be counted; empty if nothing stands out. A transcript has no sentences of its author’s. */
function describeManner(
  { facts, fillers, hedges }: Review,
  [usualLeast, usualMost]: VerdictContext["usualWords"],
): string {
  if (facts.words > usualMost * TOO_LONG) return "Rather long.";
  if (fillers.length >= MANY_FILLERS) return "Many filler words.";
  if (hedges.length >= MANY_HEDGES) return "Many maybes.";
  const isTyped = facts.pace === null;
  if (isTyped && facts.words / Math.max(1, facts.sentences) > LONG_SENTENCE)
    return "Long sentences.";
  return facts.words >= usualLeast && facts.words <= usualMost ? "A good length." : "";
}
