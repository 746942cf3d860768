import type { QuestionWithCard } from "~/data/questions/cards.server";
import { listPacksOfField } from "~/data/questions/packs.server";
import { isSkillId } from "~/data/skills";
import { findOccupations } from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import { isForOwnPost, isOfSomeRoles } from "./questions";
import { listFieldsOf, type Situation } from "./situation";

/** From this rating on, people know a skill that their job doesn’t name. */
const KNOWN_RATING = 3;

/**
 * A technical question that neither the person’s work nor the craft they aim at explains: it comes after all they can
 * answer from their own work.
 */
export function isOutsideWork(situation: Situation, candidate: QuestionWithCard): boolean {
  const { present, record, target } = situation;
  const { question, card } = candidate;
  if (!present || question.kind !== "technical") return false;
  const main = question.skills.find(isSkillId);
  const isKnown =
    main !== undefined &&
    (listKeySkills(present, findOccupations(present.related)).includes(main) ||
      (record.get(main)?.rated?.level ?? 0) >= KNOWN_RATING);
  const isCraft = !isOfSomeRoles(candidate) && main !== undefined && target?.skills[0] === main;
  return !isKnown && !isCraft && !isForOwnPost(situation, candidate) && !isOfPresent();

  function isOfPresent(): boolean {
    const fields = listFieldsOf({ id: "", occupationCode: present?.code ?? null });
    return fields.some((field) => listPacksOfField(field).some(({ id }) => id === card.id));
  }
}
