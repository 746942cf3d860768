import { type VerdictInput, reviewVerdict } from "~/coach/ai/review-verdict.server";
import { reviewAnswer } from "~/coach/embedded";
import { limitReview } from "~/coach/review/limit-review";
import { detectForeignLanguage } from "~/coach/rules/language";
import { parseDocument } from "~/coach/text/document";
import type { CoachRequest, Review } from "~/coach/types";
import { shareKeyPoints } from "./share-key-points";
import { type SkillMention, findSkills, findTools } from "./find-skills";

/** What takes too long to be done on the thread that answers requests. Each runs in a worker. */
export const TASKS = {
  reviewAnswer: (request: CoachRequest): Review =>
    limitReview(reviewAnswer(shareKeyPoints(request))),

  reviewVerdict: (input: VerdictInput): ReturnType<typeof reviewVerdict> => {
    const result = reviewVerdict({ ...input, request: shareKeyPoints(input.request) });
    return typeof result === "string" ? result : limitReview(result);
  },

  findSkills: (
    text: string,
  ): { mentions: SkillMention[]; tools: string[]; language: string | null } => ({
    mentions: findSkills(text),
    tools: findTools(text),
    language: detectForeignLanguage(parseDocument(text)),
  }),
};

export type Tasks = typeof TASKS;
