/** A real interview for a job, with one or more rounds; practice is a session. */
export interface JobInterview {
  id: string;
  company: string;
  role: string;
  /** Slug of a career field; null if none was chosen. */
  field: string | null;
  /** The posting as pasted; empty without one. */
  posting: string;
  /** How much time a day its plan may take. */
  minutesADay: number;
  /** The first sentence on its card. */
  opening: string;
  cardStoryIds: string[];
  /** The questions to ask the employer. */
  askThem: string[];
  outcome: Outcome | null;
  /** The calendar day by which an answer was promised. */
  hearBy: string | null;
  /** The calendar day on which the person wants to ask for an answer. */
  askAgainOn: string | null;
  /** What the employer said about what comes next. */
  nextSteps: string;
  /** Ids of questions of the bank, of its posting, role and field. */
  likelyQuestionIds: string[];
  /** The session that rehearses them; null before it is started. */
  rehearsalSessionId: string | null;
  createdAt: string;
  /** At least one, the earliest first. */
  rounds: Round[];
}

export const OUTCOMES = ["offer", "no", "withdrawn"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Round {
  id: string;
  /** "Phone", "Panel"; may be empty. */
  name: string;
  /** A calendar day in its time zone, such as 2027-03-01. */
  heldOn: string;
  /** The time of day, such as 14:00; null if it isn't known. */
  startsAt: string | null;
  timeZone: string;
  minutes: number | null;
  /** An address or a link, as text. */
  place: string;
  people: string;
  debriefedAt: string | null;
}

export const MAX_JOB_INTERVIEWS = 30;
export const MAX_ROUNDS = 10;
export const POSTING_MAX = 20_000;

export const MINUTES_A_DAY = 15;
export const MINUTES_A_DAY_MIN = 5;
export const MINUTES_A_DAY_MAX = 60;
