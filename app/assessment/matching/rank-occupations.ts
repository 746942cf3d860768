import type { CareerGoal } from "~/data/career-goals";
import { countFields } from "~/data/careers/field-occupations";
import type { SkillId } from "~/data/skills";
import type { Occupation } from "~/occupations/types";
import type { Wishes } from "~/person-context/wishes";
import { rateFieldSkills } from "./field-skills";
import { createSkillLookup } from "./main-skills";
import { type InterestMatch, matchInterests } from "./match-interests";
import type { ScoreRange } from "./interest-profile";
import { measureNearness } from "./nearness";
import {
  combineParts,
  DEFAULT_WEIGHTS,
  type Parts,
  rateInterests,
  rateSkills,
  rateValues,
  type Weights,
} from "./parts";
import { getPayFall, ratePlace } from "./place";
import type { PersonZones } from "./preparation";
import type { SkillClaim } from "./rank-roles";
import { isOfOtherField, ratePreparation } from "./rate-preparation";
import { type BrokenWish, findBrokenWish, isSameTrade } from "./ruled-out";
import { isOfStrangeIndustry } from "./strange-industry";
import type { ValueWish } from "./wishes";
import { listWords, type Word } from "./words";

/** What is known of a person for the rank of occupations. */
export interface MatchPerson {
  /** Null if the interests can’t be compared. */
  interests: readonly ScoreRange[] | null;
  /** How much of O*NET’s skills the person has, 0 to 1, by name. */
  skills: ReadonlyMap<string, number>;
  /** What they say of the skills of our catalog, and what answers have shown. */
  claims: ReadonlyMap<SkillId, SkillClaim>;
  /** Null if their education isn’t known. */
  zones: PersonZones | null;
  values: readonly ValueWish[];
  /** Slugs of the career fields they chose. */
  fields: readonly string[];
  present: Occupation | null;
  /** In the present job. */
  years: number | null;
  goal: CareerGoal | null;
  /** What must stay as it is. */
  wishes: Wishes;
}

export const UNKNOWN_PERSON: MatchPerson = {
  interests: null,
  skills: new Map(),
  claims: new Map(),
  zones: null,
  values: [],
  fields: [],
  present: null,
  years: null,
  goal: null,
  wishes: new Set(),
};

export interface Match {
  occupation: Occupation;
  interests: InterestMatch | null;
  /** Its main skills, or those of the occupations nearest to it. */
  skills: Occupation["skills"];
  parts: Parts;
  /** Weighted mean of the parts, 0 to 1. */
  total: number;
  word: Word;
  /** To the present job, 0 to 1. */
  nearness: number;
  /** It asks for a degree of another field than that of the present job. */
  isOtherField: boolean;
  /** By what share it pays less than the present job; null if not clearly less, or unknown. */
  payFall: number | null;
  /** What decides the order: the total, and the place of the occupation in the person’s way. */
  rank: number;
  /** What of the person’s wishes it breaks. */
  broken: BrokenWish | null;
}

/** With these goals the person wants to leave the present job, so it isn’t offered. */
const LEAVING: readonly (CareerGoal | null)[] = ["neighboring", "another-field"];

/**
 * Every occupation of which anything is known for the person, best first; those that break one of their
 * wishes come last. Equal ones are in the order of their codes, so the order doesn't depend on that
 * of the occupations.
 */
export function rankOccupations(
  person: MatchPerson,
  occupations: readonly Occupation[],
  weights: Weights = DEFAULT_WEIGHTS,
): Match[] {
  const { present, goal } = person;
  const compare = matchInterests(person.interests);
  const getSkills = createSkillLookup(occupations);
  const nearness = present
    ? measureNearness(present, person.years, occupations)
    : new Map<string, number>();
  const matches = occupations.flatMap((occupation) => {
    if (occupation.code === present?.code && LEAVING.includes(goal)) return [];
    const interests = compare(occupation);
    const skills = getSkills(occupation);
    const closeness = nearness.get(occupation.code) ?? 0;
    const isOtherField = isOfOtherField(occupation, present, closeness);
    const parts: Parts = {
      interests: rateInterests(interests?.r ?? null),
      skills: rateSkills(skills, person.skills, rateFieldSkills(occupation, person.claims)),
      preparation: ratePreparation(occupation, person.zones, isOtherField),
      values: rateValues(occupation, person.values),
    };
    const total = combineParts(parts, weights);
    if (total === null) return [];
    const isNoMove =
      present !== null &&
      (isSameTrade(occupation, present, goal) || isOfStrangeIndustry(occupation, present));
    const near = isNoMove ? 0 : closeness;
    const broken = findBrokenWish(occupation, present, person.wishes);
    const place = ratePlace(occupation, {
      nearness: near,
      fieldCount: countFields(occupation.code, person.fields),
      isEducationKnown: person.zones !== null,
      present,
      goal,
    });
    return {
      occupation,
      interests,
      skills,
      parts,
      total,
      nearness: near,
      isOtherField,
      payFall: present && getPayFall(occupation, present),
      rank: total + place,
      broken,
    };
  });
  const words = listWords(matches);
  return matches
    .map((match, index) => ({ ...match, word: words[index] ?? "look" }))
    .toSorted(
      (a, b) =>
        Number(a.broken !== null) - Number(b.broken !== null) ||
        b.rank - a.rank ||
        (a.occupation.code < b.occupation.code ? -1 : 1),
    );
}
