import { CAREER_FIELDS } from "~/data/careers/fields";
import type { SkillGap } from "~/skills/gap";

const SUGGESTED = 3;

export interface SuggestedTarget {
  title: string;
  /** The path of its page below /careers. */
  path: string;
}

/** The roles that ask for most of the skills somebody has shown; ratings count half. */
export function suggestTargets(
  gaps: readonly Pick<SkillGap, "skill" | "state">[],
): SuggestedTarget[] {
  const weights = new Map(gaps.map(({ skill, state }) => [skill, state === "rated" ? 0.5 : 1]));
  return CAREER_FIELDS.flatMap(({ slug, roles }) =>
    roles.map((role) => ({
      title: role.title,
      path: `${slug}/${role.slug}`,
      score: role.skills.reduce((sum, skill) => sum + (weights.get(skill) ?? 0), 0),
    })),
  )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, SUGGESTED)
    .map(({ title, path }) => ({ title, path }));
}
