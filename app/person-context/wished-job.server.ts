import { findOccupation, listOccupations } from "~/occupations/occupations.server";
import { saveTarget } from "~/occupations/target/queries.server";
import { toOccupationTarget } from "~/occupations/target/targets.server";
import { listNearestOccupations, recognizeJob } from "./recognize-job";
import type { PersonContextFields } from "./schema.server";
import { NO_OCCUPATION } from "./types";

type WishFields = Pick<PersonContextFields, "wishedJob" | "wishedCode" | "wishedFor">;

/** Makes the job that a person has in mind their target. Returns whether it is known; true without a job. */
export async function saveWishedJob(owner: string, fields: WishFields): Promise<boolean> {
  const { wishedJob, wishedCode, wishedFor } = fields;
  if (!wishedJob) return true;
  const isChosen = wishedCode !== undefined && wishedFor === wishedJob;
  if (isChosen && wishedCode === NO_OCCUPATION) return true;
  const occupation = isChosen
    ? findOccupation(wishedCode)
    : recognizeJob(wishedJob, listOccupations());
  if (occupation) await saveTarget(owner, toOccupationTarget(occupation.code));
  return occupation !== undefined;
}

/** The occupations nearest to a job that is none we know. */
export function listNearestTo(job: string) {
  return listNearestOccupations(job, listOccupations()).map(({ code, title }) => ({ code, title }));
}
