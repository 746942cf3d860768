import { cardById } from "~/data/questions/cards.server";
import type { SkillId } from "~/data/skills";
import type { WorkField } from "~/data/work-fields/types";
import { WORK_FIELDS } from "~/data/work-fields/work-fields";

/** The fields whose questions have a skill as their main one: a text that names it may be about one of them. */
export const FIELDS_BY_SKILL: ReadonlyMap<SkillId, ReadonlySet<WorkField>> = listFieldsBySkill();

function listFieldsBySkill(): Map<SkillId, Set<WorkField>> {
  const fields = new Map<SkillId, Set<WorkField>>();
  for (const field of WORK_FIELDS)
    for (const { skills } of field.cards.flatMap((id) => cardById(id)?.questions ?? [])) {
      const [main] = skills as SkillId[];
      if (main) fields.set(main, (fields.get(main) ?? new Set()).add(field));
    }
  return fields;
}
