import type { AppLoadContext } from "@remix-run/node";
import { findQueue } from "~/review-schedule/schedule.server";
import { listMentorsFor } from "~/mentoring/directory/directory.server";
import { listKnownSkills } from "~/skills/known-skills.server";
import { buildPlan } from "~/skills/plan";
import { getSkillRecord } from "~/skills/queries.server";
import { readLearned, readStartedCourses } from "./learned.server";
import { getOwnTarget } from "~/occupations/target/own-target.server";
import { listReviewedEvidence } from "./reviewed.server";

/** The skill record with evidence of every feature, the target, the plan that leads there, and what is due. */
export async function getSkillProfile(owner: string, context: AppLoadContext, now: Date) {
  const [learned, reviewed, target, mentors] = await Promise.all([
    readLearned(owner),
    listReviewedEvidence(owner),
    getOwnTarget(owner, context),
    listMentorsFor(owner),
  ]);
  const evidence = [...learned.evidence, ...reviewed];
  const { scores, record, changes } = await getSkillRecord(owner, now, evidence);
  const started = await readStartedCourses(owner, listKnownSkills(record), learned.work);
  const latestScores = new Map(scores.map((score) => [score.questionId, score]));
  const stepInput = { scores: [...latestScores.values()], courses: started.steps, mentors, now };
  return {
    record,
    scores,
    changes,
    target,
    courses: started.courses,
    stepInput,
    plan: buildPlan({ targetSkills: target?.skills ?? null, record, ...stepInput }),
    queue: findQueue(scores, now, learned.queueAttempts),
  };
}
