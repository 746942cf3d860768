import { getBand } from "./bands";
import type { PointMatch } from "./match/points";
import { assessConfidence } from "./review/confidence";
import { writeHeadline } from "./review/headline";
import { reviewKeyPoint } from "./review/key-points";
import { planNextSteps } from "./review/next-steps";
import { reviewSentences } from "./review/sentences";
import { RUBRIC_VERSION } from "./rubric";
import { applyRules, type RuleResult } from "./rules/apply-rules";
import { scoreBehavioral } from "./score/behavioral";
import { capDimensions, getErrorCap, type CapCause } from "./score/cap";
import { buildAnswerContext, type AnswerContext, type StoryModels } from "./score/answer-context";
import { scoreTechnical } from "./score/technical";
import { countFacts } from "./speech/answer-facts";
import type { Coach, CoachRequest, Dimension, Review } from "./types";

/**
 * Reviews one answer. Pure: the same request always gives the same review; no network, no clock.
 * Scores run from 0 to 100. Never throws, for any text; reads at most 60,000 units.
 * @param models others than those that ship
 */
export function reviewAnswer(request: CoachRequest, models?: StoryModels): Review {
  const matched = buildAnswerContext(request, models);
  const rules = applyRules(matched);
  const context = rules.flag === "refusal" ? withoutPoints(matched) : matched;
  const { flag, cap, isUnrecognized: unrecognized = false } = rules;
  const isStory = request.kind === "behavioral" || request.kind === "motivation";
  const uncappedDimensions = isStory ? scoreBehavioral(context) : scoreTechnical(context);
  // The comparison with a model answer weighs denials itself.
  const errorCap = request.keyPoints.length > 0 ? getErrorCap(context.matches) : 100;
  const dimensions = capDimensions(
    uncappedDimensions,
    Math.min(cap, errorCap),
    errorCap < cap ? "error" : getCapCause(rules, context),
  );
  const score = addPoints(dimensions);
  const uncappedScore = addPoints(uncappedDimensions);
  const nextSteps = planNextSteps(context, uncappedDimensions, score, flag);
  return {
    score,
    band: getBand(score),
    ...assessConfidence(context, flag, unrecognized, score < uncappedScore && errorCap < cap),
    flag,
    ...writeHeadline(rules, context, uncappedDimensions, score, nextSteps),
    dimensions,
    keyPoints: context.matches.map(reviewKeyPoint),
    sentences: reviewSentences(context),
    star:
      request.kind === "behavioral"
        ? context.star
        : { situation: [], task: [], action: [], result: [] },
    fillers: [...context.fillers.hard, ...context.fillers.soft].toSorted(
      (a, b) => a.start - b.start,
    ),
    hedges: context.hedges,
    facts: countFacts(context.answer, request.seconds),
    nextSteps,
    maker: { name: "Built-in coach", version: `rubric ${RUBRIC_VERSION}` },
  };
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
  const isLimited = flag !== null || missingSubject !== undefined || isWithoutStory;
  return story && !isLimited && matches.every(({ status }) => status === "covered")
    ? "whole"
    : undefined;
}

/** The coach without an external service, with the same interface as an AI endpoint. */
export function createEmbeddedCoach(): Coach {
  return { review: (request) => Promise.resolve(reviewAnswer(request)) };
}
