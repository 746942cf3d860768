export interface JobInterviewsTable {
  id: string;
  owner_id: string;
  company: string;
  role: string;
  /** A calendar day in the time zone, such as 2027-03-01. */
  held_on: string;
  time_zone: string;
  created_at: string;
  /** When the email the evening before was queued. */
  reminded_at: string | null;
}
