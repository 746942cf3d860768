import { type VerdictInput, reviewVerdict } from "~/coach/ai/review-verdict.server";
import { reviewAnswer } from "~/coach/embedded";
import { limitReview } from "~/coach/review/limit-review";
import { detectForeignLanguage } from "~/coach/rules/language";
import { parseDocument } from "~/coach/text/document";
import type { CoachRequest, Review } from "~/coach/types";
import { shareKeyPoints } from "./share-key-points";
import { findEmployer } from "./find-employer";
import { type SkillMention, findSkills, findTools } from "./find-skills";
import { type Work, findWork } from "./find-work";

/** What is read from a posting or a résumé. */
export interface ReadSource {
  mentions: SkillMention[];
  /** Named tools about which no question asks. */
  tools: string[];
  /** Null if it can’t be told. */
  work: Work | null;
  employer: string | null;
  /** Its language if it isn’t English. */
  language: string | null;
}

/** What takes too long to be done on the thread that answers requests. Each runs in a worker. */
export const TASKS = {
  reviewAnswer: (request: CoachRequest): Review =>
    limitReview(reviewAnswer(shareKeyPoints(request))),

  reviewVerdict: (input: VerdictInput): ReturnType<typeof reviewVerdict> => {
    const result = reviewVerdict({ ...input, request: shareKeyPoints(input.request) });
    return typeof result === "string" ? result : limitReview(result);
  },

  readSource: (text: string): ReadSource => ({
    mentions: findSkills(text),
    tools: findTools(text),
    work: findWork(text),
    employer: findEmployer(text),
    language: detectForeignLanguage(parseDocument(text)),
  }),
};

export type Tasks = typeof TASKS;
