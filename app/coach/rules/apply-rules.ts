import type { Review } from "~/coach/types";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import { removeSentences, type AnswerContext } from "~/coach/score/answer-context";
import { getStoryTopicality, isOfOtherQuestion } from "~/coach/score/story-topic";
import { getWordingTopicality } from "~/coach/score/substance";
import { getStoryQuality } from "~/coach/score/story-quality";
import { OTHER_SUBJECT_CAP, findMissingSubject, getLabelsCap } from "~/coach/stories/about-subject";
import { isEcho } from "./echo";
import { findInsult } from "./insult";
import { detectForeignLanguage } from "./language";
import { findOthersAction } from "./others-did";
import { matchesOtherQuestion } from "./other-question";
import { isBareList, isNonsense, isWordList, isWordSalad } from "./nonsense";
import { isRefusal } from "./refusal";
import { narrativeCap, getVagueCap } from "./narrative";
import { findConduct, findStorySigns } from "./story-signs";
import { isOffTopic, getTopicality, getTopicCap } from "./topic";

/** The flags set by the text of an answer; code without a test run is flagged later. */
export type RuleFlag = Exclude<Review["flag"], "untested">;

export interface RuleResult {
  flag: RuleFlag;
  /** The maximum score; 100 if no rule applies. */
  cap: number;
  /** A story with few words the coach recognizes. */
  isUnrecognized?: boolean;
  /** What a story question asks for and the story isn't about. */
  missingSubject?: string;
  /** What would count against the person: the sign of it, and its sentence. */
  conduct?: { sign: string; sentence: number };
  /** A weak story in which others act: the sentence in which they do most. */
  othersAction?: { sentence: number };
  /** A story like those that were marked low: the sentence most like them. */
  doubt?: { sentence: number };
  /** Statements that points were made, without what happened. */
  isWithoutStory?: boolean;
  /** A story or a motivation of a sentence or two, which may be about anything. */
  isTooShort?: boolean;
}

const NO_CAP: RuleResult = { flag: null, cap: 100 };
/** A recorded interview is long and covers many topics: only shorter answers can be off topic. */
const LONG_SPEECH_WORDS = 300;
const LONG_SPEECH_WORDS_WITHOUT_POINTS = 1500;
const WORD_LIST_CAP = 40;
/** An answer that matches the model answer is correct, regardless of the rules. */
const SAME_AS_REFERENCE = 0.95;
/** Some model answers only use words of the question. */
const MIN_CLOSENESS_BEYOND_ECHO = 0.66;
const MIN_REFERENCE_VALUE = 0.03;
const MIN_QUESTION_OVERLAP = 0.1;
/** Shorter answers can't be judged as off topic. */
const MIN_WORDS_TO_JUDGE = 8;
const OFF_TOPIC_CAP = 12;
const WORD_SALAD_CAP = 12;
/** The cap for a story that covers two of its points. */
const PARTIAL_STORY_CAP = 60;
/** The least an answer can be capped to if it isn't certainly off topic. */
const MIN_CAP = 8;
const OTHER_QUESTION_CAP = 20;
/** The log odds from which on a story answers this question, whatever words it shares with another. */
const OWN_QUESTION = 1;
/** What an honest, vague story gets by how well it is told, whatever points are recognized. */
const VAGUE_STORY_FACTOR = 72;
const VAGUE_QUALITY = 0.42;
/** From this quality on, the points that are recognized limit no story. */
const TOLD_QUALITY = 0.45;

/**
 * With a model answer only, the fitted comparison determines the score; this rule flags answers
 * that share nothing with either.
 */
function applyReferenceRules(context: AnswerContext): RuleResult {
  const sharesNothing =
    context.judgedAnswer.tokens.length >= MIN_WORDS_TO_JUDGE &&
    context.relevantStems.size === 0 &&
    (context.referenceMatch?.value ?? 0) < MIN_REFERENCE_VALUE &&
    getQuestionOverlap(context.question, context.judgedAnswer) < MIN_QUESTION_OVERLAP;
  return sharesNothing ? { flag: "off-topic", cap: OFF_TOPIC_CAP } : NO_CAP;
}

/** An explanation of a question with wordings: the wordings tell whether it is on the subject. */
function capExplanation(
  context: AnswerContext,
  topicalityScore: number,
  wordingTopicality: number,
): RuleResult {
  if (matchesOtherQuestion(context)) return { flag: "off-topic", cap: OTHER_QUESTION_CAP };
  const isElsewhere = wordingTopicality === 0 && isOffTopic(context, topicalityScore);
  return {
    flag: isElsewhere ? "off-topic" : null,
    cap: Math.round(MIN_CAP + (100 - MIN_CAP) * wordingTopicality),
  };
}

/** A lower quality is put down to bad conduct if there are more signs of it than one. */
const CONDUCT_QUALITY = 0.5;
const SOME_CONDUCT = 2;

/** What the person is told if bad conduct lowers the quality of a story. */
function explainConduct({ judgedAnswer }: AnswerContext, told: number): RuleResult["conduct"] {
  const { sentences } = judgedAnswer;
  const { conduct, wrongTurns } = findStorySigns(sentences.map(({ text }) => text).join(" "));
  return told < CONDUCT_QUALITY && conduct + wrongTurns >= SOME_CONDUCT
    ? findConduct(sentences)
    : undefined;
}

/** Nothing else in a story makes up for an insult. */
const INSULT_CAP = 40;

/** Below this quality a story that is most likely wrong is told so, with what makes it seem so. */
const DOUBTFUL_QUALITY = 0.35;
const DOUBTFUL_SHARE = 0.6;
/** A weak story in which others act is told so from this share of the wrong ones on. */
const OTHERS_SHARE = 0.3;
const MIN_QUOTED_WORDS = 6;

function findOthers(
  { story, judgedAnswer, request }: AnswerContext,
  told: number,
): RuleResult["othersAction"] {
  if (request.kind !== "behavioral" || !story) return undefined;
  if (told >= CONDUCT_QUALITY || story.shares.wrong < OTHERS_SHARE) return undefined;
  const sentence = findOthersAction(judgedAnswer.sentences);
  return sentence === undefined ? undefined : { sentence };
}

function findDoubt({ story, judgedAnswer }: AnswerContext, told: number): RuleResult["doubt"] {
  if (!story || told >= DOUBTFUL_QUALITY || story.shares.wrong < DOUBTFUL_SHARE) return undefined;
  const ranked = story.wrongness
    .map((wrongness, sentence) => ({ wrongness, sentence }))
    .filter(
      ({ sentence }) => (judgedAnswer.sentences[sentence]?.tokens.length ?? 0) >= MIN_QUOTED_WORDS,
    )
    .toSorted((a, b) => b.wrongness - a.wrongness);
  return ranked[0] && ranked[0].wrongness > 0 ? { sentence: ranked[0].sentence } : undefined;
}

/** A story for a question with wordings: it counts as far as it tells what was asked for. */
function capStory(context: AnswerContext, topicalityScore: number): RuleResult {
  const topicality = getStoryTopicality(context);
  const told = getStoryQuality(context);
  const qualityCap = Math.round(100 * told);
  const isUnlikely = context.questionMargins.ofAll < OWN_QUESTION;
  if (isOfOtherQuestion(context) || (isUnlikely && matchesOtherQuestion(context)))
    return { flag: "off-topic", cap: Math.min(OTHER_QUESTION_CAP, qualityCap) };
  const topicCap = Math.max(
    getTopicCap(topicalityScore),
    Math.round(MIN_CAP + VAGUE_STORY_FACTOR * Math.min(VAGUE_QUALITY, told)),
  );
  const ownWordsCap = topicCap < 100 ? narrativeCap(context) : 0;
  const toldCap = told > TOLD_QUALITY ? qualityCap : 0;
  const cap = Math.min(qualityCap, Math.max(topicCap, ownWordsCap, toldCap));
  const insult = findInsult(context.judgedAnswer.sentences);
  if (insult !== undefined)
    return {
      flag: null,
      cap: Math.min(cap, INSULT_CAP),
      conduct: { sign: "contempt", sentence: insult },
    };
  const conduct = explainConduct(context, told);
  if (conduct) return { flag: null, cap, conduct };
  const othersAction = findOthers(context, told);
  if (othersAction) return { flag: null, cap, othersAction };
  const doubt = findDoubt(context, told);
  if (doubt) return { flag: null, cap, doubt };
  if (ownWordsCap > topicCap && cap > topicCap) return { flag: null, cap, isUnrecognized: true };
  // What is told badly about the subject doesn't answer another question.
  const isElsewhere =
    topicality < 1 && cap < OTHER_QUESTION_CAP && isOffTopic(context, topicalityScore);
  return { flag: isElsewhere ? "off-topic" : null, cap };
}

/** Statements capped below this are told that they are no story. */
const WITHOUT_STORY_CAP = 60;

/** The caps by what a story is about and how much of it is told. */
function limitBySubject(context: AnswerContext, result: RuleResult): RuleResult {
  if (context.request.kind !== "behavioral") return result;
  const labelsCap = getLabelsCap(context);
  const cap = Math.min(result.cap, labelsCap);
  const missingSubject = result.flag ? undefined : findMissingSubject(context);
  return missingSubject === undefined
    ? { ...result, cap, isWithoutStory: labelsCap < WITHOUT_STORY_CAP }
    : { flag: null, cap: Math.min(cap, OTHER_SUBJECT_CAP), missingSubject };
}

/** Fewer words don’t show what a story is about; with fewer than the first nothing is told at all. */
const SHORT_STORY_WORDS = [8, 25] as const;

function limitStory(context: AnswerContext, result: RuleResult): RuleResult {
  const limited = limitBySubject(context, result);
  const { flag, cap, missingSubject, isWithoutStory } = limited;
  const words = context.judgedAnswer.tokens.length;
  const isShort = words >= SHORT_STORY_WORDS[0] && words < SHORT_STORY_WORDS[1];
  return isShort && (flag ?? missingSubject ?? isWithoutStory)
    ? { flag: null, cap, isTooShort: true }
    : limited;
}

/** Applies the rules before scoring. */
export function applyRules(context: AnswerContext): RuleResult {
  if (context.answer.tokens.length === 0) return { flag: "empty", cap: 0 };
  if (context.judgedAnswer.tokens.length === 0) return { flag: "nonsense", cap: 0 };
  const closeness = context.referenceMatch?.closeness ?? 0;
  if (closeness >= SAME_AS_REFERENCE) return NO_CAP;
  if (detectForeignLanguage(context.answer)) return { flag: "other-language", cap: 0 };
  // In its own words: as the points' nearest ones, "really" may be "real".
  if (isRefusal(removeSentences(context.answer, context.injections), context.relevantStems.size))
    return { flag: "refusal", cap: 3 };
  if (isNonsense(context.judgedAnswer)) return { flag: "nonsense", cap: 3 };
  const isLong = context.judgedAnswer.tokens.length > LONG_SPEECH_WORDS;
  if (
    !isLong &&
    isEcho(context.judgedAnswer, context.question) &&
    context.relevantStems.size === 0 &&
    closeness < MIN_CLOSENESS_BEYOND_ECHO
  )
    return { flag: "echo", cap: 5 };
  if (!isLong && isWordSalad(context.judgedAnswer))
    return { flag: "nonsense", cap: WORD_SALAD_CAP };
  if (
    !isLong &&
    (isWordList(context.judgedAnswer, context.expectedDocuments) ||
      (context.request.keyPoints.length > 0 && isBareList(context.judgedAnswer)))
  )
    return { flag: null, cap: WORD_LIST_CAP };
  if (
    context.keyPoints.length === 0 ||
    context.judgedAnswer.tokens.length > LONG_SPEECH_WORDS_WITHOUT_POINTS
  )
    return NO_CAP;
  if (context.request.keyPoints.length === 0) return applyReferenceRules(context);
  const topicalityScore = getTopicality(context);
  const isStory = context.request.kind === "behavioral" || context.request.kind === "motivation";
  const wordingTopicality = getWordingTopicality(context);
  if (wordingTopicality !== undefined)
    return isStory
      ? limitStory(context, capStory(context, topicalityScore))
      : capExplanation(context, topicalityScore, wordingTopicality);
  const cap = isStory
    ? Math.min(getTopicCap(topicalityScore), getVagueCap(context))
    : getTopicCap(topicalityScore);
  const unrecognizedCap = isStory && cap < PARTIAL_STORY_CAP ? narrativeCap(context) : 0;
  if (unrecognizedCap > cap && !matchesOtherQuestion(context))
    return { flag: null, cap: unrecognizedCap, isUnrecognized: true };
  return { flag: isOffTopic(context, topicalityScore) ? "off-topic" : null, cap };
}
