import type { QuestionKind } from "~/data/questions/types";

export const QUESTION_KINDS: Record<QuestionKind, string> = {
  technical: "Technical",
  case: "Case",
  behavioral: "Behavioral",
  motivation: "About you",
};
