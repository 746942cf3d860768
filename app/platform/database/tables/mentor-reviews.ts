import type { Generated } from "kysely";

/** An interview report that a person shows the mentor of a session. */
export interface SharedReportsTable {
  mentor_session_id: string;
  /** The interview session. */
  session_id: string;
  owner_id: string;
  shared_at: string;
}

/** A mentor's mark on one answer of a report that was shared with them. */
export interface MentorMarksTable {
  mentor_session_id: string;
  /** The interview session. */
  session_id: string;
  question_id: string;
  attempt: number;
  /** The person who gave the answer. */
  owner_id: string;
  mentor_id: string;
  /** 0–100. */
  score: number;
  note: string;
  created_at: string;
  updated_at: string;
}

/** A person's review of a session that took place: one at most. */
export interface MentorReviewsTable {
  mentor_session_id: string;
  owner_id: string;
  mentor_id: string;
  /** 1–5. */
  rating: number;
  text: string;
  created_at: string;
  updated_at: string;
  /** When an operator hid it; null if it is shown. */
  hidden_at: string | null;
  hidden_reason: Generated<string>;
}

/** A problem with a session, reported to the operators. */
export interface MentorProblemsTable {
  id: string;
  /** Who reported it. */
  owner_id: string;
  mentor_session_id: string;
  mentor_id: string;
  /** "person" or "mentor": who reported it. */
  side: string;
  kind: string;
  message: string;
  /** Of who reported it; empty without an account. */
  name: string;
  email: string;
  origin: string;
  created_at: string;
  /** Null while it is open. */
  handled_at: string | null;
  /** What the operator answered. */
  reply: Generated<string>;
}

/** Who wants to know when a mentor has a free time. */
export interface MentorWaitlistTable {
  id: string;
  owner_id: string;
  mentor_id: string;
  email: string;
  time_zone: string;
  origin: string;
  created_at: string;
  expires_at: string;
}
