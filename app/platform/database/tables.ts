/**
 * The tables as Kysely sees them. Times are ISO 8601 text in UTC, which sorts and compares alike in
 * SQLite and PostgreSQL; flags are 0 or 1; structured values are JSON text.
 */
export interface Tables {
  users: UsersTable;
  auth_tokens: AuthTokensTable;
  interview_sessions: InterviewSessionsTable;
  interview_answers: InterviewAnswersTable;
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
