import { CAREER_FIELDS } from "~/data/careers/fields";
import { ONET_SKILLS, ONET_TECHNOLOGIES } from "~/data/onet-skills";
import { questionById } from "~/data/questions/cards.server";
import { POSTS_BY_QUESTION } from "~/data/questions/posts.server";
import { isSkillId, type SkillGroup, type SkillId, skillById } from "~/data/skills";
import type { Occupation } from "~/occupations/types";
import { findSkills } from "~/practice/text-analysis/find-skills";
import { listPosts } from "./list-posts";

/** Skills of every kind of work; those of all other groups are somebody’s craft. */
const GENERAL_GROUPS: readonly SkillGroup[] = ["Communication & Teamwork", "Leadership & Career"];

export const isCraft = (skill: SkillId): boolean =>
  !GENERAL_GROUPS.includes(skillById(skill).group);

/** One chance word in a text, or a skill that few questions test, makes no craft. */
const MIN_POINTS = 0.25;
const MIN_MENTIONS = 2;

/**
 * The craft of an occupation, surest first. O*NET’s skills are general, so what an interview asks beyond them is put
 * together from what else we know, each source with its points:
 *
 *     2     a key skill of our role in the occupation; ½ of the role of which it is a specialty (15-1211.01 of .00)
 *     0–2   the interview questions for its posts test it: 2 for the skill they test most, counted by how few other
 *           posts are asked for it, so that vehicle repair comes before workplace safety
 *     1     its title names the skill; ½ its description and tasks do, twice
 *     ½     for each technology of its job postings that stands for it, up to 1½
 *     ¼     it stands for one of O*NET’s eight most important skills
 */
export function rankCraftSkills(occupation: Occupation): SkillId[] {
  const { code, title, description, tasks, technologies, skills } = occupation;
  const points = new Map<SkillId, number>();
  const add = (added: readonly SkillId[], value: number) => {
    for (const skill of new Set(added)) points.set(skill, (points.get(skill) ?? 0) + value);
  };
  add(listRoleSkills(code), 2);
  const general = code.replace(/\d\d$/, "00");
  if (general !== code) add(listRoleSkills(general), 0.5);
  for (const [skill, share] of listTestedSkills(listPosts(occupation))) add([skill], 2 * share);
  add(listNamedSkills(title, 1), 1);
  add(listNamedSkills([title, description, ...tasks].join(" "), MIN_MENTIONS), 0.5);
  const tools = Map.groupBy(technologies, (name) => ONET_TECHNOLOGIES[name]);
  for (const [skill, { length }] of tools) if (skill) add([skill], Math.min(1.5, length / 2));
  add(
    skills.flatMap(([name]) => ONET_SKILLS[name] ?? []),
    0.25,
  );
  return [...points]
    .filter(([skill, value]) => isCraft(skill) && value >= MIN_POINTS)
    .toSorted(([a, first], [b, second]) => second - first || measureRarity(b) - measureRarity(a))
    .map(([skill]) => skill);
}

export function listRoleSkills(code: string): SkillId[] {
  return CAREER_FIELDS.flatMap(({ roles }) => roles)
    .filter(({ onetCode }) => onetCode === code)
    .flatMap(({ skills }) => skills);
}

/** The skills that a text names at least so often. People who tend machines are no offers of a price. */
function listNamedSkills(text: string, minMentions: number): SkillId[] {
  return findSkills(text.replaceAll("Tenders", "Operators"))
    .filter(({ count }) => count >= minMentions)
    .map(({ skill }) => skill);
}

/** Fewer say less of what a post is asked. */
const ENOUGH_QUESTIONS = 3;

/** The skills that the questions for posts test, each with its share of the most tested. */
function listTestedSkills(posts: readonly string[]): [SkillId, number][] {
  const questions = Object.entries(POSTS_BY_QUESTION).filter(([, asked]) =>
    posts.some((post) => asked.includes(post)),
  );
  const weights = new Map<SkillId, number>();
  for (const [id] of questions)
    for (const [index, skill] of listSkills(id).entries())
      weights.set(skill, (weights.get(skill) ?? 0) + measureRarity(skill) * (index === 0 ? 2 : 1));
  const whole = Math.max(...weights.values()) * Math.max(1, ENOUGH_QUESTIONS / questions.length);
  return [...weights].map(([skill, weight]) => [skill, weight / whole]);
}

const listSkills = (questionId: string): SkillId[] =>
  questionById(questionId)?.question.skills.filter(isSkillId) ?? [];

const postsBySkill = new Map<SkillId, Set<string>>();
for (const [id, posts] of Object.entries(POSTS_BY_QUESTION))
  for (const skill of listSkills(id)) {
    const known = postsBySkill.get(skill) ?? new Set();
    for (const post of posts) known.add(post);
    postsBySkill.set(skill, known);
  }
const postCount = new Set(Object.values(POSTS_BY_QUESTION).flat()).size;

/** The fewer posts are asked for a skill, the higher. */
function measureRarity(skill: SkillId): number {
  return Math.log(postCount / (postsBySkill.get(skill)?.size ?? 1));
}
