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

/** Experience of at least this many years stands for one job zone, up to zone 4. */
const YEARS_FOR_A_ZONE = 4;

/**
 * The job zone a person is prepared for, 1 to 5: that of their education, one more with more than four
 * years of experience (but not zone 5, where a degree is usually required). Null if unknown.
 */
export function getPersonZone(
  education: string | undefined,
  experience: string | undefined,
): number | null {
  const zone = EDUCATION_LEVELS.find(({ value }) => value === education)?.zone;
  if (!zone) return null;
  const years = EXPERIENCE_LEVELS.find(({ value }) => value === experience)?.years ?? 0;
  return years > YEARS_FOR_A_ZONE ? Math.max(zone, Math.min(4, zone + 1)) : zone;
}

/** The highest job zone a person would prepare for; null if they didn't say. */
export function getHighestZone(zone: number | null, study: string | undefined): number | null {
  const level = STUDY_LEVELS.find(({ value }) => value === study);
  return zone === null || !level ? null : Math.min(5, zone + level.zones);
}

/** What an occupation's job zone means for the person. */
export function describePreparation(zone: number, personZone: number | null): string {
  if (personZone === null) return ZONE_NEEDS[zone] ?? "";
  if (zone <= personZone) return "You have the preparation it usually asks for";
  return zone === personZone + 1
    ? `One step more preparation: ${ZONE_NEEDS[zone] ?? ""}`
    : `Much more preparation: ${ZONE_NEEDS[zone] ?? ""}`;
}

/** In a few words what each job zone asks for. */
export const ZONE_NEEDS: Record<number, string> = {
  1: "little or no preparation",
  2: "a high school diploma and some training",
  3: "an associate’s degree, certificate or apprenticeship",
  4: "usually a bachelor’s degree",
  5: "usually a graduate degree",
};
