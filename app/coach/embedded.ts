import { getBand } from "./bands";
import { buildAnswerContext } from "./context/answer-context";
import { listLikelySentences } from "./points/likely-sentences";
import { listAnsweredChecks, listOpenChecks } from "./review/checks";
import { assessConfidence } from "./review/confidence";
import { writeHeadline } from "./review/headline";
import { reviewKeyPoint } from "./review/key-points";
import { planNextSteps } from "./review/next-steps";
import { reviewSentences } from "./review/sentences";
import { RUBRIC_VERSION } from "./rubric";
import { type CoachModels, scoreAnswer } from "./score/score-answer";
import { countFacts } from "./speech/answer-facts";
import { addPointSentences } from "./stories/find-story-parts";
import type { Coach, CoachRequest, Review } from "./types";

/**
 * Reviews one answer. Pure: the same request always gives the same review; no network, no clock.
 * Scores run from 0 to 100. Never throws, for any text; reads at most 60,000 units.
 * @param models others than those that ship
 */
export function reviewAnswer(request: CoachRequest, models?: CoachModels): Review {
  const scored = scoreAnswer(buildAnswerContext(request), models);
  const { context, rules, dimensions, points, score, range, isOpen, said } = scored;
  const nextSteps = planNextSteps(scored);
  const candidates = listLikelySentences(context, points);
  return {
    score,
    range,
    isOpen,
    ownShare: said.ownShare,
    openChecks: listOpenChecks(scored),
    answeredChecks: listAnsweredChecks(scored),
    band: getBand(score),
    ...assessConfidence(scored),
    flag: rules.flag,
    ...writeHeadline(scored, nextSteps),
    dimensions,
    keyPoints: points.map((point, index) => reviewKeyPoint(point, candidates[index] ?? [])),
    sentences: reviewSentences(context, points),
    star:
      request.kind === "behavioral"
        ? addPointSentences(context.star, points)
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
