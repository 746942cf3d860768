import { WORK_STYLES, WORK_VALUES } from "~/data/assessment/work-preferences";
import { CAREER_FIELDS } from "~/data/careers/fields";
import type { Level } from "~/data/levels";
import { isSkillId, type SkillId } from "~/data/skills";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { isDone } from "./field-skill-ratings";
import { EDUCATION_LEVELS, EXPERIENCE_LEVELS, STUDY_LEVELS } from "./matching/preparation";
import type { SkillClaim } from "./matching/rank-roles";
import type { InterestAnswer } from "./matching/reasons";
import { isWish, type Wish } from "./matching/wishes";
import { OLD_GOAL_VALUES } from "./old-goal";

/** Answers other than ratings, by form field. A missing one was left open. */
export type Answers = Readonly<Record<string, string>>;

export const NOT_SURE = "unsure";
export const SCALE_VALUES = ["1", "2", "3", "4", "5", NOT_SURE] as const;
export const DONE_VALUES = ["never", "sometimes", "regularly", NOT_SURE] as const;

export type AssessmentForm = "short" | "full";

export const ACTIVITIES_PER_AREA = 4;

/** Form fields of the general activities: interest-r1 to interest-c4. */
export function getInterestField(area: number, index: number): string {
  return `interest-${INTEREST_AREAS[area]?.id.toLowerCase()}${index + 1}`;
}

const INTEREST_FIELDS = INTEREST_AREAS.flatMap((_, area) =>
  Array.from({ length: ACTIVITIES_PER_AREA }, (__, index) => ({
    field: getInterestField(area, index),
    area,
    index,
  })),
);

/** The values a stored answer may have; undefined for a field that doesn't exist. */
function getValidValues(field: string): readonly string[] | undefined {
  if (INTEREST_FIELDS.some((each) => each.field === field)) return SCALE_VALUES;
  if (/^basic-[a-z]{1,2}$/.test(field)) return SCALE_VALUES;
  const [prefix = "", ...rest] = field.split("-");
  const id = rest.join("-");
  if (prefix === "value")
    return WORK_VALUES.some((each) => each.id === id) ? SCALE_VALUES : undefined;
  if (prefix === "style")
    return WORK_STYLES.some((each) => each.id === id) ? SCALE_VALUES : undefined;
  if (prefix === "done") return isSkillId(id) ? DONE_VALUES : undefined;
  if (prefix === "level") return isSkillId(id) ? [NOT_SURE] : undefined;
  if (prefix === "field") return CAREER_FIELDS.some(({ slug }) => slug === id) ? ["on"] : undefined;
  return SINGLE_FIELDS[field];
}

const SINGLE_FIELDS: Record<string, readonly string[]> = {
  form: ["short", "full"],
  education: EDUCATION_LEVELS.map(({ value }) => value),
  experience: EXPERIENCE_LEVELS.map(({ value }) => value),
  study: STUDY_LEVELS.map(({ value }) => value),
  goal: OLD_GOAL_VALUES,
};

/** Stored answers without those that don't exist (any more). */
export function cleanAnswers(stored: Record<string, string>): Answers {
  return Object.fromEntries(
    Object.entries(stored).filter(
      ([field, value]) => field === "pace" || getValidValues(field)?.includes(value),
    ),
  );
}

export function getForm(answers: Answers): AssessmentForm {
  return answers.form === "short" ? "short" : "full";
}

/** Seconds for each activity; null if unknown. */
export function getPace(answers: Answers): number | null {
  const pace = Number(answers.pace ?? "");
  return answers.pace && Number.isFinite(pace) ? pace : null;
}

/** The answered general activities; "not sure" is no answer. */
export function listInterestAnswers(
  answers: Answers,
  activities: readonly (readonly string[])[],
): InterestAnswer[] {
  return INTEREST_FIELDS.flatMap(({ field, area, index }) => {
    const value = Number(answers[field]);
    const activity = activities[area]?.[index];
    return value >= 1 && value <= 5 && activity
      ? { area, activity: activity.replace(/\.$/, ""), value }
      : [];
  });
}

export function groupByArea(answers: readonly InterestAnswer[]): number[][] {
  return INTEREST_AREAS.map((_, area) =>
    answers.filter((answer) => answer.area === area).map(({ value }) => value),
  );
}

/** What the person called important (4 or 5) and an occupation's figures or skills can show. */
export function listWishes(answers: Answers): Wish[] {
  return [
    ...WORK_VALUES.map(({ id }) => ({ id, value: answers[`value-${id}`] })),
    ...WORK_STYLES.map(({ id }) => ({ id, value: answers[`style-${id}`] })),
  ].flatMap(({ id, value }) => (isWish(id) && (value === "4" || value === "5") ? id : []));
}

/** What the person says of skills, and what interview answers have shown of them, by skill. */
export function collectClaims(
  answers: Answers,
  ratings: readonly { skill: SkillId; level: Level }[],
  shownSkills: ReadonlyMap<SkillId, number>,
): Map<SkillId, SkillClaim> {
  const claims = new Map<SkillId, SkillClaim>(
    ratings.map(({ skill, level }) => [skill, { level }]),
  );
  for (const [field, value] of Object.entries(answers)) {
    const skill = field.slice("done-".length);
    if (field.startsWith("done-") && isSkillId(skill) && isDone(value))
      claims.set(skill, { ...claims.get(skill), done: value });
  }
  for (const [skill, shown] of shownSkills) claims.set(skill, { ...claims.get(skill), shown });
  return claims;
}

export function listChosenFields(answers: Answers): string[] {
  return CAREER_FIELDS.map(({ slug }) => slug).filter((slug) => answers[`field-${slug}`] === "on");
}

export function hasInterestAnswers(answers: Answers): boolean {
  return INTEREST_FIELDS.some(({ field }) => (answers[field] ?? NOT_SURE) !== NOT_SURE);
}
