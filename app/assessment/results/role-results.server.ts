import { listCoursesTeaching } from "~/data/learning/courses";
import { MENTORS } from "~/data/mentors";
import { listQuestionsTesting } from "~/data/questions/cards.server";
import type { SkillId } from "~/data/skills";
import { findOccupation } from "~/occupations/occupations.server";
import { type Answers, collectClaims, listChosenFields } from "~/assessment/answers";
import type { Rating } from "~/assessment/assessments.server";
import { FIT_NAMES } from "~/assessment/matching/correlation";
import type { Match } from "~/assessment/matching/rank-occupations";
import { rankFields, type RankedRole, rankRoles } from "~/assessment/matching/rank-roles";

const MAX_ROLES = 6;

/** Our roles and fields, and what to do next for the first role. */
export function buildRoleResults(
  matches: readonly Match[],
  answers: Answers,
  ratings: readonly Rating[],
) {
  const roles = rankRoles(matches, collectClaims(answers, ratings));
  const chosen = listChosenFields(answers);
  // Fields the person chose come first; without a choice, all of them count.
  const preferred =
    chosen.length > 0 ? roles.filter(({ fieldSlug }) => chosen.includes(fieldSlug)) : roles;
  const top = preferred.slice(0, MAX_ROLES);
  return {
    roles: top.map(describeRole),
    isLimitedToFields: chosen.length > 0,
    fields: rankFields(roles).map(({ slug, title, r, best }) => ({
      slug,
      title,
      best,
      r: r === null ? null : r.toFixed(2),
    })),
    nextSteps: listNextSteps(top),
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
    r: r === null ? null : r.toFixed(2),
    skills,
    have: skills.filter(({ state }) => state === "have").length,
    partly: skills.filter(({ state }) => state === "partly").length,
    unknown: skills.filter(({ state }) => state === "unknown").length,
  };
}

export interface NextStep {
  kind: string;
  title: string;
  reason: string;
  to: string;
}

/** A course, a question and a mentor for the skills of the first roles. */
function listNextSteps(roles: readonly RankedRole[]): NextStep[] {
  const [role] = roles;
  if (!role) return [];
  const missing = listSkills(roles, ["gap", "partly", "unknown"]);
  const claimed = listSkills(roles, ["have", "partly"]);
  const [course] = listCoursesTeaching(missing.slice(0, 6));
  const taught = missing.find((id) => course?.skills.includes(id));
  const asking = roles.find(({ skills }) => skills.some(({ id }) => id === taught)) ?? role;
  const skill = [...claimed, ...missing].find((id) => listQuestionsTesting(id).length > 0);
  const question = skill && listQuestionsTesting(skill)[0]?.question;
  const mentor =
    MENTORS.find(({ specialties }) => role.skills.some(({ id }) => specialties.includes(id))) ??
    MENTORS.find(({ specialties }) => missing.some((id) => specialties.includes(id)));
  const name = (id: SkillId | undefined) =>
    roles.flatMap(({ skills }) => skills).find((each) => each.id === id)?.name;
  return [
    ...(course
      ? [
          {
            kind: "Learn",
            title: course.title,
            reason: `Teaches ${name(taught) ?? "a skill"}, which ${asking.title} asks for.`,
            to: `/learning/${course.id}`,
          },
        ]
      : []),
    ...(question
      ? [
          {
            kind: "Practice",
            title: question.name,
            reason: `An interview question on ${name(skill) ?? "a skill"}: one answer is stronger evidence than a rating.`,
            to: `/interview/questions/${question.id}`,
          },
        ]
      : []),
    ...(mentor
      ? [
          {
            kind: "Ask",
            title: mentor.name,
            reason: `${mentor.title}. Ask what a normal week looks like.`,
            to: `/mentors/${mentor.id}`,
          },
        ]
      : []),
  ];
}

function listSkills(roles: readonly RankedRole[], states: readonly string[]): SkillId[] {
  return [
    ...new Set(
      roles.flatMap(({ skills }) =>
        skills.filter(({ state }) => states.includes(state)).map(({ id }) => id),
      ),
    ),
  ];
}
