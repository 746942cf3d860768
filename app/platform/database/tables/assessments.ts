export interface AssessmentsTable {
  id: string;
  owner_id: string;
  started_at: string;
  finished_at: string | null;
}

export interface AssessmentRatingsTable {
  assessment_id: string;
  owner_id: string;
  skill_id: string;
  /** Self-rating, 1 to 5. */
  level: number;
  rated_at: string;
}
