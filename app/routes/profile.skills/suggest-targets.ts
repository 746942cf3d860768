import { CAREER_FIELDS } from "~/data/careers/fields";
import type { SkillGap } from "~/skills/gap";

const SUGGESTED = 3;

export interface SuggestedTarget {
  title: string;
  /** As the target is stored. */
  id: string;
}

/**
 * The best of a person’s open moves. Where the assessment and the present job say too little for three: the roles that
 * ask for most of the skills somebody has shown, those of their own fields first; ratings count half. A role that asks
 * for none of the skills gains nothing by its field.
 */
export function suggestTargets(
  moves: readonly SuggestedTarget[],
  gaps: readonly Pick<SkillGap, "skill" | "state">[],
  ownFields: readonly string[] = [],
): SuggestedTarget[] {
  const titles = new Set(moves.map(({ title }) => title));
  const roles = rankRoles(gaps, ownFields).filter(({ title }) => !titles.has(title));
  return [...moves, ...roles].slice(0, SUGGESTED).map(({ id, title }) => ({ id, title }));
}

function rankRoles(
  gaps: readonly Pick<SkillGap, "skill" | "state">[],
  ownFields: readonly string[],
): SuggestedTarget[] {
  const weights = new Map(gaps.map(({ skill, state }) => [skill, state === "rated" ? 0.5 : 1]));
  return CAREER_FIELDS.flatMap(({ slug, roles }) =>
    roles.map((role) => {
      const score = role.skills.reduce((sum, skill) => sum + (weights.get(skill) ?? 0), 0);
      return {
        id: `role:${slug}/${role.slug}`,
        title: role.title,
        isOwn: score > 0 && ownFields.includes(slug),
        score,
      };
    }),
  ).toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.score - a.score);
}
