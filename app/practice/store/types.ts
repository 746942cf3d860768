import type { PointAnswers, Review } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import type { Help } from "./help";
import type { LiveSettings } from "./live-settings";
import type { Mode } from "./modes";
import type { SessionCard } from "./session-card";

/** Code submitted with an answer. */
export interface CodeAnswer {
  language: "javascript" | "typescript" | "python" | "text";
  source: string;
  /** Tests passed in the last run in the browser; null if never run. */
  passed: number | null;
  total: number | null;
}

/** By check id: the index of the chosen option, or null for a choice that was taken back. */
export type CheckReplies = Readonly<Record<string, number | null>>;

export interface Answer {
  id: string;
  questionId: string;
  attempt: number;
  text: string;
  /** With the person's replies. Null if the stored review can't be read. */
  review: Review | null;
  checks: CheckReplies;
  pointAnswers: PointAnswers;
  /** The score of the first review, without any reply. */
  coachScore: number;
  /** The first review was by an earlier rubric. */
  isReviewedAgain: boolean;
  /** Speaking time if most of it was spoken; null if typed. */
  seconds: number | null;
  code: CodeAnswer | null;
  /** Help opened shortly before this answer. */
  help: Help | null;
  createdAt: string;
  /** Taken out of the skill record and the review schedule. */
  isExcluded: boolean;
  /** The id of the answer that this one tells again in fewer words. */
  retells: string | null;
}

/** A follow-up question, about a key point that is open or was left out or with a quote, and its answer. */
export interface FollowUp {
  questionId: string;
  /** The attempt it follows. */
  attempt: number;
  /** Null for one that quotes the answer. */
  keyPointId: string | null;
  /** What was asked, where it quotes the answer. */
  prompt: string | null;
  text: string;
  /**
   * For that key point only; doesn't change the answer's score. Null without a key point, or if
   * the stored review can't be read.
   */
  review: Review | null;
}

export interface Session {
  id: string;
  mode: Mode;
  /** Chosen when a live interview begins; null before. */
  live: LiveSettings | null;
  card: SessionCard;
  questions: Question[];
  skippedIds: ReadonlySet<string>;
  /** Every attempt, oldest first. */
  answers: Answer[];
  followUps: FollowUp[];
  /** Ids of the skills found in a job posting or resume; empty for other sessions. */
  sourceSkills: string[];
  startedAt: string;
  endedAt: string | null;
}

export interface SessionOutline {
  id: string;
  questionIds: string[];
  endedAt: string | null;
}

export interface SessionSummary {
  id: string;
  cardId: string;
  title: string;
  startedAt: string;
  endedAt: string | null;
  questionCount: number;
  answeredCount: number;
  /** A live interview that hasn't ended: its scores are hidden. */
  areScoresHidden: boolean;
}

/** A draft that was never submitted. */
export interface UnsentDraft {
  number: number;
  name: string;
  prompt: string;
  text: string;
  /** Null when the code is unchanged from the starting code. */
  code: string | null;
}
