import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { getLatestResultId, getProgress } from "~/assessment/assessments.server";
import { ASSESSMENT_SKILLS, ASSESSMENT_STEPS } from "~/data/assessment/steps";
import { skillById } from "~/data/skills";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { ratings, isOpen } = await getProgress(owner);
  const ratedSkills = new Set(ratings.map(({ skill }) => skill));
  const nextStepIndex = ASSESSMENT_STEPS.findIndex(({ items }) =>
    items.some(({ skill }) => !ratedSkills.has(skill)),
  );
  return {
    steps: ASSESSMENT_STEPS.map(({ name, items }) => ({
      name,
      skills: items.map(({ skill }) => skillById(skill).name),
    })),
    // An assessment in progress continues at the first step with an unrated skill.
    inProgress: isOpen
      ? {
          to: `/assessment/${nextStepIndex === -1 ? ASSESSMENT_STEPS.length : nextStepIndex + 1}`,
          ratedCount: ratedSkills.size,
          total: ASSESSMENT_SKILLS.length,
        }
      : null,
    latestResultId: owner ? ((await getLatestResultId(owner)) ?? null) : null,
  };
}
