import { describeGoal } from "~/assessment/old-goal";
import type { CareerGoal } from "~/data/career-goals";
import { listCoursesTeaching } from "~/data/learning/courses";
import type { SuggestedMentor } from "~/data/mentor-types";
import type { SkillId } from "~/data/skills";
import type { RankedRole } from "~/assessment/matching/rank-roles";

export interface NextStep {
  kind: string;
  title: string;
  reason: string;
  to: string;
}

export interface NextStepOptions {
  /** Null if the question was left open. */
  goal: CareerGoal | null;
  getRolePracticeUrl: (fieldSlug: string, roleSlug: string) => string;
  /** Whom the person can ask on this server. */
  mentors: readonly SuggestedMentor[];
}

type StepKind = "learn" | "practice" | "ask" | "read";

interface Plan {
  order: readonly StepKind[];
  /** What to ask a mentor. */
  ask: string;
}

const DEFAULT_PLAN: Plan = {
  order: ["learn", "practice", "ask"],
  ask: "Ask what a normal week looks like.",
};
const CARRY_OVER_PLAN: Plan = {
  order: ["ask", "learn", "practice"],
  ask: "Ask which of your skills would carry over.",
};
const PLANS: Record<CareerGoal, Plan> = {
  "first-job": {
    order: ["practice", "learn", "ask"],
    ask: "Ask what convinced the first employer.",
  },
  neighboring: CARRY_OVER_PLAN,
  "another-field": CARRY_OVER_PLAN,
  better: {
    order: ["practice", "ask", "learn"],
    ask: "Ask what separates the next level from this one.",
  },
  return: {
    order: ["learn", "practice", "ask"],
    ask: "Ask what has changed in the last few years.",
  },
  unknown: {
    order: ["read", "ask", "learn"],
    ask: "Ask what a normal week looks like.",
  },
};

/** What to do for the first roles, in an order that fits the goal. */
export function listNextSteps(
  roles: readonly RankedRole[],
  { goal, getRolePracticeUrl, mentors }: NextStepOptions,
): { goal: string | null; steps: NextStep[] } {
  const [role] = roles;
  if (!role) return { goal: null, steps: [] };
  const { order, ask } = goal ? PLANS[goal] : DEFAULT_PLAN;
  const steps: Record<StepKind, NextStep | undefined> = {
    learn: findCourse(roles),
    practice: {
      kind: "Practice",
      title: `An interview for ${role.title}`,
      reason: "Questions on its key skills. One answer is stronger evidence than a rating.",
      to: getRolePracticeUrl(role.fieldSlug, role.slug),
    },
    ask: findMentor(roles, mentors, ask),
    read: {
      kind: "Read",
      title: role.title,
      reason: "What the work is, what it pays, and how people get in.",
      to: role.to,
    },
  };
  return { goal: describeGoal(goal), steps: order.flatMap((kind) => steps[kind] ?? []) };
}

function findCourse(roles: readonly RankedRole[]): NextStep | undefined {
  const missing = listSkills(roles, ["gap", "partly", "unknown"]);
  const [course] = listCoursesTeaching(missing.slice(0, 6));
  const taught = missing.find((id) => course?.skills.includes(id));
  const asking = roles.find(({ skills }) => skills.some(({ id }) => id === taught));
  const skill = asking?.skills.find(({ id }) => id === taught);
  return (
    course && {
      kind: "Learn",
      title: course.title,
      reason: `Teaches ${skill?.name ?? "a skill"}, which ${asking?.title ?? "a role"} asks for.`,
      to: `/learning/${course.id}`,
    }
  );
}

function findMentor(
  roles: readonly RankedRole[],
  mentors: readonly SuggestedMentor[],
  ask: string,
): NextStep | undefined {
  const missing = listSkills(roles, ["gap", "partly", "unknown"]);
  const mentor =
    mentors.find(({ specialties }) =>
      roles[0]?.skills.some(({ id }) => specialties.includes(id)),
    ) ?? mentors.find(({ specialties }) => missing.some((id) => specialties.includes(id)));
  return (
    mentor && {
      kind: "Ask",
      title: mentor.name,
      reason: `${mentor.title}. ${ask}`,
      to: `/mentors/${mentor.id}`,
    }
  );
}

function listSkills(roles: readonly RankedRole[], states: readonly string[]): SkillId[] {
  return [
    ...new Set(
      roles.flatMap(({ skills }) =>
        skills.filter(({ state }) => states.includes(state)).map(({ id }) => id),
      ),
    ),
  ];
}
