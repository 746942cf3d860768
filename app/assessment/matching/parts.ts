import type { Occupation } from "~/occupations/types";
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

/** O*NET’s main skills of an occupation. */
const MAIN_SKILLS = 8;

/**
 * The importance-weighted share of an occupation’s main skills that the person has. Each skill of
 * its field counts as one more.
 */
export function rateSkills(
  skills: Occupation["skills"],
  personSkills: ReadonlyMap<string, number>,
  fieldSkills: readonly number[] = [],
): number | null {
  if (personSkills.size === 0) return null;
  let [had, total] = [0, 0];
  for (const [name, importance] of skills) {
    had += importance * (personSkills.get(name) ?? 0);
    total += importance;
  }
  if (total === 0) return null;
  const inField = fieldSkills.reduce((sum, share) => sum + share, 0);
  return (MAIN_SKILLS * (had / total) + inField) / (MAIN_SKILLS + fieldSkills.length);
}

/** The share of what the person wants that the occupation’s figures show. */
export function rateValues(occupation: Occupation, values: readonly ValueWish[]): number | null {
  if (values.length === 0 || !occupation.outlook) return null;
  return values.filter((value) => WISHES[value].test(occupation)).length / values.length;
}
