import type { SuggestedMentor } from "~/data/mentor-types";
import type { SkillId } from "~/data/skills";
import type { CareerGoal } from "~/data/career-goals";
import type { SkillEvidence } from "~/skills/record";

/** What the policy knows of a person. Whatever they left open is null or empty. */
export interface AdvicePerson {
  /** What they do now, as typed. */
  job: string | null;
  /** The O*NET-SOC code of the occupation it is. */
  occupationCode: string | null;
  years: number | null;
  goal: CareerGoal | null;
  /** What must stay as it is, in their words. */
  mustStay: string | null;
  /** The career fields they chose: slugs of /careers. */
  fields: readonly string[];
  target: AdviceTarget | null;
  /** The best matches of an assessment that can be used, best first. */
  matches: readonly AdviceTarget[];
  assessment: "none" | "open" | "unusable" | "flat" | "done";
  record: readonly SkillEvidence[];
  /** The latest answer to each question. */
  answers: readonly {
    questionId: string;
    score: number;
    isOpen: boolean;
    at: string;
    /** How long they spoke; null if it was typed. */
    seconds?: number | null;
  }[];
  /** Courses they began, with where to go on. */
  courses: readonly { courseId: string; isCompleted: boolean; to: string }[];
  /** A session with questions left. */
  openSession: { id: string; title: string; left: number } | null;
  /** The next one. */
  jobInterview: { company: string; role: string; daysLeft: number } | null;
  /** Skills their last posting or resume named. */
  textSkills: readonly SkillId[];
  /** Which of the two it was, if known. */
  textKind?: "resume" | "posting" | null;
  /** Steps they said no to: "kind:subject". */
  refused: ReadonlySet<string>;
}

/** A role or an occupation. */
export interface AdviceTarget {
  /** As the target form sends it: "role:finance/financial-analyst", "occupation:29-1141.00". */
  id: string;
  title: string;
  to: string;
  /** Null for a role without an occupation. */
  occupationCode: string | null;
  /** Most important first. */
  skills: readonly SkillId[];
}

/** Without fields, only the specialties say whom a mentor can help. */
export type AdviceMentor = SuggestedMentor & { fields?: readonly string[] };

/** What this server has besides its questions and courses. */
export interface AdviceOffer {
  /** Whom they can ask: real mentors. */
  mentors: readonly AdviceMentor[];
  /** Questions that are due, in order. */
  dueQuestionIds: readonly string[];
}

/** Tell: say who you are; target: choose one; look: compare pages; ask: a mentor. */
export type AdviceKind = "tell" | "target" | "look" | "practice" | "learn" | "ask" | "continue";

export interface AdviceStep {
  kind: AdviceKind;
  /** What it is about: a skill, a question, a course, a mentor. With the kind, what is refused. */
  subject: string;
  /** An imperative of at most nine words. */
  title: string;
  /** At most 40 words with the strength; begins with what the person wants or said. */
  reason: string;
  /** What the person already has. Null if nothing is known. */
  strength: string | null;
  /** The jobs that the reason names, as it names them, with their pages. */
  choices?: readonly { label: string; to: string }[];
  to: string;
  actionLabel: string;
  /** Null if it takes more than one sitting. */
  minutes: number | null;
  /** From now to the goal: what is shown, this step, what is ahead. Empty without a target. */
  chain: readonly ChainLink[];
}

export interface ChainLink {
  label: string;
  state: "shown" | "step" | "ahead";
  /** Of a skill that the target asks for: whether anything shows it yet. */
  isShown?: boolean;
}

export interface Advice {
  step: AdviceStep;
  /** Two of another kind where there are any. */
  alternatives: readonly AdviceStep[];
}
