import type { Review } from "~/coach/types";
import type { QuestionKind } from "~/data/questions/types";

export interface ReviewedAnswer {
  kind: QuestionKind;
  text: string;
  review: Review;
}

export interface RecurringGap {
  title: string;
  /** In how many answers. */
  times: number;
  /** The person's own words where it shows; empty when it is about something left out. */
  quote: string;
  advice: string;
}

interface GapDetector {
  title: string;
  advice: string;
  /** The words that show it, "" when it shows in what is missing; undefined when the answer does not have it. */
  detect: (answer: ReviewedAnswer) => string | undefined;
}

/** More of these in a hundred words than in most answers that people rate well. */
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
    title: "Says the opposite of a key point",
    advice: "Look these up before anything else: a wrong claim costs more than a missing one.",
    detect: (answer) => findSentenceByState(answer, "contradicted"),
  },
  {
    title: "No result told",
    advice: "End every story with what came of it, with a number if there is one.",
    detect: (answer) => quoteNothingIf(isStory(answer) && answer.review.star.result.length === 0),
  },
  {
    title: "Vague where a name exists",
    advice: "Put a name, a number or a step where the general word stands.",
    detect: (answer) => findSentenceByState(answer, "vague"),
  },
  {
    title: "Your own part stays behind “we”",
    advice: "Say what you did yourself: “I”, then a verb.",
    detect: (answer) =>
      quoteNothingIf(isStory(answer) && answer.review.facts.we > answer.review.facts.i),
  },
  {
    title: "Nothing has a size",
    advice: "One number that sizes the result makes a story believable.",
    detect: (answer) => quoteNothingIf(isStory(answer) && answer.review.facts.numbers === 0),
  },
  {
    title: "Half of the points left out",
    advice: "Before you answer, name to yourself the three things that have to be in it.",
    detect: (answer) =>
      quoteNothingIf(answer.review.flag === null && getMissedShare(answer) >= 0.5),
  },
  {
    title: "Speaks of something else than the question",
    advice: "Name the question’s subject in your first sentence.",
    detect: (answer) =>
      quoteNothingIf(answer.review.flag === "off-topic" || answer.review.flag === "echo"),
  },
  {
    title: "Passed without a try",
    advice: "Say the part you do know, then how you would find out the rest.",
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
    title: "Hedged where you could state",
    advice: "Say it plainly, then say how you would check it.",
    detect: (answer) =>
      isFrequent(answer.review.hedges.length, answer)
        ? listSpokenWords(answer, answer.review.hedges)
        : undefined,
  },
];

const MAX_GAPS = 3;
const MIN_OCCURRENCES = 2;

/** What came back in two or more answers of a session, the most frequent first, three at most; each quotes where it can. */
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

function getMissedShare({ review: { keyPoints } }: ReviewedAnswer): number {
  return keyPoints.length === 0
    ? 0
    : keyPoints.filter(({ status }) => status === "missed").length / keyPoints.length;
}
