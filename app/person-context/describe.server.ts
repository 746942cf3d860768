import { CAREER_GOALS } from "~/data/career-goals";
import { PLAIN_SKILL_NAMES } from "~/data/onet-skill-names";
import { findOccupation } from "~/occupations/occupations.server";
import { formatLongDate } from "~/ui/format-date";
import type { PersonContext } from "./types";

/** What the person’s occupation brings along; null without a job. */
export function describeJob({
  job,
  occupationCode,
}: Pick<PersonContext, "job" | "occupationCode">) {
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

/** What was said, by what was asked. */
export function describeContext(context: PersonContext): { label: string; value: string }[] {
  const { job, occupationCode, years, goal, date, mustStay } = context;
  const occupation = occupationCode === null ? undefined : findOccupation(occupationCode);
  const entries: [string, string | null][] = [
    ["What you do now", job],
    ["Occupation", occupation?.title ?? null],
    ["Years in it", years === null ? null : String(years)],
    ["What you want", CAREER_GOALS.find(({ value }) => value === goal)?.label ?? null],
    ["Ready by", date && formatLongDate(date)],
    ["What must stay as it is", mustStay],
  ];
  return entries.flatMap(([label, value]) => (value === null ? [] : { label, value }));
}

export function isAnythingSaid(context: PersonContext): boolean {
  return Object.values(context).some((value) => value !== null);
}
