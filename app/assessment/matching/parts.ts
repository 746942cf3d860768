import type { Occupation } from "~/occupations/types";
import type { PersonZones } from "./preparation";
import { type ValueWish, WISHES } from "./wishes";

/** What the rank of an occupation is made of. */
export const PARTS = ["interests", "skills", "preparation", "values"] as const;
export type Part = (typeof PARTS)[number];

/** Each from 0 to 1; null if the person’s answers or the figures don’t tell. */
export type Parts = Readonly<Record<Part, number | null>>;
export type Weights = Readonly<Record<Part, number>>;

export const DEFAULT_WEIGHTS: Weights = { interests: 1, skills: 1, preparation: 1, values: 0.5 };

/** The weighted mean of the parts that are known; null if none of them counts. */
export function combineParts(parts: Parts, weights: Weights): number | null {
  let [sum, total] = [0, 0];
  for (const part of PARTS) {
    const value = parts[part];
    if (value === null) continue;
    sum += value * weights[part];
    total += weights[part];
  }
  return total === 0 ? null : sum / total;
}

/** r from −1 to 1 moved to 0 to 1. */
export function rateInterests(r: number | null): number | null {
  return r === null ? null : (r + 1) / 2;
}

/** The importance-weighted share of an occupation’s main skills that the person has. */
export function rateSkills(
  skills: Occupation["skills"],
  personSkills: ReadonlyMap<string, number>,
): number | null {
  if (personSkills.size === 0) return null;
  let [had, total] = [0, 0];
  for (const [name, importance] of skills) {
    had += importance * (personSkills.get(name) ?? 0);
    total += importance;
  }
  return total === 0 ? null : had / total;
}

/** By how many steps an occupation asks for more than the person has. */
export const MORE_PREPARATION = [1, 0.45, 0.2, 0] as const;
/** By how many job zones it asks for less: having the preparation is no reason to go down. */
export const LESS_PREPARATION = [1, 0.6, 0.3, 0.1] as const;

const LONGEST_EDUCATION = "Doctoral or professional degree";
/** Architects, engineers, scientists, lawyers, teachers and health professions. */
const DEGREE_GROUPS = ["17-1", "17-2", "19-1", "19-2", "19-3", "23-1", "25-1", "25-2", "29-1"];

/**
 * 1 in the zones the person is prepared for. In some groups experience doesn't stand for a degree,
 * and a doctoral or professional degree is one step more than the other degrees of zone 5.
 */
export function ratePreparation(
  occupation: Pick<Occupation, "code" | "zone" | "outlook">,
  person: PersonZones | null,
): number | null {
  if (person === null) return null;
  const below = person.low - occupation.zone;
  if (below > 0) return LESS_PREPARATION[Math.min(below, 3)] ?? 0;
  return MORE_PREPARATION[Math.min(countMissingSteps(occupation, person), 3)] ?? 0;
}

/** How many steps of preparation the person lacks. */
export function countMissingSteps(
  { code, zone, outlook }: Pick<Occupation, "code" | "zone" | "outlook">,
  person: PersonZones,
): number {
  const needsDegree = DEGREE_GROUPS.some((start) => code.startsWith(start));
  const steps = zone - (needsDegree ? person.learned : person.high);
  if (steps <= 0) return 0;
  return outlook?.education === LONGEST_EDUCATION ? steps + 1 : steps;
}

/** The share of what the person wants that the occupation’s figures show. */
export function rateValues(occupation: Occupation, values: readonly ValueWish[]): number | null {
  if (values.length === 0 || !occupation.outlook) return null;
  return values.filter((value) => WISHES[value].test(occupation)).length / values.length;
}
