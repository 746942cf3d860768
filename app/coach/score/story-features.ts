import { getCoverage, type PointMatch } from "~/coach/match/points";
import { getQuestionOverlap } from "~/coach/match/question-overlap";
import { findStorySigns } from "~/coach/rules/story-signs";
import { asksForOthers, demandsPoint, findMissingSubject } from "~/coach/stories/about-subject";
import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";
import { getOwnership, getSpecificity, getStoryStructure } from "./story-measures";

/** What is measured of a story or a motivation, besides its words, in the order of the weights. */
export const STORY_FEATURES = [
  "points",
  "demandedPoints",
  "covered",
  "closeness",
  "questionOverlap",
  "withoutSubject",
  "specificity",
  "structure",
  "ownership",
  "deeds",
  "cooperation",
  "alone",
  "errorLean",
  "substance",
  "error",
  "badSigns",
  "evasions",
  "vagueWords",
  "commonplaces",
  "selfPraise",
  "closingSelfPraise",
  "ownQuestion",
] as const;

const ENOUGH_DEEDS = 4;
const ENOUGH_COOPERATION = 4;
/** A shorter story needs correspondingly fewer of them. */
const ENOUGH_WORDS = 70;
const MIN_LENGTH_SHARE = 0.25;
const MAX_BAD_SIGNS = 5;
const MAX_EVASIONS = 4;
const MAX_VAGUE_RATE = 8;
const MAX_SELF_PRAISE = 1.5;
const MAX_CLOSING_SELF_PRAISE = 4;
const MIN_WORDS = 40;
const FEW_SENTENCES = 4;
const CLOSING_SENTENCES = 2;
/** Commonplaces for each sentence of a motivation: a few are usual. */
const COMMONPLACE_RANGE = [0.5, 1.3] as const;

/** 0–1, flatter than the credit: how likely a point is told, given how many sentences there are. */
function getLikelihood({ credit, status }: PointMatch, sentenceCount: number): number {
  if (status === "contradicted") return 0;
  const bounded = Math.min(1 - 1e-6, Math.max(1e-6, credit));
  const odds =
    Math.log(bounded / (1 - bounded)) - Math.log(Math.max(1, sentenceCount / FEW_SENTENCES));
  return 1 / (1 + Math.exp(-0.6 * (odds + 1.5)));
}

/** 0–1: the weighted mean of how likely points are told. */
function getMeanLikelihood(matches: readonly PointMatch[], sentenceCount: number): number {
  const weight = matches.reduce((sum, { point }) => sum + (point.weight ?? 1), 0);
  return matches.reduce(
    (sum, match) =>
      sum + ((match.point.weight ?? 1) * getLikelihood(match, sentenceCount)) / weight,
    0,
  );
}

/** The features of a story for a question with wordings; those without get no more than its words. */
export function measureStory(context: AnswerContext): number[] {
  const { judgment, judgedAnswer, matches, request } = context;
  const { sentences, tokens } = judgedAnswer;
  const told = sentences.flatMap(({ text }) => (text.trim() === "" ? [] : [text]));
  const signs = findStorySigns(told.join(" "));
  const closing = findStorySigns(told.slice(-CLOSING_SENTENCES).join(" "));
  const lengthShare = Math.min(1, Math.max(MIN_LENGTH_SHARE, tokens.length / ENOUGH_WORDS));
  const demanded = matches.filter(({ point }) => demandsPoint(request, point.id));
  const values: Readonly<Record<(typeof STORY_FEATURES)[number], number>> = {
    points: getMeanLikelihood(matches, sentences.length),
    demandedPoints: getMeanLikelihood(demanded, sentences.length),
    covered: getCoverage(matches),
    closeness: judgment?.closeness ?? 0,
    questionOverlap: getQuestionOverlap(context.question, judgedAnswer),
    withoutSubject: findMissingSubject(context) === undefined ? 0 : 1,
    specificity: getSpecificity(context),
    structure: getStoryStructure(context),
    ownership: getOwnership(context),
    deeds: Math.min(1, signs.deeds / (ENOUGH_DEEDS * lengthShare)),
    cooperation: Math.min(1, signs.cooperation / (ENOUGH_COOPERATION * lengthShare)),
    alone: signs.cooperation === 0 && asksForOthers(request) ? 1 : 0,
    errorLean: judgment?.errorLean ?? 0,
    substance: judgment?.substance ?? 0,
    error: judgment?.error ?? 0,
    badSigns: Math.min(MAX_BAD_SIGNS, signs.conduct + signs.wrongTurns),
    evasions: Math.min(MAX_EVASIONS, signs.evasions),
    vagueWords: Math.min(
      MAX_VAGUE_RATE,
      (100 * signs.vagueWords) / Math.max(MIN_WORDS, tokens.length),
    ),
    commonplaces:
      request.kind === "motivation"
        ? ramp(signs.commonplaces / Math.max(1, told.length), COMMONPLACE_RANGE)
        : 0,
    selfPraise: Math.min(MAX_SELF_PRAISE, signs.selfPraise / Math.max(FEW_SENTENCES, told.length)),
    closingSelfPraise: Math.min(MAX_CLOSING_SELF_PRAISE, closing.selfPraise),
    ownQuestion: context.questionMargins.ofKind,
  };
  return STORY_FEATURES.map((name) => values[name]);
}
