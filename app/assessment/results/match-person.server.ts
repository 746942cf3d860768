import type { CareerGoal } from "~/data/career-goals";
import type { SkillId } from "~/data/skills";
import { findOccupation, listOccupations } from "~/occupations/occupations.server";
import { type Answers, collectClaims, listChosenFields, listWishes } from "~/assessment/answers";
import type { Rating } from "~/assessment/assessments.server";
import { readOldGoal } from "~/assessment/old-goal";
import { createSkillLookup } from "~/assessment/matching/main-skills";
import { collectOnetSkills } from "~/assessment/matching/person-skills";
import { getPersonZones } from "~/assessment/matching/preparation";
import type { MatchPerson } from "~/assessment/matching/rank-occupations";
import { isValueWish } from "~/assessment/matching/wishes";
import { readWishes, type Wishes } from "~/person-context/wishes";
import type { InterestResult } from "./interest-results.server";

/** Where the person stands, as far as they said so. */
export interface StartingPoint {
  /** O*NET-SOC code of the present job. */
  occupationCode: string | null;
  /** In the present job. */
  years: number | null;
  goal: CareerGoal | null;
  /** What must stay as it is, in their words. */
  mustStay: string | null;
}

export interface Background {
  /** Null for a person who hasn’t said so, and where it isn’t shared. */
  start: StartingPoint | null;
  /** What interview answers have shown of skills, 0 to 100. */
  shownSkills: ReadonlyMap<SkillId, number>;
}

interface Given {
  answers: Answers;
  ratings: readonly Rating[];
  interests: InterestResult;
}

/** Everything the rank of occupations takes from a person. */
export function buildMatchPerson(
  { answers, ratings, interests }: Given,
  { start, shownSkills }: Background,
  isComparable: boolean,
): MatchPerson {
  const present = (start?.occupationCode && findOccupation(start.occupationCode)) || null;
  const claims = collectClaims(answers, ratings, shownSkills);
  const presentSkills = present ? createSkillLookup(listOccupations())(present) : [];
  return {
    interests: isComparable ? interests.profile : null,
    skills: collectOnetSkills(presentSkills, claims),
    claims,
    // The years in a job don’t tell what a person has learned for another.
    zones: answers.education
      ? getPersonZones({
          education: answers.education,
          experience: answers.experience,
          present,
          years: start?.years ?? null,
        })
      : null,
    values: listWishes(answers).filter(isValueWish),
    fields: listChosenFields(answers),
    present,
    years: start?.years ?? null,
    goal: start?.goal ?? readOldGoal(answers),
    wishes: listPlainWishes(start?.mustStay ?? null),
  };
}

/** Without those of money and time: they speak against years of study, but don’t rule it out. */
function listPlainWishes(mustStay: string | null): Wishes {
  const wishes = new Set(readWishes(mustStay));
  for (const wish of ["soon", "earning", "laidOff"] as const) wishes.delete(wish);
  return wishes;
}
