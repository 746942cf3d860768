import { rankOccupations, UNKNOWN_PERSON } from "~/assessment/matching/rank-occupations";
import { createSkillLookup } from "~/assessment/matching/main-skills";
import { collectOnetSkills } from "~/assessment/matching/person-skills";
import { getPersonZones } from "~/assessment/matching/preparation";
import { pickVaried } from "~/assessment/matching/variety";
import { CAREER_FIELDS } from "~/data/careers/fields";
import type { SkillId } from "~/data/skills";
import { findOccupation, findOccupations, listOccupations } from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import type { Occupation } from "~/occupations/types";
import { isInFields, isOpen, type Limits } from "./limits";
import { listNamedFields, preferNamed } from "./prefer-named";
import { leadsPeople, measureReach } from "./reach";
import type { AdvicePerson, AdviceTarget } from "./types";
import type { Wishes } from "~/person-context/wishes";

const LISTED = 24;

/**
 * The jobs a person could move to, best first: those of the assessment, or else those near the present
 * one. What the person ruled out is not in it.
 */
export function listMoves(
  person: AdvicePerson,
  present: Occupation | null,
  wishes: Wishes,
): AdviceTarget[] {
  // Even interests are a reason to ask, not to rank.
  if (person.assessment === "flat") return [];
  const reach = measureReach(present);
  const limits: Limits = { ...person, wishes, present, reach };
  const isLeft = ({ occupationCode }: Pick<AdviceTarget, "occupationCode">) => {
    const occupation = occupationCode ? findOccupation(occupationCode) : undefined;
    return !occupation || isOpen(occupation, limits);
  };
  const known = unite(listAskedRoles(person, present), person.matches).filter(isLeft);
  const open = known.length >= NAMED ? known : unite(known, rankNear(person, limits).map(toTarget));
  const preferred = preferNamed(narrow(open, person, limits), person, limits);
  const level = preferred.filter(({ occupationCode }) => !isStepDown(occupationCode, present));
  return level.length >= ENOUGH ? level : preferred;
}

/** To the fields they named in their own line, or else those they chose; to leading for those who want to lead. */
function narrow(
  moves: readonly AdviceTarget[],
  { fields, mustStay }: AdvicePerson,
  { present, wishes }: Limits,
): readonly AdviceTarget[] {
  const isOwn = (code: string) => code === present?.code;
  const keep = (
    isKept: (code: string) => boolean,
    least: number,
    from: readonly AdviceTarget[],
  ) => {
    const kept = from.filter(
      ({ occupationCode }) => occupationCode && (isOwn(occupationCode) || isKept(occupationCode)),
    );
    return kept.length >= least ? kept : from;
  };
  const named = listNamedFields(fields, mustStay);
  const inside = keep((code) => isInFields(code, fields), 1, moves);
  const ofNamed = keep((code) => isInFields(code, named), ENOUGH, inside);
  return wishes.has("lead") ? keep(leads, 1, ofNamed) : ofNamed;
}

/** So many are named at most. */
const NAMED = 3;

function unite(first: readonly AdviceTarget[], more: readonly AdviceTarget[]): AdviceTarget[] {
  const codes = new Set(first.map(({ occupationCode }) => occupationCode));
  return [...first, ...more.filter(({ occupationCode }) => !codes.has(occupationCode))];
}

/** With fewer at the level of the present job, a step down is offered as well. */
const ENOUGH = 2;

function isStepDown(code: string | null, present: Occupation | null): boolean {
  const zone = code ? findOccupation(code)?.zone : undefined;
  return present !== null && zone !== undefined && zone < Math.min(4, present.zone);
}

/** What is near the present job, in the fields they chose. */
function rankNear(person: AdvicePerson, limits: Limits): Occupation[] {
  const { fields, goal, years } = person;
  const { present } = limits;
  if (!present) return [];
  const known = {
    ...UNKNOWN_PERSON,
    fields,
    goal,
    years,
    present,
    skills: collectOnetSkills(createSkillLookup(listOccupations())(present), new Map()),
    zones: getPersonZones({ education: undefined, present, years }),
  };
  return pickVaried(rankOccupations(known, listOccupations()), known)
    .map(({ occupation }) => occupation)
    .filter(
      (occupation) =>
        isOpen(occupation, limits) &&
        (limits.reach.isNear(occupation) || (goal === "another-field" && fields.length > 0)),
    )
    .slice(0, LISTED);
}

/** Roles of the chosen fields that ask for what a pasted posting asks for. */
function listAskedRoles(
  { textKind, textSkills, fields }: AdvicePerson,
  present: Occupation | null,
): AdviceTarget[] {
  if (textKind !== "posting") return [];
  const count = (skills: readonly SkillId[]) =>
    skills.filter((skill) => textSkills.includes(skill)).length;
  return CAREER_FIELDS.filter(({ slug }) => fields.includes(slug))
    .flatMap(({ slug, roles }) => roles.map((role) => ({ role, id: `${slug}/${role.slug}` })))
    .filter(({ role }) => count(role.skills) > 0)
    .filter(
      ({ role }) => !present || (findOccupation(role.onetCode)?.zone ?? 0) <= present.zone + 1,
    )
    .toSorted((a, b) => count(b.role.skills) - count(a.role.skills))
    .slice(0, 1)
    .map(({ role, id }) => ({
      id: `role:${id}`,
      title: role.title,
      to: `/careers/${id}`,
      occupationCode: role.onetCode,
      skills: role.skills,
    }));
}

/** An occupation as a target. */
export function toTarget(occupation: Occupation): AdviceTarget {
  const { code, title, related } = occupation;
  return {
    id: `occupation:${code}`,
    title,
    to: `/occupations/${code}`,
    occupationCode: code,
    skills: listKeySkills(occupation, findOccupations(related)),
  };
}

function leads(code: string): boolean {
  return leadsPeople(findOccupation(code) ?? { code, title: "" });
}
