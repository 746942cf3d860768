import { listChosenFields } from "~/assessment/answers";
import { getLatestResult } from "~/assessment/assessments.server";
import { getPersonContext } from "~/person-context/queries.server";
import { listFieldsOf } from "~/skills/advice/situation";

/** The fields chosen in the assessment, and those of the present occupation. */
export async function listOwnFields(owner: string): Promise<string[]> {
  const [{ result }, said] = await Promise.all([getLatestResult(owner), getPersonContext(owner)]);
  return [
    ...(result ? listChosenFields(result.answers) : []),
    ...listFieldsOf({ id: "", occupationCode: said?.occupationCode ?? null }),
  ];
}
