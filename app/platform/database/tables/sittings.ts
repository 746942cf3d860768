export interface SittingsTable {
  owner_id: string;
  /** The calendar day where the person is, such as 2027-03-01. */
  day: string;
  /** JSON: TodayItem[], in order. */
  items: string;
  /** The practice session that asks its questions; null without one. */
  session_id: string | null;
  started_at: string;
}
