import type { Generated } from "kysely";

export interface JobInterviewsTable {
  id: string;
  owner_id: string;
  company: string;
  role: string;
  /** Slug of a career field; null if none was chosen. */
  field: string | null;
  /** Pasted; empty without one. */
  posting: string;
  /** How much time a day its plan may take. */
  minutes_a_day: number;
  /** The first sentence on its card. */
  opening: string;
  /** JSON: ids of the stories on its card. */
  card_stories: string;
  /** JSON: the questions to ask the employer. */
  ask_them: string;
  /** offer, no, withdrawn; null while it is open. */
  outcome: string | null;
  /** The calendar day by which an answer was promised. */
  hear_by: string | null;
  /** The calendar day on which the person wants to ask for an answer. */
  ask_again_on: string | null;
  /** What the employer said about what comes next. */
  next_steps: string;
  /** JSON: ids of the questions that it will likely ask, of its posting, role and field. */
  likely_questions: Generated<string>;
  /** The session that rehearses them; null before it is started. */
  rehearsal_session_id: Generated<string | null>;
  created_at: string;
}

/** One meeting of a job interview. */
export interface JobInterviewRoundsTable {
  id: string;
  owner_id: string;
  interview_id: string;
  /** "Phone", "Panel"; may be empty. */
  name: string;
  /** A calendar day in the time zone, such as 2027-03-01. */
  held_on: string;
  /** The time of day in the time zone, such as 14:00; null if it isn't known. */
  start_time: string | null;
  time_zone: string;
  minutes: number | null;
  /** An address or a link, as text. */
  place: string;
  /** The names of those who will be there. */
  people: string;
  created_at: string;
  /** When the email the evening before was queued. */
  reminded_at: string | null;
  debriefed_at: string | null;
}

/** A question that was asked at a round. */
export interface DebriefQuestionsTable {
  id: string;
  owner_id: string;
  interview_id: string;
  round_id: string;
  position: number;
  question: string;
  /** answer, story or none: what the person told. */
  told: string;
  story_id: string | null;
  /** well, so-so or badly; null if it wasn't said. */
  went: string | null;
  own_question_id: string | null;
}

/** What a person noted about an offer: JSON of job-interviews/offer. */
export interface JobOffersTable {
  interview_id: string;
  owner_id: string;
  details: string;
  updated_at: string;
}

/** A day on which a person does nothing for a job interview. */
export interface PlanDaysOffTable {
  owner_id: string;
  interview_id: string;
  day: string;
  created_at: string;
}
