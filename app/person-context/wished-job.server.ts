import { findOccupation, listOccupations } from "~/occupations/occupations.server";
import { findTarget, saveTarget } from "~/occupations/target/queries.server";
import { toOccupationTarget } from "~/occupations/target/targets.server";
import type { Occupation } from "~/occupations/types";
import { isNamedBy, listNearestOccupations, recognizeJob } from "./recognize-job";

/** Makes the job that a person has in mind their target. Returns whether it is known; true without a job. */
export async function saveWishedJob(owner: string, job: string | undefined): Promise<boolean> {
  if (!job) return true;
  return saveWishedOccupation(owner, recognizeJob(job, listOccupations())?.code);
}

/** Makes the job that a person has an interview for their target, if they have none. Returns the occupation if it now is. */
export async function proposeTarget(owner: string, job: string): Promise<Occupation | null> {
  const occupation = recognizeJob(job, listOccupations());
  if (!occupation || (await findTarget(owner))) return null;
  await saveTarget(owner, toOccupationTarget(occupation.code));
  return occupation;
}

/** Makes an occupation the target. Returns whether it is one. */
export async function saveWishedOccupation(
  owner: string,
  code: string | undefined,
): Promise<boolean> {
  const occupation = code === undefined ? undefined : findOccupation(code);
  if (occupation) await saveTarget(owner, toOccupationTarget(occupation.code));
  return occupation !== undefined;
}

/** The occupations nearest to a job that is none we know. */
export function listNearestTo(job: string) {
  return listNearestOccupations(job, listOccupations()).map(({ code, title }) => ({ code, title }));
}

/** What a person who has a job in mind that we don’t know can choose; null if nothing is near. */
export function describeWish(job: string) {
  const choices = listNearestTo(job);
  const [first] = choices;
  if (!first) return null;
  const occupation = findOccupation(first.code);
  return {
    job,
    choices,
    /** The code of the first, if its names have all the words. */
    preselected: occupation && isNamedBy(occupation, job) ? first.code : null,
  };
}

export type WishDescription = NonNullable<ReturnType<typeof describeWish>>;
