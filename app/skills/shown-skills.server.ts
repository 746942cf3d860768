import type { SkillId } from "~/data/skills";
import { getSkillRecord } from "./queries.server";

/** The levels of skills that more than a self-rating stands for, 0 to 100. */
export async function listShownSkills(owner: string, now: Date): Promise<Map<SkillId, number>> {
  const { record } = await getSkillRecord(owner, now);
  return new Map(
    record.flatMap(({ skill, level }) => (level.isDemonstrated ? [[skill, level.value]] : [])),
  );
}
