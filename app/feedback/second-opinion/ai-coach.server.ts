import { createAiCoach } from "~/coach/ai/ai-coach.server";
import { env } from "~/platform/env.server";

const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = env;

/** The coach that asks a model, and where it asks; null where the operator has set up none. */
export const aiCoach =
  baseUrl && model
    ? {
        coach: createAiCoach({ endpoint: { baseUrl, apiKey, model } }),
        model,
        host: new URL(baseUrl).host,
      }
    : null;
