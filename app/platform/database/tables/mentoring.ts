import type { Generated } from "kysely";

export interface MentorSessionsTable {
  id: string;
  owner_id: string;
  mentor_id: string;
  /** See mentoring/sessions/states.ts. */
  state: string;
  starts_at: string;
  ends_at: string;
  /** The person's time zone (IANA) when they sent the request. */
  time_zone: string;
  /** JSON list of skill ids. */
  topics: string;
  agenda: string;
  /** Empty without an account. */
  contact_name: string;
  contact_email: string;
  /** This site's origin, for links in emails that jobs send. */
  origin: string;
  /** When it expires without a reply; null once nobody has to reply. */
  answer_by: string | null;
  /** "person" or "mentor": whose new time waits for a reply; null if none does. */
  moved_by: string | null;
  /** "person" or "mentor": who did not come; null otherwise. */
  no_show_by: string | null;
  meeting_link: Generated<string>;
  /** Increased with every change, as calendar files need it. */
  sequence: Generated<number>;
  created_at: string;
  updated_at: string;
}

/** A quarter of an hour taken by a session: once for each side, and only once. */
export interface MentorClaimsTable {
  /** The person's or the mentor's account, or the id of a sample mentor. */
  holder: string;
  /** When it starts. */
  quarter: string;
  session_id: string;
}

export interface MentorSessionEventsTable {
  id: string;
  session_id: string;
  owner_id: string;
  /** A state it changed to, or "edited" or "question". */
  kind: string;
  /** "person", "mentor" or "system". */
  actor: string;
  /** What the mentor wrote with it; may be empty. */
  note: string;
  created_at: string;
}

/** Work to be done at a time, once. */
export interface JobsTable {
  id: string;
  kind: string;
  /** The id of what it is about. */
  subject: string;
  due_at: string;
  attempts: Generated<number>;
}

/** Mentors an operator turned off. */
export interface DisabledMentorsTable {
  mentor_id: string;
  disabled_at: string;
}
