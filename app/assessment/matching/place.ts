import type { CareerGoal } from "~/data/career-goals";
import { getFigureGroup } from "~/occupations/format-outlook";
import type { Occupation } from "~/occupations/types";
import { getNeededZone } from "./rate-preparation";

/** What nearness to the present job adds to the rank: more for those who stay near. */
export const NEARNESS_WEIGHTS = { near: 0.6, other: 0.45 } as const;
/** What a chosen field adds, and what two of them add together. */
export const FIELD_WEIGHTS = [0, 0.4, 0.6] as const;
/** For those who want to get better in the job they have. */
export const FIELD_WEIGHTS_STAYING = [0, 0.2, 0.3] as const;
/** What a step down takes off. */
export const STEP_DOWN = 0.3;
/** What a step up takes off where the person’s education isn’t known. */
export const STEP_UP = 0.2;
/** A job that pays under this share of the present one’s pay is a step down. */
export const CLEARLY_LESS = 0.85;
/** What many openings add at most: 100,000 a year and more; 100 and fewer add nothing. */
export const OPENINGS_WEIGHT = 0.15;

interface Place {
  /** To the present job, 0 to 1. */
  nearness: number;
  /** In how many of the chosen fields the occupation is. */
  fieldCount: number;
  isEducationKnown: boolean;
  present: Occupation | null;
  goal: CareerGoal | null;
}

/** What an occupation’s place in the person’s way adds to the mean of its parts. */
export function ratePlace(
  occupation: Occupation,
  { nearness, fieldCount, isEducationKnown, present, goal }: Place,
): number {
  const staysNear = goal === "better" || goal === "neighboring";
  const fieldWeights = goal === "better" ? FIELD_WEIGHTS_STAYING : FIELD_WEIGHTS;
  return (
    nearness * NEARNESS_WEIGHTS[staysNear ? "near" : "other"] +
    (fieldWeights[Math.min(fieldCount, 2)] ?? 0) +
    rateOpenings(occupation) -
    (present && isStepDown(occupation, present) ? STEP_DOWN : 0) -
    (present && !isEducationKnown && isStepUp(occupation, present) ? STEP_UP : 0)
  );
}

/** By the figures of the occupation itself; those of its group say nothing of it. */
function rateOpenings({ code, outlook }: Occupation): number {
  if (!outlook || getFigureGroup(outlook, code)) return 0;
  const size = (Math.log10(Math.max(1, outlook.openings)) - 2) / 3;
  return OPENINGS_WEIGHT * Math.max(0, Math.min(1, size));
}

/** It asks for less preparation than the present job, or pays clearly less. */
function isStepDown(occupation: Occupation, present: Occupation): boolean {
  return occupation.zone < present.zone || getPayFall(occupation, present) !== null;
}

/** It asks for more preparation than the present job. */
function isStepUp(occupation: Occupation, present: Occupation): boolean {
  return getNeededZone(occupation) > getNeededZone(present);
}

/** By what share it pays less than the present job; null if not clearly less, or unknown. */
export function getPayFall(occupation: Occupation, present: Occupation): number | null {
  const [pay, own] = [occupation.outlook?.medianPay, present.outlook?.medianPay];
  return pay && own && pay < CLEARLY_LESS * own ? 1 - pay / own : null;
}
