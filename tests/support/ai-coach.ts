import { expect } from "vitest";
import { AiCoachError } from "~/coach/ai/ai-coach-error";
import { createAiCoach } from "~/coach/ai/ai-coach.server";
import { reviewVerdict } from "~/coach/ai/review-verdict.server";
import { reviewAnswer } from "~/coach/embedded";
import type { CoachRequest, Review } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import {
  type ModelBehavior,
  type ModelCall,
  type ModelVerdict,
  createValidVerdict,
  streamReply,
} from "./model-protocol";
import { startModelServer } from "./model-server";

/** One of the question's points, among sentences that say nothing. */
export const WEAK_ANSWER =
  "I would look at it for a while. Then I would ask the team what they think. I run EXPLAIN ANALYZE and compare the real plan with last month's. After that I would restart the server and see.";
export const MINUTE_IN_MS = 60_000;

export function createRequest(answer: string, id = "slow-join-query"): CoachRequest {
  const { kind, prompt, keyPoints } = questionById(id)?.question ?? expect.unreachable();
  return { kind, question: prompt, keyPoints, answer, seconds: null };
}

/** A coach and its model server. */
export async function createTestCoach(
  behavior?: ModelBehavior,
  timeouts = { idleMs: MINUTE_IN_MS, totalMs: MINUTE_IN_MS },
) {
  const server = await startModelServer();
  if (behavior) server.setBehavior(behavior);
  let time = 0;
  const coach = createAiCoach({
    endpoint: { baseUrl: server.baseUrl, apiKey: "a-key", model: "a-model" },
    local: {
      reviewAnswer: (request) => Promise.resolve(reviewAnswer(request)),
      reviewVerdict: (input) => Promise.resolve(reviewVerdict(input)),
    },
    timeouts: timeouts,
    now: () => time,
  });
  return { server, coach, passTime: (ms: number) => (time += ms) };
}

export const getFailure = (review: Promise<Review>) =>
  review.then(
    () => expect.unreachable("it gave a review"),
    (error: unknown) => (error instanceof AiCoachError ? error : expect.unreachable(String(error))),
  );

export const withEditedVerdict =
  (edit: (verdict: ModelVerdict, call: ModelCall) => void): ModelBehavior =>
  (call, response) => {
    const verdict = createValidVerdict(call);
    edit(verdict, call);
    streamReply(response, JSON.stringify(verdict));
  };
/** One behavior a call; the last one stays. */
export const inSequence = (...behaviors: ModelBehavior[]): ModelBehavior => {
  let calls = 0;
  return (call, response) => behaviors[Math.min(calls++, behaviors.length - 1)]?.(call, response);
};
