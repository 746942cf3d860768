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
