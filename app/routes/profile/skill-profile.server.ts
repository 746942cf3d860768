import { findQueue } from "~/comeback/comebacks.server";
import { getTarget } from "~/occupations/target/targets.server";
import { buildPlan } from "~/skills/plan";
import { getSkillRecord } from "~/skills/queries.server";
import { readLearned } from "./learned.server";

/** The skill record with evidence of every feature, the target, the plan that leads there, and what is due. */
export async function getSkillProfile(owner: string, now: Date) {
  const [learned, target] = await Promise.all([readLearned(owner), getTarget(owner)]);
  const { scores, record, changes } = await getSkillRecord(owner, now, learned.evidence);
  const stepInput = { scores, courses: learned.startedCourses };
  return {
    record,
    scores,
    changes,
    target,
    courses: learned.courses,
    stepInput,
    plan: buildPlan({ targetSkills: target?.skills ?? null, record, ...stepInput }),
    queue: findQueue(scores, now, learned.quizAttempts),
  };
}
