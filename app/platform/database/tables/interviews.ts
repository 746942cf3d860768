import type { Generated } from "kysely";

/** `owner_id` may be an account on another server, so it is not a foreign key. */
export interface InterviewSessionsTable {
  id: string;
  owner_id: string;
  card_id: string;
  /** JSON list of question ids, in order. */
  question_ids: string;
  /** JSON list of skipped question ids. */
  skipped_ids: string;
  /** "practice" or "live". */
  mode: Generated<string>;
  /** JSON list of the skills found in a job posting or resume; null for other sessions. */
  asked_skills: string | null;
  /** What a session for a posting or a résumé is called; null for others. */
  name: Generated<string | null>;
  /** Interviewer and length of a live interview, as JSON; null before it begins. */
  live: Generated<string | null>;
  /** JSON list of the questions that people wrote themselves, as they were when it started. */
  own_questions: Generated<string>;
  started_at: string;
  ended_at: string | null;
}

export interface InterviewAnswersTable {
  id: string;
  session_id: string;
  owner_id: string;
  question_id: string;
  /** 1 for the first attempt. */
  attempt: number;
  answer: string;
  /** The review as JSON. */
  review: string;
  score: number;
  /** Speaking time if most of it was spoken; null if typed. */
  seconds: Generated<number | null>;
  /** Code submitted with the answer, as JSON; null if none. */
  code: Generated<string | null>;
  /** Help opened shortly before: "sample", "review" or "hint"; null if none. */
  help: Generated<string | null>;
  created_at: string;
  /** Since when it doesn't count in the skill record and the review schedule; null if it counts. */
  excluded_at: Generated<string | null>;
  /** Key points the person marked in reviews by rubric 2, as JSON. No longer written. */
  own_points: Generated<string | null>;
  /** The review with the person's replies, or by a later rubric, as JSON, and its score; null without either. */
  own_review: Generated<string | null>;
  own_score: Generated<number | null>;
  /** The options chosen in checks, by check id, as JSON; null is a choice that was taken back. */
  checks: Generated<string | null>;
  /** The sentences that make key points, by point id, as JSON; null is a point that was left out. */
  point_answers: Generated<string | null>;
  /** The lower end of the score's range while something is open, else the score; null by rubric 2. */
  lower_score: Generated<number | null>;
  /** 0 to 1: how much of what was said rests on the person's own account; null by rubric 2. */
  own_share: Generated<number | null>;
  /** The id of the answer that this one tells again in fewer words; null for all others. */
  retells: Generated<string | null>;
}

/** A question that somebody wrote, and may share. */
export interface OwnQuestionsTable {
  id: string;
  owner_id: string;
  /** "story" or "explanation". */
  kind: string;
  prompt: string;
  /** JSON list of the points a good answer makes, with their ids. */
  points: string;
  /** A model answer; empty without one. */
  sample: string;
  /** "private", or "server" for everyone on this server. */
  visibility: string;
  /** SHA-256 of the token in its link, hex; null without a link. */
  share_token_hash: Generated<string | null>;
  /** When a reader of its link last reported it; null once an operator has looked at it. */
  reported_at: Generated<string | null>;
  created_at: string;
  updated_at: string;
}

/** A question somebody marked to find it again. */
export interface StarredQuestionsTable {
  owner_id: string;
  question_id: string;
  starred_at: string;
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

/** Unsubmitted drafts: one row per question, and one for its follow-up. */
export interface InterviewDraftsTable {
  session_id: string;
  question_id: string;
  /** "answer" or "follow-up". */
  part: string;
  owner_id: string;
  /** The attempt it is for. */
  attempt: number;
  /**
   * The page that saved last and its save number, so two tabs don't overwrite each other silently.
   */
  writer: string;
  revision: number;
  /** The fields as JSON. */
  fields: string;
  saved_at: string;
}

/** The answer to a follow-up question; belongs to an attempt and doesn't change its score. */
export interface InterviewFollowUpsTable {
  session_id: string;
  question_id: string;
  attempt: number;
  owner_id: string;
  /** The key point it asks about; empty for one that quotes the answer. */
  key_point_id: string;
  /** What was asked, where it quotes the answer. */
  prompt: Generated<string | null>;
  answer: string;
  /** The review of that key point, as JSON; empty without one. */
  review: string;
  created_at: string;
}

/** A model's review of an answer, in addition to the embedded coach's. */
export interface SecondOpinionsTable {
  session_id: string;
  question_id: string;
  attempt: number;
  owner_id: string;
  /**
   * SHA-256 of question, answer, model and prompt version, hex: identical requests are not
   * repeated.
   */
  cache_key: string;
  /** The model's review as JSON. */
  review: string;
  created_at: string;
}

/** A link that shows the chosen parts of one report to anyone who has it. */
export interface ReportLinksTable {
  id: string;
  owner_id: string;
  session_id: string;
  /** SHA-256 of the token in the link, hex: the token itself is never stored. */
  token_hash: string;
  /** JSON list of the parts it shows. */
  parts: string;
  /** The user's name at that time; null if not shown. */
  name: string | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}
