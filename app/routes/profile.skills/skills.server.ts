import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getLatestResultId } from "~/assessment/assessments.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { describeEmptySources } from "~/skills/evidence-sources";
import { listGaps } from "~/skills/gap";
import { groupGaps } from "~/skills/group-gaps";
import { listSkillSteps } from "~/skills/plan";
import { findContradictions } from "~/skills/record";
import { summarizeSkills } from "~/skills/skills-summary";
import { summarizeTarget } from "~/skills/target-summary";
import { renderExampleMap, renderSkillMap } from "./skill-map.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const [{ record, target, plan, stepInput }, resultId] = await Promise.all([
    getSkillProfile(owner, context, new Date()),
    getLatestResultId(owner),
  ]);
  if (record.length === 0 && !target) return { example: renderExampleMap() };
  const gapGroups = groupGaps(target, record);
  const rows = listSkillSteps(
    gapGroups.flatMap(({ gaps }) => gaps),
    stepInput,
  );
  const rowBySkill = new Map(rows.map((row) => [row.skill, row]));
  const [mainGroup] = gapGroups;
  return {
    example: null,
    map: renderSkillMap(target && mainGroup ? mainGroup.gaps : rows),
    groups: gapGroups.map(({ title, gaps }) => ({
      title,
      rows: gaps.flatMap(({ skill }) => rowBySkill.get(skill) ?? []),
    })),
    plan,
    target: target && { title: target.title, to: target.to },
    targetSummary: target && summarizeTarget(target.title, listGaps(target.skills, record)),
    summary: summarizeSkills(record, findContradictions(record)),
    emptySources: describeEmptySources(record),
    latestResultId: resultId ?? null,
  };
}
