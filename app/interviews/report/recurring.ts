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

interface Detector {
  title: string;
  advice: string;
  /** The words that show it, "" when it shows in what is missing; undefined when the answer does not have it. */
  find: (answer: ReviewedAnswer) => string | undefined;
}

/** More of these in a hundred words than in most answers that people rate well. */
const MANY_PER_HUNDRED = 3;

const isStory = ({ kind, review }: ReviewedAnswer) => kind === "behavioral" && review.flag === null;
const often = (count: number, { review }: ReviewedAnswer) =>
  count >= 2 && (count * 100) / review.facts.words > MANY_PER_HUNDRED;
const when = (is: boolean): string | undefined => (is ? "" : undefined);
const words = ({ text }: ReviewedAnswer, spans: Review["fillers"]) =>
  [...new Set(spans.map(({ start, end }) => text.slice(start, end).toLowerCase()))]
    .slice(0, 3)
    .join(", ");
const sentenceThatIs = ({ review }: ReviewedAnswer, state: string) =>
  review.sentences.find((sentence) => sentence.state === state)?.text;

const DETECTORS: readonly Detector[] = [
  {
    title: "Says the opposite of a key point",
    advice: "Look these up before anything else: a wrong claim costs more than a missing one.",
    find: (answer) => sentenceThatIs(answer, "contradicted"),
  },
  {
    title: "No result told",
    advice: "End every story with what came of it, with a number if there is one.",
    find: (answer) => when(isStory(answer) && answer.review.star.result.length === 0),
  },
  {
    title: "Vague where a name exists",
    advice: "Put a name, a number or a step where the general word stands.",
    find: (answer) => sentenceThatIs(answer, "vague"),
  },
  {
    title: "Your own part stays behind “we”",
    advice: "Say what you did yourself: “I”, then a verb.",
    find: (answer) => when(isStory(answer) && answer.review.facts.we > answer.review.facts.i),
  },
  {
    title: "Nothing has a size",
    advice: "One number that sizes the result makes a story believable.",
    find: (answer) => when(isStory(answer) && answer.review.facts.numbers === 0),
  },
  {
    title: "Half of the points left out",
    advice: "Before you answer, name to yourself the three things that have to be in it.",
    find: (answer) => when(answer.review.flag === null && missedShare(answer) >= 0.5),
  },
  {
    title: "Speaks of something else than the question",
    advice: "Name the question’s subject in your first sentence.",
    find: (answer) => when(answer.review.flag === "off-topic" || answer.review.flag === "echo"),
  },
  {
    title: "Passed without a try",
    advice: "Say the part you do know, then how you would find out the rest.",
    find: (answer) =>
      when(
        answer.review.flag === "refusal" ||
          answer.review.flag === "empty" ||
          answer.review.flag === "nonsense",
      ),
  },
  {
    title: "Filler words",
    advice: "A short silence sounds better than a filler.",
    find: (answer) =>
      often(answer.review.fillers.length, answer)
        ? words(answer, answer.review.fillers)
        : undefined,
  },
  {
    title: "Hedged where you could state",
    advice: "Say it plainly, then say how you would check it.",
    find: (answer) =>
      often(answer.review.hedges.length, answer) ? words(answer, answer.review.hedges) : undefined,
  },
];

const MOST = 3;
const RECURS = 2;

/** What came back in two or more answers of a session, the most frequent first, three at most; each quotes where it can. */
export function recurringGaps(answers: readonly ReviewedAnswer[]): RecurringGap[] {
  return DETECTORS.map(({ title, advice, find }) => {
    const found = answers.map(find).filter((quote) => quote !== undefined);
    return { title, advice, times: found.length, quote: found.find((quote) => quote !== "") ?? "" };
  })
    .filter(({ times }) => times >= RECURS)
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MOST);
}

function missedShare({ review: { keyPoints } }: ReviewedAnswer): number {
  return keyPoints.length === 0
    ? 0
    : keyPoints.filter(({ status }) => status === "missed").length / keyPoints.length;
}
