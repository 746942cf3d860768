import type { Review } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import type { Help } from "./help";
import type { Mode } from "./modes";
import type { SessionCard } from "./session-card";

/** Code written beside an answer. */
export interface CodeAnswer {
  language: "javascript" | "typescript" | "text";
  source: string;
  /** Tests passed when it was last run, as measured in the browser; null when it was not. */
  passed: number | null;
  total: number | null;
}

export interface Answer {
  questionId: string;
  attempt: number;
  text: string;
  /** Null when what is stored cannot be read. */
  review: Review | null;
  /** Speaking time when most of it was spoken; null when typed. */
  seconds: number | null;
  code: CodeAnswer | null;
  /** What the person had just been shown of the question. */
  help: Help | null;
  createdAt: string;
}

/** The answer to a question asked after an answer, about a key point it missed. */
export interface FollowUp {
  questionId: string;
  /** The attempt it follows. */
  attempt: number;
  keyPointId: string;
  text: string;
  /** Of that key point alone; the answer's own score is not changed by it. Null when what is stored cannot be read. */
  review: Review | null;
}

export interface Session {
  id: string;
  mode: Mode;
  card: SessionCard;
  questions: Question[];
  skippedIds: ReadonlySet<string>;
  /** Every attempt, oldest first. */
  answers: Answer[];
  followUps: FollowUp[];
  /** Ids of the skills a job posting or a resume named; none for other sessions. */
  sourceSkills: string[];
  startedAt: string;
  endedAt: string | null;
}

export interface SessionSummary {
  id: string;
  title: string;
  startedAt: string;
  endedAt: string | null;
  questionCount: number;
  answeredCount: number;
  /** A live interview that has not ended: its answers are not shown yet. */
  areScoresHidden: boolean;
  /** Mean score of all answers, whole points; null before the first, and while scores are hidden. */
  meanScore: number | null;
}

/** A draft of a session that was not sent. */
export interface UnsentDraft {
  /** Of the question. */
  number: number;
  /** The question, or its follow-up. */
  prompt: string;
  text: string;
  /** Null when the code is unchanged from the starting code. */
  code: string | null;
}
