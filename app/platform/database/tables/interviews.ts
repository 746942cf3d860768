import type { Generated } from "kysely";

/** `owner_id` names a person whose account may live elsewhere (see accounts/owner.ts), so no foreign key. */
export interface InterviewSessionsTable {
  id: string;
  owner_id: string;
  card_id: string;
  /** JSON list of question ids, in the order they are asked. */
  question_ids: string;
  /** JSON list of question ids the person passed over. */
  skipped_ids: string;
  /** "practice" or "live". */
  mode: Generated<string>;
  /** JSON list of the skills a job posting or a resume named; null for other sessions. */
  asked_skills: string | null;
  started_at: string;
  ended_at: string | null;
}

export interface InterviewAnswersTable {
  id: string;
  session_id: string;
  owner_id: string;
  question_id: string;
  /** 1 for the first try. */
  attempt: number;
  answer: string;
  /** The review as JSON. */
  review: string;
  score: number;
  /** Speaking time when most of it was spoken; null when typed. */
  seconds: Generated<number | null>;
  /** Code written beside the answer, as JSON; null without. */
  code: Generated<string | null>;
  /** What the person had just been shown of the question: "sample", "review" or "hint"; null when nothing. */
  help: Generated<string | null>;
  created_at: string;
}

/** The hint or the sample answers of a question, opened while answering. */
export interface InterviewHelpTable {
  session_id: string;
  question_id: string;
  /** "sample" or "hint". */
  help: string;
  owner_id: string;
  /** The last time. */
  shown_at: string;
}

/** What is written and not yet sent; one row a question, and one for its follow-up. */
export interface InterviewDraftsTable {
  session_id: string;
  question_id: string;
  /** "answer" or "follow-up". */
  part: string;
  owner_id: string;
  /** The try it is meant for. */
  attempt: number;
  /** The page that saved last, and which save of it that was: two tabs must not overwrite each other unseen. */
  writer: string;
  revision: number;
  /** The fields as JSON. */
  fields: string;
  saved_at: string;
}

/** The answer to a follow-up question; it belongs to a try and does not change its score. */
export interface InterviewFollowUpsTable {
  session_id: string;
  question_id: string;
  attempt: number;
  owner_id: string;
  /** The key point that was missed and asked about. */
  key_point_id: string;
  answer: string;
  /** The review as JSON, of that key point alone. */
  review: string;
  created_at: string;
}

/** What a model said of an answer, beside the review the answer got when it was given. */
export interface SecondOpinionsTable {
  session_id: string;
  question_id: string;
  attempt: number;
  owner_id: string;
  /** SHA-256 of question, answer, model and prompt version, hex: the same again is not asked again. */
  cache_key: string;
  /** The model's review as JSON. */
  review: string;
  created_at: string;
}

/** A link that shows the chosen parts of one report to whoever has it. */
export interface ReportLinksTable {
  id: string;
  owner_id: string;
  session_id: string;
  /** SHA-256 of the token in the link, hex: the token itself is never stored. */
  token_hash: string;
  /** JSON list of the parts it shows. */
  parts: string;
  /** The person's name as it was then; null when it is not shown. */
  name: string | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}
