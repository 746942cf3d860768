import type { AppLoadContext } from "@remix-run/node";
import { listLatestDueDays } from "~/job-interviews/latest-due-days.server";
import { getOwnJobInterviews } from "~/job-interviews/own-job-interviews.server";
import { findQueue } from "~/review-schedule/schedule.server";
import { listKnownSkills } from "~/skills/known-skills.server";
import { getSkillRecord } from "~/skills/queries.server";
import { readLearned, readStartedCourses } from "./learned.server";
import { getOwnTarget } from "~/occupations/target/own-target.server";
import { listReviewedEvidence } from "./reviewed.server";

type SkillProfile = Awaited<ReturnType<typeof loadSkillProfile>>;

const profiles = new WeakMap<AppLoadContext, Promise<SkillProfile>>();

/** The skill record with evidence of every feature, the target, and what is due; read once per request. */
export function getSkillProfile(
  owner: string,
  context: AppLoadContext,
  now: Date,
): Promise<SkillProfile> {
  const profile = profiles.get(context) ?? loadSkillProfile(owner, context, now);
  profiles.set(context, profile);
  return profile;
}

async function loadSkillProfile(owner: string, context: AppLoadContext, now: Date) {
  const [learned, reviewed, target, interviews] = await Promise.all([
    readLearned(owner),
    listReviewedEvidence(owner),
    getOwnTarget(owner, context),
    getOwnJobInterviews(owner, context, now),
  ]);
  const evidence = [...learned.evidence, ...reviewed];
  const { ratings, scores, record, changes } = await getSkillRecord(owner, now, evidence);
  const started = await readStartedCourses(owner, listKnownSkills(record), learned.work);
  return {
    ratings,
    record,
    scores,
    changes,
    target,
    courses: started.courses,
    startedCourses: started.steps,
    learned: learned.work,
    queue: findQueue(scores, now, {
      otherAttempts: learned.queueAttempts,
      latest: listLatestDueDays(interviews),
    }),
  };
}
