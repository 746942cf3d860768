/**
 * The tables as Kysely sees them. Times are ISO 8601 text in UTC, which sorts and compares alike in
 * SQLite and PostgreSQL; flags are 0 or 1; structured values are JSON text.
 */
export interface Tables {
  users: UsersTable;
  auth_tokens: AuthTokensTable;
  interview_sessions: InterviewSessionsTable;
  interview_answers: InterviewAnswersTable;
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
  email_notifications: number;
  session_reminders: number;
  learning_updates: number;
  marketing: number;
  updated_at: string;
}
