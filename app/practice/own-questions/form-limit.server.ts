import { ownQuestionLimit } from "~/practice/limits.server";

/** How often questions may be saved, and what is said beyond it. */
export const OWN_QUESTION_FORM_LIMIT = {
  limit: ownQuestionLimit,
  reason: "Too many questions were saved from your network.",
};
