import type { KnownSkills } from "~/learning/course-progress";
import { getSkillRecord } from "./queries.server";
import type { SkillEvidence } from "./record";
import { SOLID_SCORE } from "./weak-spots";

/** A person answers several questions on a skill this well. */
const MIN_KNOWN_SCORE = SOLID_SCORE + 10;
const MIN_KNOWN_QUESTIONS = 2;

/** Skills that interview answers or mentors show, for credit. Self-ratings and quizzes don't count. */
export async function getKnownSkills(owner: string | undefined): Promise<KnownSkills> {
  if (!owner) return new Map();
  const { record } = await getSkillRecord(owner, new Date());
  return listKnownSkills(record);
}

/** The same from a record that has been read already. */
export function listKnownSkills(record: readonly SkillEvidence[]): KnownSkills {
  return new Map(
    record.flatMap(({ skill, name, practiced, reviewed, level }) => {
      const isKnown =
        level.isDemonstrated &&
        (practiced?.mean ?? 0) >= MIN_KNOWN_SCORE &&
        (practiced?.questions ?? 0) >= MIN_KNOWN_QUESTIONS;
      const score = isKnown ? practiced?.mean : reviewed?.mean;
      return score !== undefined && score >= MIN_KNOWN_SCORE ? [[skill, { name, score }]] : [];
    }),
  );
}
