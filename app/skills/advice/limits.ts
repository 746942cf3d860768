import { getPayFall } from "~/assessment/matching/place";
import { countFields } from "~/data/careers/field-occupations";
import type { CareerGoal } from "~/data/career-goals";
import type { Occupation } from "~/occupations/types";
import {
  asksForDegree,
  isOfStrangeIndustry,
  leadsNow,
  leadsPeople,
  type Reach,
  startsAnotherCraft,
} from "./reach";
import type { AdvicePerson } from "./types";
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
  const { code, outlook } = occupation;
  const least = wishes.has("growth") ? 0 : SHRINKING;
  return (
    ((wishes.has("health") || wishes.has("desk")) && PHYSICAL.test(code)) ||
    ((wishes.has("nights") || wishes.has("hours")) && SHIFTS.test(code)) ||
    (wishes.has("weekends") && WEEKENDS.test(code)) ||
    isTooFar(occupation, present, wishes) ||
    (wishes.has("college") &&
      needsDegree(occupation, present, leadsNow(job, present) && (years ?? 0) >= YEARS_TO_LEAD)) ||
    (goal === "first-job" && Boolean(outlook) && outlook?.experience !== "None") ||
    !mayProgram(occupation, present, goal) ||
    (outlook?.growth ?? 0) < least
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
    (goal === "another-field" && isSameWork(occupation.code, present.code)) ||
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
