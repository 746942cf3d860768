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
  /** A state it changed to, or "edited", "question" or "answer". */
  kind: string;
  /** "person", "mentor" or "system". */
  actor: string;
  /** What was written with it; may be empty. */
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

/** A mentor who is a person with an account. The row is made when an application is approved. */
export interface MentorProfilesTable {
  /** Part of the public address. */
  id: string;
  owner_id: string;
  /** "draft", "live" or "paused". */
  status: string;
  /** JSON list of fields of data/mentor-types.ts. */
  fields: string;
  name: string;
  title: string;
  company: string;
  experience: string;
  bio: string;
  /** What an hour with them looks like. */
  session: string;
  /** JSON list of skill ids. */
  specialties: string;
  /** JSON list of names. */
  languages: string;
  /** US dollars an hour. */
  price: number;
  /** IANA name; empty until it is chosen. */
  time_zone: string;
  /** The earliest session is this far ahead. */
  notice_hours: number;
  /** JSON: ranges of wall time by weekday. */
  weekly: string;
  /** JSON: dates with ranges that replace the weekly ones. */
  exceptions: string;
  contact_email: string;
  created_at: string;
  updated_at: string;
}

/** What a mentor writes down about a session for themselves. */
export interface MentorSessionNotesTable {
  session_id: string;
  /** The mentor's account. */
  owner_id: string;
  note: string;
  updated_at: string;
}
