import { type VerdictInput, reviewVerdict } from "~/coach/ai/review-verdict.server";
import { reviewAnswer } from "~/coach/embedded";
import { detectForeignLanguage } from "~/coach/rules/language";
import { parseDocument } from "~/coach/text/document";
import type { CoachRequest, Review } from "~/coach/types";
import { shareKeyPoints } from "./share-key-points";
import { type SkillMention, findSkills } from "./find-skills";

/** What takes too long to be done on the thread that answers requests. Each runs in a worker. */
export const TASKS = {
  reviewAnswer: (request: CoachRequest): Review => reviewAnswer(shareKeyPoints(request)),

  reviewVerdict: (input: VerdictInput): ReturnType<typeof reviewVerdict> =>
    reviewVerdict({ ...input, request: shareKeyPoints(input.request) }),

  findSkills: (text: string): { mentions: SkillMention[]; language: string | null } => ({
    mentions: findSkills(text),
    language: detectForeignLanguage(parseDocument(text)),
  }),
};

export type Tasks = typeof TASKS;
