import type { Occupation } from "~/occupations/types";

/** What a person brings: the answers of step 4. */
export const EDUCATION_LEVELS = [
  { value: "none", label: "No high school diploma", zone: 1 },
  { value: "high-school", label: "High school diploma or GED", zone: 2 },
  { value: "some-college", label: "Some college, certificate or apprenticeship", zone: 3 },
  { value: "associate", label: "Associate’s degree", zone: 3 },
  { value: "bachelor", label: "Bachelor’s degree", zone: 4 },
  { value: "graduate", label: "Master’s, doctoral or professional degree", zone: 5 },
] as const;

export const EXPERIENCE_LEVELS = [
  { value: "none", label: "None yet", years: 0 },
  { value: "under-2", label: "Less than 2 years", years: 1 },
  { value: "2-to-4", label: "2 to 4 years", years: 3 },
  { value: "over-4", label: "More than 4 years", years: 5 },
] as const;

/** How much more preparation a person would take on, in job zones. */
export const STUDY_LEVELS = [
  { value: "none", label: "Nothing beyond training on the job", zones: 0 },
  { value: "one", label: "Up to two years of study or an apprenticeship", zones: 1 },
  { value: "two", label: "Three to five years, such as a degree", zones: 2 },
  { value: "any", label: "As long as it takes", zones: 4 },
] as const;

/** More years of experience than this stand for one job zone, up to zone 4. */
const YEARS_FOR_A_ZONE = 4;
/** After so many years in a job, a person has the preparation it asks for. */
const YEARS_FOR_A_JOB = 2;

interface Background {
  education: string | undefined;
  /** In the field they want; the answer of step 4. */
  experience?: string | undefined;
  present?: Pick<Occupation, "zone"> | null;
  /** In the present job. */
  years?: number | null;
}

/** The job zones a person is prepared for: from that of their job to the highest. */
export interface PersonZones {
  low: number;
  high: number;
  /** The highest where only a degree counts. */
  learned: number;
}

/**
 * The highest is that of their education, one more with more than four years of experience (but not
 * zone 5, where a degree is usually required), and at least that of a job they have had for two
 * years. The lowest is that of their job, or else of their education. Null if unknown.
 */
export function getPersonZones({
  education,
  experience,
  present,
  years,
}: Background): PersonZones | null {
  const learned = EDUCATION_LEVELS.find(({ value }) => value === education)?.zone;
  const worked = EXPERIENCE_LEVELS.find(({ value }) => value === experience)?.years ?? years ?? 0;
  const own = present && (years ?? YEARS_FOR_A_JOB) >= YEARS_FOR_A_JOB ? present.zone : undefined;
  const start = learned ?? own;
  if (start === undefined) return null;
  const raised = worked > YEARS_FOR_A_ZONE ? Math.max(start, Math.min(4, start + 1)) : start;
  return {
    low: own ?? start,
    high: Math.max(raised, own ?? 0),
    learned: Math.max(start, own ?? 0),
  };
}

/** How many steps of preparation a person would still take on; null if they didn't say. */
export function getStudySteps(study: string | undefined): number | null {
  return STUDY_LEVELS.find(({ value }) => value === study)?.zones ?? null;
}
