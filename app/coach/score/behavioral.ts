import type { Dimension } from "~/coach/types";
import { coverage } from "~/coach/match/points";
import { counted, joined, listed, quote } from "~/coach/review/wording";
import { ENOUGH_WORDS, STORY_RUBRIC } from "~/coach/rubric";
import { questionShare } from "~/coach/match/question-share";
import { countFacts } from "~/coach/speech/facts";
import type { StarPart } from "~/coach/types";
import { toDimension } from "./dimension";
import type { Reading } from "./reading";
import { tellCovered } from "./covered";
import {
  countNames,
  missingParts,
  ownershipOf,
  sizedResults,
  specificityOf,
  STAR_PARTS,
  tellingOf,
} from "./story";
import { deliveryOf, readTalk, talkShare } from "./talk";

/** Without key points nothing says what belongs to the question. */
const RELEVANCE_UNKNOWN = 0.7;
/** What an answer gets for speaking of the question's subject and no more. */
const NAMES_THE_SUBJECT = 0.3;
/** A point partly told already speaks to the question. */
const RELEVANT_FROM_COVERAGE = 1.1;

const WHAT_A_PART_SAYS: Readonly<Record<StarPart, string>> = {
  situation: "where and when it was",
  task: "what you had to achieve",
  action: "what you did, step by step",
  result: "what came of it",
};

function structureWords(reading: Reading): { reason: string; gap: string } {
  if (reading.request.kind === "motivation")
    return {
      reason: "Listeners can follow from one point to the next.",
      gap: "Make three points, one after the other, and end on the job.",
    };
  const missing = missingParts(reading);
  if (missing.length === 0)
    return {
      reason: "Situation, task, action and result are all there.",
      gap: "Keep each part to a sentence or two.",
    };
  const told = STAR_PARTS.filter((part) => !missing.includes(part));
  return {
    reason:
      told.length === 0
        ? "There is no story yet: no situation, action or result."
        : `It tells the ${joined(told)}, not the ${joined(missing)}.`,
    gap: `Add the ${joined(missing)}: ${joined(missing.map((part) => WHAT_A_PART_SAYS[part]))}.`,
  };
}

function times(count: number): string {
  return count === 0 ? "never" : count === 1 ? "once" : `${count} times`;
}

function specificityWords(reading: Reading): { reason: string; gap: string } {
  const { numbers } = countFacts(reading.judged, null);
  const names = countNames(reading);
  const sized = reading.judged.sentences[sizedResults(reading)[0] ?? -1];
  const found = `${counted(numbers, "number")} and ${counted(names, "name")}`;
  const named = "Name the tools, people and dates that only you could know.";
  if (reading.request.kind === "motivation")
    return {
      reason: `It has ${found}.`,
      gap: numbers < 2 ? "Back it with a figure: how many, how much, how long." : named,
    };
  if (sized)
    return { reason: `${quote(sized.text)} sizes the result. In all ${found}.`, gap: named };
  return {
    reason:
      numbers + names === 0
        ? "It has no number, no name and no result with a size."
        : `It has ${found}, but no result with a size.`,
    gap: "Size the result: how many, how much, how long, before and after.",
  };
}

/** Scores a behavioral or motivation answer: structure, specificity, ownership, relevance, delivery. No dimension lowers another. */
export function scoreStory(reading: Reading): Dimension[] {
  const long = talkShare(reading);
  const talk = long > 0 ? readTalk(reading) : null;
  const mode = reading.request.seconds !== null || long > 0.5 ? "spoken" : "typed";
  const line = (name: keyof typeof STORY_RUBRIC) => ({
    name,
    label: STORY_RUBRIC[name].label,
    weight: STORY_RUBRIC[name][mode],
  });
  const blend = (story: number, marked: number | undefined) =>
    marked === undefined ? story : (1 - long) * story + long * marked;
  const words = reading.judged.tokens.length;
  const enough = Math.min(1, words / ENOUGH_WORDS);
  const { i, we } = countFacts(reading.judged, null);
  const labels = (...statuses: string[]) =>
    reading.matches
      .filter((match) => statuses.includes(match.status))
      .map((match) => match.point.label);
  const [untold, inPart] = [labels("missed", "contradicted"), labels("partial")];
  const fillers = reading.fillers.hard.length + reading.fillers.soft.length;
  const relevance =
    reading.points.length > 0
      ? Math.min(
          1,
          Math.max(
            coverage(reading.matches) * RELEVANT_FROM_COVERAGE,
            NAMES_THE_SUBJECT * questionShare(reading.question, reading.judged),
          ),
        )
      : RELEVANCE_UNKNOWN * enough;
  return [
    toDimension({
      ...line("structure"),
      value: blend(tellingOf(reading) * enough, talk?.structure),
      ...structureWords(reading),
    }),
    toDimension({
      ...line("specificity"),
      value: blend(specificityOf(reading) * enough, talk?.content),
      ...specificityWords(reading),
    }),
    toDimension({
      ...line("ownership"),
      value: blend(ownershipOf(reading) * enough, 0.5 + 0.3 * ownershipOf(reading)),
      reason: `“I” ${times(i)}, “we” ${times(we)}.`,
      gap: "Say what you did yourself: “I”, then a verb.",
    }),
    toDimension({
      ...line("relevance"),
      value: relevance,
      reason:
        reading.points.length > 0
          ? tellCovered(reading, "things the question asks for", "found")
          : "This question has no key points, so relevance is set to a middle value.",
      gap:
        untold.length > 0
          ? `Not found: ${listed(untold)}.`
          : inPart.length > 0
            ? `Found in part: ${listed(inPart)}.`
            : "Come back to what was asked.",
    }),
    toDimension({
      ...line("delivery"),
      value: blend(deliveryOf(reading) * enough, talk?.delivery),
      reason: `It has ${counted(fillers, "filler")} and ${counted(reading.hedges.length, "hedge")} in ${counted(words, "word")}.`,
      gap:
        fillers > 0
          ? "Leave a pause where a filler would stand."
          : "Say it at the pace of a conversation, without “maybe” and “I think”.",
    }),
  ];
}
