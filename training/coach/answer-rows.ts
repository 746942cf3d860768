import type { AnswerTerms } from "~/coach/score/answer-terms";

/** A marked answer as the model of qualities sees it. */
export interface AnswerRow {
  set: string;
  id: string;
  kind: string;
  quality: string;
  mark: number;
  measures: readonly (number | undefined)[];
  terms: AnswerTerms;
}
