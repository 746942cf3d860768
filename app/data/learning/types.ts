import type { SkillId } from "~/data/skills";

export const LEARNING_TABS = ["technical", "soft-skills", "data-science", "design"] as const;
export type LearningTab = (typeof LEARNING_TABS)[number];

export type CourseLevel = "Beginner" | "Intermediate" | "All Levels";

export interface LessonOutline {
  /** Unique within its course; the address is /learning/{course}/{slug}. */
  slug: string;
  title: string;
  /** What one learns in it, in one line. */
  summary: string;
  /** What else people call its subject, for the search. */
  otherNames?: readonly string[];
  /** Reading at 200 words a minute, and the exercise. */
  minutes: number;
  /** What it teaches, of the course's skills. */
  skills: SkillId[];
}

export interface CourseModule {
  /** Unique within its course and never changed: progress refers to it. */
  slug: string;
  title: string;
  lessons: LessonOutline[];
}

export interface Course {
  /** The address is /learning/{id}. */
  id: string;
  tab: LearningTab;
  title: string;
  description: string;
  level: CourseLevel;
  /** Study time as text: lessons, quizzes and the capstone, to the half hour. */
  duration: string;
  instructor: { name: string; about: string };
  skills: SkillId[];
  /** "You will be able to …" */
  outcomes: [string, string, string, string];
  audience: string;
  syllabus: CourseModule[];
}

/** A lesson's exercise that is answered in writing. */
export interface WrittenExercise {
  /** What to write, in a few sentences that can be read without the lesson. */
  task: string;
  /** What a good answer says, after the exercise's own "You are done when" and its solution. */
  points: readonly string[];
  /** Figures of its solution that the task doesn’t give, such as results: nobody asks where they come from. */
  figures?: string;
  /** Natural length where the task limits the whole answer. */
  words?: [from: number, to: number];
}
