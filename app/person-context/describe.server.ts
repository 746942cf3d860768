import { PLAIN_SKILL_NAMES } from "~/data/onet-skill-names";
import { findOccupation } from "~/occupations/occupations.server";
import type { PersonContext } from "./types";

/** What the person’s occupation brings along; null without a job. */
export function describeJob({ job, occupationCode }: PersonContext) {
  if (job === null) return null;
  const occupation = occupationCode === null ? undefined : findOccupation(occupationCode);
  return {
    job,
    occupation: occupation
      ? { title: occupation.title, to: `/occupations/${occupation.code}` }
      : null,
    skills: (occupation?.skills ?? []).map(([name]) => PLAIN_SKILL_NAMES[name] ?? name),
  };
}

export type JobDescription = NonNullable<ReturnType<typeof describeJob>>;

export function isAnythingSaid(context: PersonContext): boolean {
  return Object.values(context).some((value) => value !== null);
}
