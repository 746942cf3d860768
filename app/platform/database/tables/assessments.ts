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
  /** 1 to 5, the person's own. */
  level: number;
  rated_at: string;
}
