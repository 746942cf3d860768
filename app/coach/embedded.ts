import { getBand } from "./bands";
import { assessConfidence } from "./review/confidence";
import { writeHeadline } from "./review/headline";
import { reviewKeyPoint } from "./review/key-points";
import { planNextSteps } from "./review/next-steps";
import { reviewSentences } from "./review/sentences";
import { RUBRIC_VERSION } from "./rubric";
import { buildAnswerContext, type StoryModels } from "./score/answer-context";
import { scoreAnswer } from "./score/score-answer";
import { scoreWithPoints } from "./score/score-with-points";
import { countFacts } from "./speech/answer-facts";
import type { Coach, CoachRequest, Review } from "./types";

/**
 * Reviews one answer. Pure: the same request always gives the same review; no network, no clock.
 * Scores run from 0 to 100. Never throws, for any text; reads at most 60,000 units.
 * @param models others than those that ship
 */
export function reviewAnswer(request: CoachRequest, models?: StoryModels): Review {
  const scored = scoreAnswer(buildAnswerContext(request, models));
  const { context, rules, uncappedDimensions, dimensions, score, isErrorCapped } = scored;
  const { flag, isUnrecognized: unrecognized = false } = rules;
  const nextSteps = planNextSteps(scored, (points) => scoreWithPoints(scored, points, models));
  return {
    score,
    band: getBand(score),
    ...assessConfidence(context, flag, unrecognized, isErrorCapped),
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

/** The coach without an external service, with the same interface as an AI endpoint. */
export function createEmbeddedCoach(): Coach {
  return { review: (request) => Promise.resolve(reviewAnswer(request)) };
}
