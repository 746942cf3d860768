import type { Generated } from "kysely";

/** Requests from before times could be booked: kept, but no longer added to. */
export interface MentorRequestsTable {
  id: string;
  owner_id: string;
  mentor_id: string;
  /** Free text. */
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
  /** The applicant's web page; empty if none. */
  link: string;
  help: string;
  created_at: string;
  /** "waiting", "approved" (the link in the email is not used yet), "accepted" or "declined". */
  state: Generated<string>;
  /** Why it was declined. */
  reason: Generated<string>;
  decided_at: Generated<string | null>;
  /** SHA-256 of the token in the link of an approval, hex; null if there is no link to use. */
  token_hash: Generated<string | null>;
}

export interface ContactMessagesTable {
  id: string;
  /** Null if sent without an account and without a visitor id. */
  owner_id: string | null;
  name: string;
  email: string;
  topic: string;
  message: string;
  created_at: string;
}
