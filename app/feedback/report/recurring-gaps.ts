import type { Review } from "~/coach/types";
import type { QuestionKind } from "~/data/questions/types";

export interface ReviewedAnswer {
  kind: QuestionKind;
  text: string;
  review: Review;
}

export interface RecurringGap {
  title: string;
  /** Number of answers with the gap. */
  times: number;
  /** The user's words that show it; empty if it is about something missing. */
  quote: string;
  advice: string;
}

interface GapDetector {
  title: string;
  advice: string;
  /**
   * The words that show it, "" if it is about something missing; undefined if the answer doesn't
   * have the gap.
   */
  detect: (answer: ReviewedAnswer) => string | undefined;
}

/** More per hundred words than in most answers that people rate highly. */
const MAX_PER_HUNDRED_WORDS = 3;

const isStory = ({ kind, review }: ReviewedAnswer) => kind === "behavioral" && review.flag === null;
const isFrequent = (count: number, { review }: ReviewedAnswer) =>
  count >= 2 && (count * 100) / review.facts.words > MAX_PER_HUNDRED_WORDS;
const quoteNothingIf = (is: boolean): string | undefined => (is ? "" : undefined);
const listSpokenWords = ({ text }: ReviewedAnswer, spans: Review["fillers"]) =>
  [...new Set(spans.map(({ start, end }) => text.slice(start, end).toLowerCase()))]
    .slice(0, 3)
    .join(", ");
const findSentenceByState = ({ review }: ReviewedAnswer, state: string) =>
  review.sentences.find((sentence) => sentence.state === state)?.text;

const GAP_DETECTORS: readonly GapDetector[] = [
  {
    title: "A fact the wrong way round",
    advice: "Look these up before anything else: a wrong claim costs more than one left out.",
    detect: (answer) => findSentenceByState(answer, "contradicted"),
  },
  {
    title: "The result is hard to see",
    advice: "End every story with the result, with a number if you have one.",
    detect: (answer) => quoteNothingIf(isStory(answer) && answer.review.star.result.length === 0),
  },
  {
    title: "Vague instead of specific",
    advice: "Replace general words with a name, a number or a step.",
    detect: (answer) => findSentenceByState(answer, "vague"),
  },
  {
    title: "Too much “we,” too little “I”",
    advice: "Say what you did yourself: “I,” then a verb.",
    detect: (answer) =>
      quoteNothingIf(isStory(answer) && answer.review.facts.we > answer.review.facts.i),
  },
  {
    title: "No numbers",
    advice: "One number for the result makes a story believable.",
    detect: (answer) => quoteNothingIf(isStory(answer) && answer.review.facts.numbers === 0),
  },
  {
    title: "Half of the key points open or left out",
    advice:
      "Answer the coach’s questions on the reviews. Before you speak, list three points to make.",
    detect: (answer) => quoteNothingIf(answer.review.flag === null && getOpenShare(answer) >= 0.5),
  },
  {
    title: "Off topic",
    advice: "Use the question’s subject in your first sentence.",
    detect: (answer) =>
      quoteNothingIf(answer.review.flag === "off-topic" || answer.review.flag === "echo"),
  },
  {
    title: "No attempt to answer",
    advice: "Say what you do know, then how you would find out the rest.",
    detect: (answer) =>
      quoteNothingIf(
        answer.review.flag === "refusal" ||
          answer.review.flag === "empty" ||
          answer.review.flag === "nonsense",
      ),
  },
  {
    title: "Filler words",
    advice: "A short silence sounds better than a filler.",
    detect: (answer) =>
      isFrequent(answer.review.fillers.length, answer)
        ? listSpokenWords(answer, answer.review.fillers)
        : undefined,
  },
  {
    title: "Hedging",
    advice: "State it directly, then say how you would check it.",
    detect: (answer) =>
      isFrequent(answer.review.hedges.length, answer)
        ? listSpokenWords(answer, answer.review.hedges)
        : undefined,
  },
];

const MAX_GAPS = 3;
const MIN_OCCURRENCES = 2;

/**
 * Gaps found in two or more answers of a session, most frequent first, at most three, with quotes
 * where possible.
 */
export function findRecurringGaps(answers: readonly ReviewedAnswer[]): RecurringGap[] {
  return GAP_DETECTORS.map(({ title, advice, detect }) => {
    const quotes = answers.map(detect).filter((quote) => quote !== undefined);
    return {
      title,
      advice,
      times: quotes.length,
      quote: quotes.find((quote) => quote !== "") ?? "",
    };
  })
    .filter(({ times }) => times >= MIN_OCCURRENCES)
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MAX_GAPS);
}

function getOpenShare({ review: { keyPoints } }: ReviewedAnswer): number {
  const open = keyPoints.filter(({ status }) => status === "asked" || status === "missed");
  return keyPoints.length === 0 ? 0 : open.length / keyPoints.length;
}
