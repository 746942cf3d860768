import type { Occupation } from "~/occupations/types";

/** An occupation O*NET hasn’t surveyed yet takes the skills of so many of its nearest ones. */
const NEAREST = 3;

/** The main skills of each occupation with their importance. */
export function createSkillLookup(
  occupations: readonly Occupation[],
): (occupation: Occupation) => Occupation["skills"] {
  const byCode = new Map(occupations.map((occupation) => [occupation.code, occupation]));
  return ({ skills, related }) =>
    skills.length > 0
      ? skills
      : related
          .flatMap((code) => byCode.get(code) ?? [])
          .filter((each) => each.skills.length > 0)
          .slice(0, NEAREST)
          .flatMap((each) => each.skills);
}
