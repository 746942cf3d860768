import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { getLatestResultId } from "~/assessment/assessments.server";
import { getSkillRecord } from "~/skills/queries.server";
import { findContradictions } from "~/skills/record";
import { getNextSkillStep } from "~/skills/next-skill-step";
import { summarizeSkills } from "~/skills/skills-summary";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const [{ record, scores }, result] = await Promise.all([
    getSkillRecord(owner),
    getLatestResultId(owner),
  ]);
  return {
    record: record.map((evidence) => ({
      ...evidence,
      nextStep: getNextSkillStep(evidence, scores),
    })),
    latestResultId: result ?? null,
    ...summarizeSkills(record, findContradictions(record)),
  };
}
