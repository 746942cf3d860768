import type { SkillId } from "~/data/skills";

/** States that are stored. */
export const STORED_LESSON_STATES = ["learning", "done", "skipped"] as const;
export type StoredLessonState = (typeof STORED_LESSON_STATES)[number];

/** Why a lesson counts without being finished: its module's quiz is passed, or answers elsewhere show its skills. */
export type Credit = { from: "quiz" } | { from: "answers"; skills: KnownSkill[] };

/** A skill that interview answers or a mentor's review show. */
export interface KnownSkill {
  name: string;
  /** 0–100. */
  score: number;
}

/** A lesson's state. "credited": not finished, but known from a passed quiz or from elsewhere. */
export type LessonState = "pending" | "credited" | StoredLessonState;
export type ModuleState = "pending" | StoredLessonState;

export interface LessonProgress {
  courseId: string;
  lesson: string;
  state: StoredLessonState;
  /** ISO 8601, UTC. */
  openedAt: string;
  updatedAt: string;
}

/** A graded answer, as stored with its attempt. */
export interface QuizAnswer {
  questionId: string;
  /** The lesson the question is about. */
  lesson: string;
  /** Keys of the options chosen. */
  chosen: string[];
  isRight: boolean;
}

export interface QuizAttempt {
  id: string;
  courseId: string;
  /** The module's slug. */
  module: string;
  answers: QuizAnswer[];
  right: number;
  total: number;
  takenAt: string;
  /** The module was reset since: it is no longer passed by this attempt. */
  isReset: boolean;
}

/** What a person answered in a quiz, for one skill. */
export interface LearnedEvidence {
  skill: SkillId;
  courseId: string;
  /** The module's slug. */
  module: string;
  /** The part of the questions on this skill that was answered right, 0 to 1. */
  share: number;
  questions: number;
  takenAt: string;
  /** Taken soon after an attempt at the same quiz, whose explanations give the answers away. */
  isHelped: boolean;
}

/** A code exercise a person passed. */
export interface PassedExercise {
  courseId: string;
  /** The lesson's slug. */
  lesson: string;
  passedAt: string;
  /** The solution was opened before. */
  isHelped: boolean;
}

/** A code exercise whose tests failed and that isn't passed yet. */
export interface FailedExercise {
  courseId: string;
  lesson: string;
  /** The last time. */
  failedAt: string;
}

/** A passed one as evidence, for one skill of its lesson. */
export interface LearnedExercise extends PassedExercise {
  skill: SkillId;
}

/** What a person did with the code exercise of a lesson. */
export interface CodeExerciseProgress {
  courseId: string;
  lesson: string;
  /** Null as long as nothing was saved. */
  code: string | null;
  /** When all tests passed for the first time. */
  passedAt: string | null;
  solutionOpenedAt: string | null;
}
