import { getPayFall } from "~/assessment/matching/place";
import { rankOccupations, UNKNOWN_PERSON } from "~/assessment/matching/rank-occupations";
import { pickVaried } from "~/assessment/matching/variety";
import { countFields } from "~/data/careers/field-occupations";
import type { CareerGoal } from "~/data/career-goals";
import { findOccupation, findOccupations, listOccupations } from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import type { Occupation } from "~/occupations/types";
import type { AdvicePerson, AdviceTarget } from "./types";
import type { Wishes } from "./wishes";

/** Work on one’s feet or with one’s back, by the start of the codes; who leads or inspects is not in it. */
const PHYSICAL =
  /^(?:29-1141|29-1126|29-20[345]|29-2061|31-|33-[23]|35-|37-|39-|41-2|45-[234]|47-[2345]|49-[239]|51-(?!1011|9061)|53-(?!1|6051)|43-50[578]|27-1027)/;
/** Work around the clock. */
const SHIFTS = /^(?:29-1141|29-20|31-1|33-|35-|39-|51-8|53-[2-5])/;
/** Work on most weekends. */
const WEEKENDS = /^(?:27-2|29-1141|31-1|33-|35-|39-[36]|41-[12]|53-[23])/;
/** Where only a degree of several years counts. */
const DEGREES = /^(?:17-1|17-2|19-1|19-2|19-3|23-1|25-1(?!194)|25-2|29-1)/;
/** With fewer jobs each year, in percent over ten years. */
const SHRINKING = -4;
/** A clear step down; smaller differences are for the person to weigh. */
const LOW_PAY = 0.25;
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
  const moves = person.matches.length > 0 ? person.matches : rankNear(person, present);
  return moves.filter((move) => {
    if (person.refused.has(`target:${move.id}`)) return false;
    const occupation = move.occupationCode ? findOccupation(move.occupationCode) : undefined;
    return !occupation || isOpen(occupation, present, { ...person, wishes });
  });
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
  const isNear = present?.related.includes(code) ?? false;
  const mayBeNear = goal !== "another-field" || fields.length === 0;
  if (fields.length > 0 && countFields(code, fields) === 0 && !(isNear && mayBeNear)) return false;
  if (wishes.has("health") && PHYSICAL.test(code)) return false;
  if ((wishes.has("nights") || wishes.has("hours")) && SHIFTS.test(code)) return false;
  if (wishes.has("weekends") && WEEKENDS.test(code)) return false;
  if (isTooFar(occupation, present, wishes)) return false;
  if (present && (getPayFall(occupation, present) ?? 0) > LOW_PAY && goal !== "return")
    return false;
  return (outlook?.growth ?? 0) > SHRINKING;
}

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
  const known = { ...UNKNOWN_PERSON, fields, goal, years, present };
  return pickVaried(rankOccupations(known, listOccupations()), known)
    .slice(0, LISTED)
    .map(({ occupation }) => toTarget(occupation));
}

function toTarget(occupation: Occupation): AdviceTarget {
  const { code, title, related } = occupation;
  return {
    id: `occupation:${code}`,
    title,
    to: `/occupations/${code}`,
    occupationCode: code,
    skills: listKeySkills(occupation, findOccupations(related)),
  };
}
