import { getPayFall } from "~/assessment/matching/place";
import { findBrokenWish, isSameTrade } from "~/assessment/matching/ruled-out";
import { isOfStrangeIndustry } from "~/assessment/matching/strange-industry";
import { countFields } from "~/data/careers/field-occupations";
import type { CareerGoal } from "~/data/career-goals";
import type { Occupation } from "~/occupations/types";
import { asksForDegree, leadsNow, leadsPeople, type Reach, startsAnotherCraft } from "./reach";
import type { AdvicePerson } from "./types";
import type { Wishes } from "~/person-context/wishes";

/** With fewer jobs each year, in percent over ten years. */
const SHRINKING = -4;
/** So many of O*NET’s related occupations may be of another field than those chosen. */
const NEAREST = 4;

export interface Limits extends Pick<AdvicePerson, "fields" | "goal" | "job" | "years"> {
  wishes: Wishes;
  present: Occupation | null;
  reach: Reach;
}

/** Whether an occupation is left after all that the person ruled out. */
export function isOpen(occupation: Occupation, limits: Limits): boolean {
  const { present, goal } = limits;
  if (occupation.code === present?.code) return !isLeaving(goal);
  return (
    isOfFields(occupation, limits) &&
    !isRuledOut(occupation, limits) &&
    (goal === "first-job" || !limits.reach.isStrangeLead(occupation)) &&
    !(present && isOtherWork(occupation, present, limits))
  );
}

const isLeaving = (goal: CareerGoal | null) => goal === "neighboring" || goal === "another-field";

/** In a chosen field, or one of the nearest to the present job. */
function isOfFields(occupation: Occupation, { fields, goal, present }: Limits): boolean {
  if (fields.length === 0 || isInFields(occupation.code, fields)) return true;
  const isNear =
    present !== null &&
    present.related.slice(0, NEAREST).includes(occupation.code) &&
    occupation.zone >= present.zone;
  return isNear && goal !== "another-field";
}

export const isInFields = (code: string, fields: readonly string[]): boolean =>
  countFields(code, fields) > 0;

/** By what the person’s own line says. */
function isRuledOut(
  occupation: Occupation,
  { wishes, goal, present, job, years }: Limits,
): boolean {
  const { outlook } = occupation;
  return (
    findBrokenWish(occupation, present, wishes) !== null ||
    (wishes.has("college") &&
      needsDegree(occupation, present, leadsNow(job, present) && (years ?? 0) >= YEARS_TO_LEAD)) ||
    (goal === "first-job" && Boolean(outlook) && outlook?.experience !== "None") ||
    !mayProgram(occupation, present, goal) ||
    (outlook?.growth ?? 0) < SHRINKING
  );
}

/** A degree that they have not got; years of leading stand for one where leading is the work. */
function needsDegree(occupation: Occupation, present: Occupation | null, hasLed: boolean): boolean {
  const hasOne = present !== null && present.zone >= DEGREE_ZONE;
  return asksForDegree(occupation) && !hasOne && !(hasLed && leadsPeople(occupation));
}

const YEARS_TO_LEAD = 5;
const DEGREE_ZONE = 4;

/** No move for somebody who comes from the present job. */
function isOtherWork(occupation: Occupation, present: Occupation, limits: Limits): boolean {
  const { goal, wishes } = limits;
  if (goal === "return" || goal === "first-job") return false;
  return (
    isSameTrade(occupation, present, goal) ||
    isOfStrangeIndustry(occupation, present) ||
    startsAnotherCraft(occupation, present) ||
    paysLess(occupation, present, wishes) ||
    isBelow(occupation, present, limits)
  );
}

/** For those who lead people or whose pay must hold: less preparation, less pay, or leading nobody any more. */
function isBelow(occupation: Occupation, present: Occupation, { wishes, job }: Limits): boolean {
  const isLeading = leadsNow(job, present);
  if (!isLeading && !wishes.has("pay")) return false;
  const [pay, own] = [occupation.outlook?.medianPay, present.outlook?.medianPay];
  return (
    occupation.zone < Math.min(DEGREE_ZONE, present.zone) ||
    Boolean(pay && own && pay < own * (wishes.has("pay") ? 1 : ABOUT_EQUAL)) ||
    (isLeading &&
      !leadsPeople(occupation) &&
      (occupation.zone < DEGREE_ZONE || isSameFamily(occupation, present)))
  );
}

/** The work of those whom they lead now. */
const isSameFamily = (one: Occupation, other: Occupation): boolean =>
  !one.code.startsWith(MANAGERS) && one.code.slice(0, 2) === other.code.slice(0, 2);

const MANAGERS = "11-";
const ABOUT_EQUAL = 0.9;

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
