import type { Dimension } from "~/coach/types";
import { getCoverage } from "~/coach/match/points";
import { quoteSentence } from "~/coach/review/quote-sentence";
import { formatCount, joinWithAnd, formatLabels, formatQuote } from "~/coach/review/format-text";
import { FULL_LENGTH_WORDS, BEHAVIORAL_RUBRIC } from "~/coach/rubric";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import { countFacts } from "~/coach/speech/answer-facts";
import type { StarPart } from "~/coach/types";
import { toDimension } from "./dimension";
import type { AnswerContext } from "./answer-context";
import { getStoryQuality, getToldRelevance } from "./story-quality";
import { ramp } from "./ramp";
import { describeCoverage } from "./describe-coverage";
import {
  countNames,
  countSentencesWithPoints,
  listMissingParts,
  getOwnership,
  findSizedResults,
  getSpecificity,
  STAR_PARTS,
  getStoryStructure,
} from "./story-measures";
import { describePace, getDelivery, getSpeechShare, getTalkShare, markSpeech } from "./speech";

/** Without key points relevance can't be judged. */
const DEFAULT_RELEVANCE = 0.7;
/** The credit for being on the question's subject. */
const SUBJECT_RELEVANCE = 0.3;
/** A partly covered point is already relevant. */
const COVERAGE_FACTOR = 1.1;

const TELL_MORE_HINT = "Tell more of it and this will count in full.";
const TOLD_NOTE = "The rest of the credit is for how concretely you tell it.";

/** What is missing of the structure and the details of a story told so well counts in part. */
const TOLD_WELL_RANGE = [0.7, 0.95] as const;
const TOLD_WELL_SHARE = 0.6;
/** From this quality on a short story loses less for its length, and nothing from the second on. */
const TOLD_BRIEFLY_RANGE = [0.3, 0.7] as const;
const TOLD_WELL_NOTE = " Part of the credit is for how well it is told as a whole.";

const PART_DESCRIPTIONS: Readonly<Record<StarPart, string>> = {
  situation: "where and when it was",
  task: "what you had to achieve",
  action: "what you did, step by step",
  result: "what came of it",
};

function describeStructure(context: AnswerContext): { reason: string; gap: string } {
  if (context.request.kind === "motivation")
    return {
      reason:
        countSentencesWithPoints(context) > 1
          ? "Listeners can follow from one point to the next."
          : getToldRelevance(context) >= 0.5
            ? "It is concrete, but the points don’t stand one by one."
            : "There are too few points to follow yet.",
      gap: "Make three points, one by one, and end on the job.",
    };
  const absentParts = listMissingParts(context);
  if (absentParts.length === 0)
    return {
      reason: "Situation, task, action and result are all there.",
      gap: "Keep each part to a sentence or two.",
    };
  const presentParts = STAR_PARTS.filter((part) => !absentParts.includes(part));
  // Listeners can infer it.
  if (absentParts.length === 1 && absentParts[0] === "task")
    return {
      reason: "The situation, what you did and the result are there.",
      gap: "Say in half a sentence what you had to achieve.",
    };
  return {
    reason:
      presentParts.length === 0
        ? "The coach found no situation, action or result."
        : `The coach found the ${joinWithAnd(presentParts)}, but not the ${joinWithAnd(absentParts)}.`,
    gap: `Make the ${joinWithAnd(absentParts)} plain: ${joinWithAnd(absentParts.map((part) => PART_DESCRIPTIONS[part]))}.`,
  };
}

function formatTimes(count: number): string {
  return count === 0 ? "never" : count === 1 ? "once" : `${count} times`;
}

function describeSpecificity(context: AnswerContext): { reason: string; gap: string } {
  const { numbers: numberCount } = countFacts(context.judgedAnswer, null);
  const nameCount = countNames(context);
  const sizedResult = quoteSentence(context.judgedAnswer, findSizedResults(context)[0] ?? -1);
  const countsText = `${formatCount(numberCount, "number")} and ${formatCount(nameCount, "name")}`;
  const namesHint = "Name the tools, people and dates only you would know.";
  if (context.request.kind === "motivation")
    return {
      reason: `It has ${countsText}.`,
      gap: numberCount < 2 ? "Back it up with a number: how many, how much, how long." : namesHint,
    };
  if (sizedResult)
    return {
      reason: `${formatQuote(sizedResult)} puts a number on the result. In all, the answer has ${countsText}.`,
      gap: namesHint,
    };
  return {
    reason:
      numberCount + nameCount === 0
        ? "It has no number and no name, and the coach found no measurable result."
        : `It has ${countsText}, but the coach found no measurable result.`,
    gap: "Measure the result: how many, how much, how long, before and after.",
  };
}

/**
 * Scores a behavioral or motivation answer: structure, specificity, ownership, relevance, delivery.
 * No dimension lowers another.
 */
export function scoreBehavioral(context: AnswerContext): Dimension[] {
  const speechShare = getSpeechShare(context);
  const talkShare = getTalkShare(context);
  const speechMarks = talkShare > 0 ? markSpeech(context) : null;
  const pace = describePace(context);
  const answerMode = context.request.seconds !== null || speechShare > 0.5 ? "spoken" : "typed";
  const getRubricFields = (name: keyof typeof BEHAVIORAL_RUBRIC) => ({
    name,
    label: BEHAVIORAL_RUBRIC[name].label,
    weight: BEHAVIORAL_RUBRIC[name][answerMode === "spoken" ? "spokenWeight" : "typedWeight"],
  });
  const blendWithSpeech = (story: number, marked: number | undefined) =>
    marked === undefined ? story : (1 - speechShare) * story + speechShare * marked;
  const wordCount = context.judgedAnswer.tokens.length;
  const quality = context.story ? getStoryQuality(context) : 0;
  // What is short and told well lacks nothing for its length.
  const lengthFactor = Math.max(
    Math.min(1, wordCount / FULL_LENGTH_WORDS),
    ramp(quality, TOLD_BRIEFLY_RANGE),
  );
  const toldWell = TOLD_WELL_SHARE * ramp(quality, TOLD_WELL_RANGE);
  const addToldWell = (value: number) => value + (1 - value) * toldWell;
  const noteToldWell = <Text extends { reason: string; gap: string }>(text: Text): Text =>
    toldWell > 0 ? { ...text, reason: text.reason + TOLD_WELL_NOTE } : text;
  const { i, we } = countFacts(context.judgedAnswer, null);
  const labels = (status: string) =>
    context.matches.filter((match) => match.status === status).map((match) => match.point.label);
  const [missedLabels, partialLabels] = [labels("missed"), labels("partial")];
  const wrongLabel = labels("contradicted")[0];
  const fillerCount = context.fillers.hard.length + context.fillers.soft.length;
  const toldRelevance = getToldRelevance(context);
  const foundRelevance = getCoverage(context.matches) * COVERAGE_FACTOR;
  const relevance =
    context.keyPoints.length > 0
      ? Math.min(
          1,
          Math.max(
            foundRelevance,
            SUBJECT_RELEVANCE * getQuestionOverlap(context.question, context.judgedAnswer),
            toldRelevance,
          ),
        )
      : DEFAULT_RELEVANCE * lengthFactor;
  return [
    toDimension({
      ...getRubricFields("structure"),
      value: addToldWell(
        blendWithSpeech(getStoryStructure(context) * lengthFactor, speechMarks?.structure),
      ),
      ...noteToldWell(describeStructure(context)),
    }),
    toDimension({
      ...getRubricFields("specificity"),
      value: addToldWell(
        blendWithSpeech(getSpecificity(context) * lengthFactor, speechMarks?.content),
      ),
      ...noteToldWell(describeSpecificity(context)),
    }),
    toDimension({
      ...getRubricFields("ownership"),
      value: blendWithSpeech(
        getOwnership(context) * lengthFactor,
        0.5 + 0.3 * getOwnership(context),
      ),
      reason: `“I,” “me” or “my” ${formatTimes(i)}, “we” or “our” ${formatTimes(we)}.`,
      gap:
        getOwnership(context) < 1
          ? we > i
            ? "Say what you did yourself: “I,” then a verb."
            : "Tell more of what you did, step by step."
          : lengthFactor < 1
            ? TELL_MORE_HINT
            : "Keep saying what you did yourself.",
    }),
    toDimension({
      ...getRubricFields("relevance"),
      value: relevance,
      reason:
        context.keyPoints.length > 0
          ? describeCoverage(context, "points the question asks for") +
            (toldRelevance > foundRelevance ? ` ${TOLD_NOTE}` : "")
          : "This question has no key points, so relevance is set to a middle value.",
      gap:
        [
          wrongLabel === undefined ? "" : `Correct what you say about “${wrongLabel}.”`,
          missedLabels.length > 0 ? `Not found: ${formatLabels(missedLabels)}.` : "",
          missedLabels.length === 0 && partialLabels.length > 0
            ? `Partly covered: ${formatLabels(partialLabels)}.`
            : "",
        ]
          .filter(Boolean)
          .join(" ") || "Get back to the question.",
    }),
    toDimension({
      ...getRubricFields("delivery"),
      value:
        (1 - talkShare) * getDelivery(context) * lengthFactor +
        talkShare * (speechMarks?.delivery ?? 0),
      reason: `It has ${formatCount(fillerCount, "filler")} and ${formatCount(context.hedges.length, "hedge")} in ${formatCount(wordCount, "word")}${pace ? `, ${pace.text}` : ""}.`,
      gap:
        [pace?.gap ?? "", fillerCount > 0 ? "Pause instead of using a filler." : ""]
          .filter(Boolean)
          .join(" ") ||
        (context.hedges.length > 0
          ? `${pace ? "Keep this pace" : "Say it directly"}, and leave out “maybe” and “I think.”`
          : lengthFactor < 1
            ? TELL_MORE_HINT
            : "Keep this pace."),
    }),
  ];
}
