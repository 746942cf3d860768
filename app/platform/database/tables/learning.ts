export interface LessonProgressTable {
  owner_id: string;
  course_id: string;
  /** The lesson's slug. */
  lesson: string;
  /** "learning", "done" or "skipped"; a pending lesson has no row. */
  state: string;
  /** When the lesson was last opened. */
  opened_at: string;
  updated_at: string;
}

export interface LessonBookmarksTable {
  owner_id: string;
  course_id: string;
  lesson: string;
  /** May be empty. */
  note: string;
  created_at: string;
  updated_at: string;
}

export interface QuizAttemptsTable {
  /** Chosen when the quiz is shown, so that one sent twice is stored once. */
  id: string;
  owner_id: string;
  course_id: string;
  /** The module's slug. */
  module: string;
  /** JSON: per question its lesson, the options chosen and whether that was right. */
  answers: string;
  right_count: number;
  question_count: number;
  taken_at: string;
  /** When the module was reset: the attempt stays as evidence, but no longer passes the module. */
  reset_at: string | null;
}

export interface CapstoneProgressTable {
  owner_id: string;
  course_id: string;
  /** JSON: keys of the checked items. */
  checked: string;
  updated_at: string;
  /** When every item was checked. */
  completed_at: string | null;
}

export interface CodeExercisesTable {
  owner_id: string;
  course_id: string;
  /** The lesson's slug. */
  lesson: string;
  /** Null as long as only the solution was opened. */
  code: string | null;
  /** When all tests passed for the first time, as the browser that ran them says. */
  passed_at: string | null;
  /** When tests failed for the last time, as the browser says too. */
  failed_at: string | null;
  solution_opened_at: string | null;
  updated_at: string;
}

export interface CertificatesTable {
  /** 128 random bits: the address can't be guessed. */
  id: string;
  owner_id: string;
  course_id: string;
  /** The name at that time. */
  name: string;
  /** JSON: what the course was at that time. */
  facts: string;
  issued_at: string;
}
