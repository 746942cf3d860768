import type { Occupation } from "~/occupations/types";
import type { PersonZones } from "./preparation";
import {
  asksForDegree,
  DEGREE_ZONE,
  countMissingSteps,
  getEducationZone,
  getNeededZone,
} from "./rate-preparation";

export const UNKNOWN_EDUCATION = "We don’t know your education";

/** How long the missing steps of preparation usually take. */
const MISSING_STEPS = [
  "You have the preparation",
  "About two years of study",
  "About four years of study",
  "More than four years of study",
] as const;

interface Compared {
  zones: PersonZones | null;
  present: Occupation | null;
  /** It asks for a degree of another field than that of the present job. */
  isOtherField: boolean;
}

/** What the preparation for an occupation means for the person. */
export function describePreparation(
  occupation: Occupation,
  { zones, present, isOtherField }: Compared,
): string {
  if (zones === null) return UNKNOWN_EDUCATION;
  if (getNeededZone(occupation) < zones.low) return "Asks for less than you have";
  const missing = countMissingSteps(occupation, zones);
  if (missing > 0)
    return asksForExperience(occupation, zones)
      ? "Some years of experience"
      : (MISSING_STEPS[Math.min(missing, 3)] ?? "");
  if (!isOtherField)
    return asksForDegree(occupation) && zones.learned < DEGREE_ZONE
      ? "Your experience may stand for the usual degree"
      : MISSING_STEPS[0];
  return present && asksForDegree(present)
    ? "A degree in another field"
    : "Asks for a degree in its field";
}

/** The person has its typical education, so what its job zone asks for beyond that is experience. */
function asksForExperience(occupation: Occupation, { learned }: PersonZones): boolean {
  const education = getEducationZone(occupation);
  return education !== null && !asksForDegree(occupation) && education <= learned;
}

/** In a few words what each job zone asks for. */
const ZONE_NEEDS: Record<number, string> = {
  1: "Little or no preparation",
  2: "A high school diploma and some training",
  3: "An associate’s degree, certificate or apprenticeship",
  4: "A bachelor’s degree",
  5: "A graduate degree",
};

/** The typical education, or the job zone where none is published or a specialty asks for more. */
export function describeNeeds(occupation: Occupation): string {
  const { outlook, zone } = occupation;
  const isSpecialty =
    asksForDegree(occupation) && getNeededZone(occupation) > (getEducationZone(occupation) ?? 0);
  return outlook && !isSpecialty ? outlook.education.replace("'", "’") : (ZONE_NEEDS[zone] ?? "");
}
