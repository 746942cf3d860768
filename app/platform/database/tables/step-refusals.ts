export interface StepRefusalsTable {
  owner_id: string;
  /** An AdviceKind. */
  kind: string;
  /** What the step was about: the id of a skill, a question, a course, a mentor. */
  subject: string;
  refused_at: string;
}
