import type { PointMatch } from "~/coach/match/points";
import { applyRules, type RuleResult } from "~/coach/rules/apply-rules";
import type { Dimension } from "~/coach/types";
import type { AnswerContext } from "./answer-context";
import { scoreBehavioral } from "./behavioral";
import { type CapCause, capDimensions, findPointCause, getErrorCap } from "./cap";
import { scoreTechnical } from "./technical";

export interface ScoredAnswer {
  /** The points of a pass are not counted. */
  context: AnswerContext;
  rules: RuleResult;
  /** As they are before rules and errors limit the score, and after. */
  uncappedDimensions: Dimension[];
  dimensions: Dimension[];
  /** 0–100, the sum of the dimensions' points. */
  score: number;
  /** Whether an error takes points. */
  isErrorCapped: boolean;
}

/** The score of an answer that was matched, with the rules that limit it. */
export function scoreAnswer(matched: AnswerContext): ScoredAnswer {
  const { request } = matched;
  const rules = applyRules(matched);
  const context = rules.flag === "refusal" ? withoutPoints(matched) : matched;
  const isStory = request.kind === "behavioral" || request.kind === "motivation";
  const uncappedDimensions = isStory ? scoreBehavioral(context) : scoreTechnical(context);
  // The comparison with a model answer weighs denials itself.
  const errorCap = request.keyPoints.length > 0 ? getErrorCap(context.matches) : 100;
  const dimensions = capDimensions(
    uncappedDimensions,
    Math.min(rules.cap, errorCap),
    errorCap < rules.cap ? "error" : getCapCause(rules, context),
  );
  const score = addPoints(dimensions);
  const isErrorCapped = score < addPoints(uncappedDimensions) && errorCap < rules.cap;
  return { context, rules, uncappedDimensions, dimensions, score, isErrorCapped };
}

/** A pass makes no point, whatever words of one are in it. */
function withoutPoints(context: AnswerContext): AnswerContext {
  const matches = context.matches.map(
    (match): PointMatch => ({ ...match, status: "missed", credit: 0, sentence: null, matched: [] }),
  );
  return { ...context, matches };
}

function addPoints(dimensions: readonly Dimension[]): number {
  return dimensions.reduce((sum, { points }) => sum + points, 0);
}

function getCapCause(
  { flag, conduct, othersAction, doubt, missingSubject, isWithoutStory }: RuleResult,
  { matches, story }: AnswerContext,
): CapCause | undefined {
  if (othersAction) return "others";
  if (conduct) return "conduct";
  if (doubt) return "doubt";
  if (flag !== null || missingSubject !== undefined) return undefined;
  if (isWithoutStory) return "outline";
  if (story && matches.every(({ status }) => status === "covered")) return "whole";
  return findPointCause(matches);
}
