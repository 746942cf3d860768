import { getPayFall } from "~/assessment/matching/place";
import { rankOccupations, UNKNOWN_PERSON } from "~/assessment/matching/rank-occupations";
import { createSkillLookup } from "~/assessment/matching/main-skills";
import { collectOnetSkills } from "~/assessment/matching/person-skills";
import { getPersonZones } from "~/assessment/matching/preparation";
import { pickVaried } from "~/assessment/matching/variety";
import { countFields } from "~/data/careers/field-occupations";
import { CAREER_FIELDS } from "~/data/careers/fields";
import type { SkillId } from "~/data/skills";
import type { CareerGoal } from "~/data/career-goals";
import { findOccupation, findOccupations, listOccupations } from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import type { Occupation } from "~/occupations/types";
import { preferNamed } from "./prefer-named";
import type { AdvicePerson, AdviceTarget } from "./types";
import type { Wishes } from "./wishes";

/** Work on one’s feet or with one’s back, by the start of the codes; who leads or inspects is not in it. */
const PHYSICAL =
  /^(?:29-1141|29-1126|29-20[345]|29-2061|31-|33-[23]|35-|37-|39-|41-2|45-[234]|47-[2345]|49-[239]|51-(?!1011|9061)|53-(?!1|6051)|43-50[578]|27-1027)/;
/** Work around the clock. */
const SHIFTS = /^(?:29-1141|29-1126|29-20|31-1|33-|35-|39-|51-8|53-[2-5])/;
/** Work on most weekends. */
const WEEKENDS =
  /^(?:11-9051|11-9081|27-2|29-1141|31-1|33-|35-|39-|41-[12]|43-4081|51-3|53-1044|53-[23])/;
/** Where only a degree of several years counts. */
const DEGREES = /^(?:17-1|17-2|19-1|19-2|19-3|23-1|25-1(?!194)|25-2|29-1|33-3)/;
/** With fewer jobs each year, in percent over ten years. */
const SHRINKING = -4;
const LISTED = 24;
/** So many of O*NET’s related occupations may be of another field than those chosen. */
const NEAREST = 4;

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
  const ranked = person.matches.length > 0 ? person.matches : rankNear(person, present);
  const asked = listAskedRoles(person, present);
  const moves = [
    ...asked,
    ...ranked.filter(
      ({ occupationCode }) => !asked.some((role) => role.occupationCode === occupationCode),
    ),
  ];
  const open = moves.filter(({ occupationCode }) => {
    const occupation = occupationCode ? findOccupation(occupationCode) : undefined;
    return !occupation || isOpen(occupation, present, { ...person, wishes });
  });
  const preferred = preferNamed(open, person, { present, wishes });
  const level = preferred.filter(({ occupationCode }) => !isStepDown(occupationCode, present));
  return level.length >= ENOUGH ? level : preferred;
}

/** With fewer at the level of the present job, a step down is offered as well. */
const ENOUGH = 2;

function isStepDown(code: string | null, present: Occupation | null): boolean {
  const zone = code ? findOccupation(code)?.zone : undefined;
  return present !== null && zone !== undefined && zone < Math.min(4, present.zone);
}

interface Limits extends Pick<AdvicePerson, "fields"> {
  goal: CareerGoal | null;
  wishes: Wishes;
}

function isOpen(
  occupation: Occupation,
  present: Occupation | null,
  { fields, goal, wishes }: Limits,
): boolean {
  const { code, outlook } = occupation;
  const isPresent = code === present?.code;
  if (isPresent) return goal !== "neighboring" && goal !== "another-field";
  const isNear =
    present !== null &&
    present.related.slice(0, NEAREST).includes(code) &&
    occupation.zone >= present.zone;
  const mayBeNear = goal !== "another-field" || fields.length === 0;
  if (fields.length > 0 && countFields(code, fields) === 0 && !(isNear && mayBeNear)) return false;
  if ((wishes.has("health") || wishes.has("desk")) && PHYSICAL.test(code)) return false;
  if ((wishes.has("nights") || wishes.has("hours")) && SHIFTS.test(code)) return false;
  if (wishes.has("weekends") && WEEKENDS.test(code)) return false;
  if (goal === "another-field" && present && isSameWork(code, present.code)) return false;
  if (isTooFar(occupation, present, wishes)) return false;
  const isReturning = goal === "return" || goal === "first-job";
  if (present && !isReturning && paysLess(occupation, present, wishes)) return false;
  if (!mayProgram(occupation, present, goal)) return false;
  return (outlook?.growth ?? 0) > SHRINKING;
}

/** Clearly less, or at all less for those who name pay. */
function paysLess(occupation: Occupation, present: Occupation, wishes: Wishes): boolean {
  const [pay, own] = [occupation.outlook?.medianPay, present.outlook?.medianPay];
  if (getPayFall(occupation, present) !== null) return true;
  return wishes.has("pay") && Boolean(pay && own && pay < own);
}

const isProgramming = ({ code, skills }: Occupation) =>
  DEVELOPERS.test(code) || skills.some(([name]) => name === "Programming");

const DEVELOPERS = /^15-125[1-4]/;

/** Work that is programming is no move for those whose own work isn’t. */
function mayProgram(
  occupation: Occupation,
  present: Occupation | null,
  goal: CareerGoal | null,
): boolean {
  return (
    goal === "first-job" || present === null || !isProgramming(occupation) || isProgramming(present)
  );
}

/** Another post of the same trade, such as teaching another age: no change for those who want one. */
const isSameWork = (code: string, own: string): boolean =>
  code.slice(0, 4) === own.slice(0, 4) && SAME_TRADES.test(code);

const SAME_TRADES = /^(?:25-2|29-1|33-3|35-3|41-[12]|43-[34]|47-2|49-|51-|53-)/;

/** Needs a degree they ruled out or have no time for. */
function isTooFar({ code, zone }: Occupation, present: Occupation | null, wishes: Wishes): boolean {
  const hasDegreeOf =
    present !== null && DEGREES.exec(present.code)?.[0] === DEGREES.exec(code)?.[0];
  const isLimited = ["degree", "soon", "earning", "laidOff"].some((each) =>
    wishes.has(each as never),
  );
  return (
    isLimited && !hasDegreeOf && (DEGREES.test(code) || zone > Math.max(4, present?.zone ?? 0))
  );
}

/** Without an assessment: what is near the present job, in the fields they chose. */
function rankNear(person: AdvicePerson, present: Occupation | null): AdviceTarget[] {
  if (!present) return [];
  const { fields, goal, years } = person;
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
    .slice(0, LISTED)
    .map(({ occupation }) => toTarget(occupation));
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
