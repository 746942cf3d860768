import type { Question } from "~/data/questions/types";
import type { DraftPart } from "~/practice/drafts/types";
import type { Session } from "~/practice/store/types";

/** What a person answers: a question of a session, or the follow-up to it. */
export interface AnswerTarget {
  owner: string;
  ip: string;
  session: Session;
  question: Question;
  part: DraftPart;
}

export interface SubmittedAnswer {
  text: string;
  /** How long it was spoken; null if it was typed. */
  seconds: number | null;
}
