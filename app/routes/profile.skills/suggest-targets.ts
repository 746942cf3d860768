import { CAREER_FIELDS } from "~/data/careers/fields";
import type { SkillGap } from "~/skills/gap";

const SUGGESTED = 3;

export interface SuggestedTarget {
  title: string;
  /** The path of its page below /careers. */
  path: string;
}

/**
 * The roles that ask for most of the skills somebody has shown, those of their own fields first; ratings count half.
 * A role that asks for none of the skills gains nothing by its field.
 */
export function suggestTargets(
  gaps: readonly Pick<SkillGap, "skill" | "state">[],
  ownFields: readonly string[] = [],
): SuggestedTarget[] {
  const weights = new Map(gaps.map(({ skill, state }) => [skill, state === "rated" ? 0.5 : 1]));
  return CAREER_FIELDS.flatMap(({ slug, roles }) =>
    roles.map((role) => {
      const score = role.skills.reduce((sum, skill) => sum + (weights.get(skill) ?? 0), 0);
      return {
        title: role.title,
        path: `${slug}/${role.slug}`,
        isOwn: score > 0 && ownFields.includes(slug),
        score,
      };
    }),
  )
    .toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.score - a.score)
    .slice(0, SUGGESTED)
    .map(({ title, path }) => ({ title, path }));
}
