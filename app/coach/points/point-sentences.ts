import weights from "~/coach/weights/point-sentences.json";
import { hasClosingCue, hasResultCue } from "~/coach/speech/star";
import type { StarPart } from "~/coach/types";
import type { Document } from "~/coach/text/document";
import type { Judgment } from "~/coach/wordings/judge-sentences";
import type { QuestionKind } from "~/data/questions/types";
import type { PointMatch } from "~/coach/match/points";

/** What tells which sentence makes a point that was found, in the order of the weights. */
export const SENTENCE_MEASURES = [
  "odds",
  "wordsInCommon",
  "leadOverOtherPoints",
  "length",
  "actionOfMiddlePoint",
  "resultOfLastPoint",
  "closingOfLastPoint",
] as const;

/** Beyond these the log odds say no more. */
const ODDS_BOUNDS = [-3, 8] as const;
const MAX_LEAD = 5;
/** What full credit for words in common is worth, in log odds. */
const CREDIT_FACTOR = 2;

/** What is known of an answer when its points have been found. */
export interface FoundPoints {
  kind: QuestionKind;
  answer: Document;
  matches: readonly PointMatch[];
  /** By point id, each sentence's judgment. */
  judgments: ReadonlyMap<string, readonly Judgment[]>;
  star: Readonly<Record<StarPart, readonly number[]>>;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** By its own words alone: the log odds that a sentence makes a point. */
function getOdds({ judgments }: FoundPoints, { point, credits }: PointMatch, sentence: number) {
  const makes = judgments.get(point.id)?.[sentence]?.makes ?? ODDS_BOUNDS[0];
  return makes + CREDIT_FACTOR * (credits?.[sentence] ?? 0);
}

/**
 * The measures of each sentence of an answer for one of its points.
 *
 * @param index of the point, in the order of the question
 * @returns for each sentence the values in the order of SENTENCE_MEASURES
 */
export function measurePointSentences(found: FoundPoints, index: number): number[][] {
  const { kind, answer, matches, judgments, star } = found;
  const match = matches[index];
  if (!match) return [];
  const lastPoint = matches.length - 1;
  const isStory = kind === "behavioral";
  const isMiddle = index > 0 && index < lastPoint;
  const actions = new Set(star.action);
  return answer.sentences.map((ofAnswer, sentence) => {
    const others = matches.filter((other) => other !== match);
    const otherOdds = Math.max(
      ...others.map((other) => getOdds(found, other, sentence)),
      -MAX_LEAD,
    );
    return [
      clamp(judgments.get(match.point.id)?.[sentence]?.makes ?? 0, ...ODDS_BOUNDS),
      match.credits?.[sentence] ?? 0,
      clamp(getOdds(found, match, sentence) - otherOdds, -MAX_LEAD, MAX_LEAD),
      Math.log1p(ofAnswer.tokens.length),
      Number(isStory && isMiddle && actions.has(sentence)),
      Number(isStory && index === lastPoint && hasResultCue(ofAnswer)),
      Number(isStory && index === lastPoint && hasClosingCue(ofAnswer)),
    ];
  });
}

function getWeights(kind: QuestionKind): readonly number[] {
  return kind === "behavioral" || kind === "motivation" ? weights[kind] : weights.explanation;
}

/**
 * How clearly each sentence makes each point: the measures times their weights.
 *
 * @returns by point, in the order of the question, and by sentence; -Infinity for an empty one
 */
export function valuePointSentences(found: FoundPoints): number[][] {
  const ofKind = getWeights(found.kind);
  return found.matches.map((_, index) =>
    measurePointSentences(found, index).map((measures, sentence) =>
      found.answer.sentences[sentence]?.tokens.length === 0
        ? -Infinity
        : measures.reduce((sum, measure, at) => sum + measure * (ofKind[at] ?? 0), 0),
    ),
  );
}

/** The position of the highest value; -1 if there is none. */
export function findHighest(values: readonly number[]): number {
  let highest = -1;
  values.forEach((value, index) => {
    if (value > (values[highest] ?? -Infinity)) highest = index;
  });
  return highest;
}
