import { getBandStart } from "~/coach/bands";
import { CAREER_FIELDS } from "~/data/careers/fields";
import type { Level } from "~/data/levels";
import { type SkillId, skillById } from "~/data/skills";
import { getMean } from "./interest-profile";
import type { Match } from "./rank-occupations";
import { type Word, WORD_NAMES } from "./words";

export type Done = "never" | "sometimes" | "regularly";

/** What a person says of a skill. */
export interface SkillClaim {
  /** Self-rating, 1 to 5. */
  level?: number;
  done?: Done;
  /** The level that interview answers have shown, 0 to 100. */
  shown?: number;
}

export type SkillState = "have" | "partly" | "gap" | "unknown";

/** A rating without practice is weak evidence, so how often it was done limits it. */
const DONE_LIMITS: Record<Done, number> = { never: 2, sometimes: 3, regularly: 5 };
/** Assumed if a skill was done but not rated. */
export const DONE_LEVELS: Record<Done, Level> = { never: 1, sometimes: 3, regularly: 4 };

/**
 * 4 and 5 count as had, 3 as partly, 1 and 2 as a gap. What answers have shown counts instead of
 * what the person says.
 */
export function getSkillState({ level, done, shown }: SkillClaim = {}): SkillState {
  if (shown !== undefined)
    return shown >= getBandStart("Solid")
      ? "have"
      : shown >= getBandStart("Developing")
        ? "partly"
        : "gap";
  const counted = done ? Math.min(level ?? DONE_LEVELS[done], DONE_LIMITS[done]) : level;
  if (counted === undefined) return "unknown";
  if (counted >= 4) return "have";
  return counted === 3 ? "partly" : "gap";
}

export interface RankedRole {
  to: string;
  slug: string;
  title: string;
  field: string;
  fieldSlug: string;
  onetCode: string;
  /** Of the nearest occupation, 0 to 1. */
  total: number | null;
  word: Word | null;
  skills: { id: SkillId; name: string; state: SkillState }[];
  /** 0 to 1: a skill counts 1, a partial one half. */
  shared: number;
}

export const SKILL_SHARES: Record<SkillState, number> = {
  have: 1,
  partly: 0.5,
  gap: 0,
  unknown: 0,
};

/**
 * The roles of our career fields: by the word of their nearest occupation, then by the share of key
 * skills the person has, then by the whole, then by title. Without matches, by skills alone.
 */
export function rankRoles(
  matches: readonly Match[],
  claims: ReadonlyMap<SkillId, SkillClaim>,
): RankedRole[] {
  const byCode = new Map(matches.map((match) => [match.occupation.code, match]));
  const words = Object.keys(WORD_NAMES) as Word[];
  const getWordRank = ({ word }: RankedRole) => (word ? words.indexOf(word) : words.length);
  return CAREER_FIELDS.flatMap((field) =>
    field.roles.map((role): RankedRole => {
      const match = byCode.get(role.onetCode);
      const skills = role.skills.map((id) => ({
        id,
        name: skillById(id).name,
        state: getSkillState(claims.get(id)),
      }));
      return {
        to: `/careers/${field.slug}/${role.slug}`,
        slug: role.slug,
        title: role.title,
        field: field.title,
        fieldSlug: field.slug,
        onetCode: role.onetCode,
        total: match?.total ?? null,
        word: match ? limitWord(match.word, skills) : null,
        skills,
        shared: skills.reduce((sum, { state }) => sum + SKILL_SHARES[state], 0) / skills.length,
      };
    }),
  ).toSorted(
    (a, b) =>
      getWordRank(a) - getWordRank(b) ||
      b.shared - a.shared ||
      (b.total ?? -1) - (a.total ?? -1) ||
      a.title.localeCompare(b.title),
  );
}

/** A role is worth a look at most if the person has none of its skills and said so of at least one. */
function limitWord(word: Word, skills: readonly { state: SkillState }[]): Word {
  const hasSome = skills.some(({ state }) => state === "have" || state === "partly");
  return !hasSome && skills.some(({ state }) => state === "gap") ? "look" : word;
}

export interface RankedField {
  slug: string;
  title: string;
  /** Mean of its roles. */
  total: number | null;
  best: string;
}

/** The career fields by the mean match of their roles, else by shared skills. */
export function rankFields(roles: readonly RankedRole[]): RankedField[] {
  return CAREER_FIELDS.map(({ slug, title }) => {
    const own = roles.filter((role) => role.fieldSlug === slug);
    const totals = own.flatMap(({ total }) => total ?? []);
    return {
      slug,
      title,
      total: totals.length > 0 ? getMean(totals) : null,
      shared: getMean(own.map(({ shared }) => shared)),
      best: own[0]?.title ?? "",
    };
  }).toSorted((a, b) => (b.total ?? -1) - (a.total ?? -1) || b.shared - a.shared);
}
