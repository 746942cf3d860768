import { createAiCoach } from "~/coach/ai/ai-coach.server";
import { env } from "~/platform/env.server";

const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env;

/** The AI coach and its endpoint; null if the operator hasn't configured one. */
export const aiCoach =
  baseUrl && model
    ? {
        coach: createAiCoach({ endpoint: { baseUrl, apiKey, model } }),
        model,
        host: new URL(baseUrl).host,
      }
    : null;
