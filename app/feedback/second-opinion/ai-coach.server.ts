import { AiCoachError } from "~/coach/ai/ai-coach-error";
import { type LocalAnalysis, createAiCoach } from "~/coach/ai/ai-coach.server";
import { env } from "~/platform/env.server";
import { OverloadError } from "~/practice/text-analysis/overload";
import { runTask } from "~/practice/text-analysis/pool.server";

const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env;

const caller = "second opinions";
const local: LocalAnalysis = {
  reviewAnswer: (request, signal) =>
    runTask("reviewAnswer", request, { caller, signal }).catch(throwBusy),
  reviewVerdict: (input, signal) =>
    runTask("reviewVerdict", input, { caller, signal }).catch(throwBusy),
};

function throwBusy(error: unknown): never {
  throw error instanceof OverloadError
    ? new AiCoachError("busy", undefined, error.retryAfter * 1000)
    : error;
}

/** The AI coach and its endpoint; null if the operator hasn't configured one. */
export const aiCoach =
  baseUrl && model
    ? {
        coach: createAiCoach({ endpoint: { baseUrl, apiKey, model }, local }),
        model,
        host: new URL(baseUrl).host,
      }
    : null;
