import type { StoryKindId } from "~/data/story-kinds";

/** Counted back from the last round: close the gaps, every story in sixty words, rehearse, rest. */
export type Phase = "gaps" | "short" | "rehearse" | "rest";

/** What is still open for a job interview; each takes a few minutes. */
export type Work =
  | { kind: "debrief"; key: string; questionId: string; notBefore: string }
  /** With a story if one was begun. */
  | { kind: "gap"; key: string; storyKind: StoryKindId; storyId: string | null }
  /** To write in sixty words; if it is, to tell in answer to a question of a kind. */
  | { kind: "short"; key: string; storyId: string; tellFor?: StoryKindId }
  /** Of a story that is still to be told: on a later day than that. */
  | { kind: "short-later"; key: string; storyKind: StoryKindId; after: string }
  | { kind: "opening"; key: string }
  | { kind: "rehearsal"; key: string }
  /** A day of rest has nothing else. */
  | { kind: "card"; key: string; isRest: boolean };

export type PlannedWork = Work & { minutes: number };

/** A job interview as its plan needs it. All days are calendar days, such as 2026-12-10. */
export interface PlanSource {
  id: string;
  /** The day on which it was added. */
  firstDay: string;
  /** The day of its last round. */
  lastDay: string;
  /** The days of all its rounds. */
  roundDays: readonly string[];
  /** Days on which the person prepares nothing. */
  daysOff: readonly string[];
  minutesADay: number;
  isRehearsed: boolean;
  /** What comes first stands first. */
  open: readonly Work[];
}

export interface PlanDay {
  date: string;
  /** Null on the day of the last round, and while under three days are left. */
  phase: Phase | null;
  /** At most three, and at most as many minutes as a day may take. */
  work: PlannedWork[];
  isDayOff: boolean;
}

export interface Plan {
  id: string;
  /** From today to the day of the last round. */
  days: PlanDay[];
  /** What no day has room for. */
  left: Work[];
}
