import type { Occupation } from "~/occupations/types";
import { NEAR } from "./nearness";
import type { PersonZones } from "./preparation";

/** By how many steps an occupation asks for more than the person has. */
export const MORE_PREPARATION = [1, 0.45, 0.2, 0] as const;
/** By how many job zones it asks for less: having the preparation is no reason to go down. */
export const LESS_PREPARATION = [1, 0.6, 0.3, 0.1] as const;
/** What preparation for another field counts at most. */
export const OTHER_FIELD = 0.6;

const LONGEST_EDUCATION = "Doctoral or professional degree";
/** The job zone of each typical education. */
const EDUCATION_ZONES: Readonly<Record<string, number>> = {
  "No formal educational credential": 1,
  "High school diploma or equivalent": 2,
  "Some college, no degree": 3,
  "Postsecondary nondegree award": 3,
  "Associate's degree": 3,
  "Bachelor's degree": 4,
  "Master's degree": 5,
  [LONGEST_EDUCATION]: 5,
};
export const DEGREE_ZONE = 4;
/** Managers and first-line supervisors. */
const LEADERS = /^(?:11-|(?:3[3579]|4[13579]|5[13])-10)/;

/** Architects, engineers, scientists, lawyers, teachers and health professions. */
const DEGREE_GROUPS = ["17-1", "17-2", "19-1", "19-2", "19-3", "23-1", "25-1", "25-2", "29-1"];

type Asking = Pick<Occupation, "code" | "zone" | "outlook">;

/** The zone of the typical education; null if it isn't published. */
export function getEducationZone({ outlook }: Pick<Occupation, "outlook">): number | null {
  return EDUCATION_ZONES[outlook?.education ?? ""] ?? null;
}

export const asksForDegree = (occupation: Pick<Occupation, "outlook">): boolean =>
  (getEducationZone(occupation) ?? 0) >= DEGREE_ZONE;

/**
 * The job zone, or that of the typical education where a degree of a lower zone is usual. A specialty
 * of a profession, such as nursing, keeps its own: its typical education is that of the profession.
 */
export function getNeededZone(occupation: Asking): number {
  const education = getEducationZone(occupation) ?? 0;
  if (education < DEGREE_ZONE) return occupation.zone;
  return countsDegreeOnly(occupation) ? occupation.zone : Math.min(occupation.zone, education);
}

const countsDegreeOnly = ({ code }: Asking): boolean =>
  DEGREE_GROUPS.some((start) => code.startsWith(start));

/**
 * 1 in the zones the person is prepared for. In some groups experience doesn't stand for a degree,
 * and a doctoral or professional degree is one step more than the other degrees of zone 5.
 */
export function ratePreparation(
  occupation: Asking,
  person: PersonZones | null,
  isOtherField = false,
): number | null {
  if (person === null) return null;
  const below = person.low - getNeededZone(occupation);
  if (below > 0) return LESS_PREPARATION[Math.min(below, 3)] ?? 0;
  const value = MORE_PREPARATION[Math.min(countMissingSteps(occupation, person), 3)] ?? 0;
  return isOtherField ? Math.min(value, OTHER_FIELD) : value;
}

/** How many steps of preparation the person lacks. */
export function countMissingSteps(occupation: Asking, person: PersonZones): number {
  const has = countsDegreeOnly(occupation) ? person.learned : person.high;
  const steps = getNeededZone(occupation) - has;
  if (steps <= 0) return 0;
  return occupation.outlook?.education === LONGEST_EDUCATION ? steps + 1 : steps;
}

/** Whether it asks for a degree of another field than that of the present job. Leading is one field. */
export function isOfOtherField(
  occupation: Asking,
  present: Asking | null,
  nearness: number,
): boolean {
  return (
    present !== null &&
    asksForDegree(occupation) &&
    nearness < NEAR &&
    occupation.code.slice(0, 2) !== present.code.slice(0, 2) &&
    !(LEADERS.test(occupation.code) && LEADERS.test(present.code))
  );
}
