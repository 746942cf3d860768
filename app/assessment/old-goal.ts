import { CAREER_GOALS, type CareerGoal } from "~/data/career-goals";
import type { Answers } from "./answers";

/** The answers to the question about the goal that assessments had until /about-you asked it. */
const OLD_GOALS: Readonly<Record<string, CareerGoal>> = {
  "first-job": "first-job",
  change: "another-field",
  grow: "better",
  return: "return",
  explore: "unknown",
};

export const OLD_GOAL_VALUES = Object.keys(OLD_GOALS);

export function readOldGoal({ goal }: Answers): CareerGoal | null {
  return OLD_GOALS[goal ?? ""] ?? null;
}

export function describeGoal(goal: CareerGoal | null): string | null {
  return CAREER_GOALS.find(({ value }) => value === goal)?.label ?? null;
}
