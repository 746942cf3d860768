export interface AssessmentsTable {
  id: string;
  owner_id: string;
  started_at: string;
  finished_at: string | null;
  /** Answers other than ratings: JSON, by form field. Null in assessments of version 0.1. */
  answers: string | null;
  /** When answers were last saved. */
  answered_at: string | null;
}

export interface AssessmentRatingsTable {
  assessment_id: string;
  owner_id: string;
  skill_id: string;
  /** Self-rating, 1 to 5. */
  level: number;
  rated_at: string;
}

export interface CareerTargetsTable {
  owner_id: string;
  /** "occupation:15-2051.00" or "role:technology/data-scientist". */
  target: string;
  chosen_at: string;
}

export interface AssessmentLinksTable {
  assessment_id: string;
  owner_id: string;
  /** SHA-256 of the token in the link, hex: the token itself is never stored. */
  token_hash: string;
  created_at: string;
  expires_at: string;
}
