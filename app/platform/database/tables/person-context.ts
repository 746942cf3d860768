export interface PersonContextTable {
  owner_id: string;
  job: string | null;
  /** O*NET-SOC code. */
  occupation_code: string | null;
  years: number | null;
  /** The value of an entry of CAREER_GOALS. */
  goal: string | null;
  /** A calendar day, such as 2027-03-01. */
  date: string | null;
  must_stay: string | null;
  updated_at: string;
}
