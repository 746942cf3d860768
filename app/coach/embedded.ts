import { bandOf } from "./bands";
import { judgeConfidence } from "./review/confidence";
import { writeHeadline } from "./review/headline";
import { reviewKeyPoint } from "./review/key-points";
import { planNextSteps } from "./review/next-steps";
import { reviewSentences } from "./review/sentences";
import { RUBRIC_VERSION } from "./rubric";
import { applyRules } from "./rules/verdict";
import { scoreStory } from "./score/behavioral";
import { capDimensions } from "./score/cap";
import { readRequest } from "./score/reading";
import { scoreAgainstPoints } from "./score/technical";
import { countFacts } from "./speech/facts";
import type { Coach, CoachRequest, Review } from "./types";

/**
 * Reviews one answer. Pure: the same request always gives the same review; no network, no clock.
 * Scores run from 0 to 100. Never throws, whatever the text; texts beyond 60,000 units are read to there.
 */
export function reviewAnswer(request: CoachRequest): Review {
  const reading = readRequest(request);
  const { flag, cap, unrecognized = false } = applyRules(reading);
  const story = request.kind === "behavioral" || request.kind === "motivation";
  const uncapped = story ? scoreStory(reading) : scoreAgainstPoints(reading);
  const dimensions = capDimensions(uncapped, cap);
  const score = dimensions.reduce((sum, dimension) => sum + dimension.points, 0);
  const nextSteps = planNextSteps(reading, uncapped, score, flag);
  return {
    score,
    band: bandOf(score),
    ...judgeConfidence(reading, flag, unrecognized),
    flag,
    ...writeHeadline(flag, reading, uncapped, score, nextSteps, unrecognized),
    dimensions,
    keyPoints: reading.matches.map(reviewKeyPoint),
    sentences: reviewSentences(reading),
    star:
      request.kind === "behavioral"
        ? reading.star
        : { situation: [], task: [], action: [], result: [] },
    fillers: [...reading.fillers.hard, ...reading.fillers.soft].toSorted(
      (a, b) => a.start - b.start,
    ),
    hedges: reading.hedges,
    facts: countFacts(reading.answer, request.seconds),
    nextSteps,
    maker: { name: "Embedded coach", version: `rubric ${RUBRIC_VERSION}` },
  };
}

/** The coach that needs no service: the same interface as an AI endpoint. */
export function createEmbeddedCoach(): Coach {
  return { review: (request) => Promise.resolve(reviewAnswer(request)) };
}
