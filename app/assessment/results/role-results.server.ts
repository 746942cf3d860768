import type { SkillId } from "~/data/skills";
import { findOccupation } from "~/occupations/occupations.server";
import { type Answers, collectClaims, listChosenFields } from "~/assessment/answers";
import type { Rating } from "~/assessment/assessments.server";
import { FIT_NAMES } from "~/assessment/matching/correlation";
import type { Match } from "~/assessment/matching/rank-occupations";
import { rankFields, type RankedRole, rankRoles } from "~/assessment/matching/rank-roles";
import { readOldGoal } from "~/assessment/old-goal";
import { formatMatch } from "./match-text";
import { listNextSteps, type NextStepOptions } from "./next-steps.server";

const MAX_ROLES = 6;

export interface RoleResultsOptions extends NextStepOptions {
  /** What interview answers have shown of skills, 0 to 100. */
  shownSkills: ReadonlyMap<SkillId, number>;
}

/** Our roles and fields, and what to do next for the first role. */
export function buildRoleResults(
  matches: readonly Match[],
  answers: Answers,
  ratings: readonly Rating[],
  { shownSkills, goal, ...stepOptions }: RoleResultsOptions,
) {
  const roles = rankRoles(matches, collectClaims(answers, ratings, shownSkills));
  const areInterestsCompared = matches.length > 0;
  // Where neither interests nor skills say anything, the roles are in the order of their titles.
  const isRanked = areInterestsCompared || roles.some(({ shared }) => shared > 0);
  const chosen = listChosenFields(answers);
  // Fields the person chose come first; without a choice, all of them count.
  const preferred =
    chosen.length > 0 ? roles.filter(({ fieldSlug }) => chosen.includes(fieldSlug)) : roles;
  const top = preferred.slice(0, MAX_ROLES);
  return {
    roles: top.map(describeRole),
    lead: `${chosen.length > 0 ? "In the fields you chose" : "In all fields"}, ${
      isRanked
        ? `ranked by ${areInterestsCompared ? "the label of the nearest occupation, then by " : ""}the key skills you have.`
        : "by title: nothing you answered ranks them yet."
    }`,
    areInterestsCompared,
    isRanked,
    fields: rankFields(roles).map(({ slug, title, r, best }) => ({
      slug,
      title,
      best,
      r: r === null ? null : formatMatch(r),
    })),
    nextSteps: listNextSteps(isRanked ? top : [], {
      goal: goal ?? readOldGoal(answers),
      ...stepOptions,
    }),
  };
}

function describeRole(role: RankedRole) {
  const { to, title, field, onetCode, r, fit, skills } = role;
  return {
    to,
    title,
    field,
    occupation: findOccupation(onetCode)?.title ?? "",
    occupationTo: `/occupations/${onetCode}`,
    fit: fit && FIT_NAMES[fit],
    r: r === null ? null : formatMatch(r),
    skills,
    have: skills.filter(({ state }) => state === "have").length,
    partly: skills.filter(({ state }) => state === "partly").length,
  };
}
