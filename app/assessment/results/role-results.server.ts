import type { SkillId } from "~/data/skills";
import { findOccupation } from "~/occupations/occupations.server";
import { type Answers, collectClaims, listChosenFields } from "~/assessment/answers";
import type { Rating } from "~/assessment/assessments.server";
import type { Match } from "~/assessment/matching/rank-occupations";
import { WORD_NAMES } from "~/assessment/matching/words";
import { rankFields, type RankedRole, rankRoles } from "~/assessment/matching/rank-roles";

const MAX_ROLES = 6;

/**
 * Our roles and fields.
 *
 * @param shownSkills what interview answers have shown of skills, 0 to 100
 */
export function buildRoleResults(
  matches: readonly Match[],
  answers: Answers,
  ratings: readonly Rating[],
  shownSkills: ReadonlyMap<SkillId, number>,
) {
  const roles = rankRoles(matches, collectClaims(answers, ratings, shownSkills));
  const areMatched = matches.length > 0;
  // Where neither interests nor skills say anything, the roles are in the order of their titles.
  const isRanked = areMatched || roles.some(({ shared }) => shared > 0);
  const chosen = listChosenFields(answers);
  // Fields the person chose come first; without a choice, all of them count.
  const preferred =
    chosen.length > 0 ? roles.filter(({ fieldSlug }) => chosen.includes(fieldSlug)) : roles;
  const top = preferred.slice(0, MAX_ROLES);
  return {
    roles: top.map(describeRole),
    lead: `${chosen.length > 0 ? "Roles in the fields you chose" : "Roles in all fields"}, ${
      isRanked
        ? `ranked by ${areMatched ? "how well the nearest occupation matches, then by " : ""}the key skills you have.`
        : "by title: nothing you answered ranks them yet."
    }`,
    areMatched,
    isRanked,
    fields: rankFields(roles).map(({ slug, title, total, best }) => ({
      slug,
      title,
      best,
      percent: total === null ? null : Math.round(total * 100),
    })),
  };
}

function describeRole(role: RankedRole) {
  const { to, title, field, onetCode, word, skills } = role;
  return {
    to,
    title,
    field,
    occupation: findOccupation(onetCode)?.title ?? "",
    occupationTo: `/occupations/${onetCode}`,
    word: word && WORD_NAMES[word],
    skills,
    have: skills.filter(({ state }) => state === "have").length,
    partly: skills.filter(({ state }) => state === "partly").length,
  };
}
