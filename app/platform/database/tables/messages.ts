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
