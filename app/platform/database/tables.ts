import type { Generated } from "kysely";

/**
 * The tables as Kysely sees them. Times are ISO 8601 text in UTC, which sorts and compares alike in
 * SQLite and PostgreSQL; flags are 0 or 1; structured values are JSON text.
 */
export interface Tables {
  users: UsersTable;
  auth_tokens: AuthTokensTable;
  one_time_links: OneTimeLinksTable;
  known_devices: KnownDevicesTable;
  mail_outbox: MailOutboxTable;
  interview_sessions: InterviewSessionsTable;
  interview_answers: InterviewAnswersTable;
  second_opinions: SecondOpinionsTable;
  interview_drafts: InterviewDraftsTable;
  interview_follow_ups: InterviewFollowUpsTable;
  interview_help: InterviewHelpTable;
  report_links: ReportLinksTable;
  assessments: AssessmentsTable;
  assessment_ratings: AssessmentRatingsTable;
  mentor_requests: MentorRequestsTable;
  mentor_applications: MentorApplicationsTable;
  contact_messages: ContactMessagesTable;
  account_preferences: AccountPreferencesTable;
}

export interface UsersTable {
  id: string;
  /** Lower-cased. */
  email: string;
  name: string;
  password_hash: string;
  user_type: string;
  display_name: string;
  title: string;
  location: string;
  bio: string;
  linkedin: string;
  github: string;
  email_verified: number;
  created_at: string;
}

export interface AuthTokensTable {
  /** SHA-256 of the token, hex: the token itself is never stored. */
  token_hash: string;
  user_id: string;
  created_at: string;
  last_used_at: string;
  /** Such as "Firefox on Linux"; empty when the program did not say. */
  device: Generated<string>;
}

export interface OneTimeLinksTable {
  /** SHA-256 of the token in the link, hex. */
  token_hash: string;
  user_id: string;
  purpose: "reset-password" | "verify-email" | "change-email";
  /** The address it was sent to. */
  email: string;
  created_at: string;
  expires_at: string;
}

export interface KnownDevicesTable {
  user_id: string;
  /** Tells a device apart from others and names none: see accounts/devices.server.ts. */
  key_hash: string;
  last_seen_at: string;
}

export interface MailOutboxTable {
  id: string;
  owner_id: string;
  recipient: string;
  subject: string;
  /** Both empty once there is nothing left to send: a link in them is a key. */
  text: string;
  html: string;
  created_at: string;
  attempts: Generated<number>;
  /** When the next try is due; null when it is sent, or given up. */
  due_at: string | null;
  sent_at: string | null;
}

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

export interface AssessmentsTable {
  id: string;
  owner_id: string;
  started_at: string;
  finished_at: string | null;
}

export interface AssessmentRatingsTable {
  assessment_id: string;
  owner_id: string;
  skill_id: string;
  /** 1 to 5, the person's own. */
  level: number;
  rated_at: string;
}

export interface MentorRequestsTable {
  id: string;
  owner_id: string;
  mentor_id: string;
  /** In the person's own words. */
  preferred_time: string;
  goal: string;
  created_at: string;
}

export interface MentorApplicationsTable {
  id: string;
  owner_id: string;
  name: string;
  email: string;
  title: string;
  company: string;
  field: string;
  years: number;
  /** A page that shows who they are; empty when they gave none. */
  link: string;
  help: string;
  created_at: string;
}

export interface ContactMessagesTable {
  id: string;
  /** Null when nobody was signed in and nothing was begun in that browser. */
  owner_id: string | null;
  name: string;
  email: string;
  topic: string;
  message: string;
  created_at: string;
}

export interface AccountPreferencesTable {
  owner_id: string;
  /** Null until chosen while signed in. */
  theme: string | null;
  accent: string | null;
  animations: string | null;
  extra_time: Generated<string | null>;
  email_notifications: number;
  session_reminders: number;
  learning_updates: number;
  marketing: number;
  updated_at: string;
}
