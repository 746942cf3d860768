import { CAREER_FIELDS } from "~/data/careers/fields";
import { getFigureSource } from "~/occupations/figure-source";
import { formatPay, getFigureGroup } from "~/occupations/format-outlook";
import { findOccupation, listOccupations } from "~/occupations/occupations.server";
import { findOfficialRole, getPublished } from "~/occupations/official-role.server";
import { PAY } from "~/occupations/releases";
import { getTarget } from "~/occupations/target/targets.server";
import type { Occupation } from "~/occupations/types";
import { recognizeJob } from "~/person-context/recognize-job";

/** The median of the statistics for a job by its name; null if none of their occupations is it. */
export async function findOfficialPay(owner: string, name: string) {
  const occupation = await findNamedOccupation(owner, name);
  const outlook = occupation && getPublished(occupation);
  if (!outlook) return null;
  return {
    amount: `${formatPay(outlook.medianPay)} a year`,
    occupation: getFigureGroup(outlook, occupation.code) ?? occupation.title,
    to: `/occupations/${occupation.code}`,
    date: PAY.date,
    source: getFigureSource(occupation),
  };
}

/** An occupation or one of our roles with this name; else the person's target, if that has it. */
async function findNamedOccupation(owner: string, name: string): Promise<Occupation | undefined> {
  const recognized = recognizeJob(name, listOccupations());
  if (recognized) return recognized;
  const isNamed = ({ title }: { title: string }) => title.toLowerCase() === name.toLowerCase();
  const role = CAREER_FIELDS.flatMap(({ roles }) => roles).find(isNamed);
  if (role) return findOfficialRole(role)?.occupation;
  const target = await getTarget(owner);
  return target && isNamed(target) ? findOccupation(target.occupationCode) : undefined;
}
