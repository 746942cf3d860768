import { type QuestionWithCard, listQuestionsTesting } from "~/data/questions/cards.server";
import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import { QUESTION_PACKS } from "~/data/questions/packs.server";
import { LEVELS_BY_QUESTION } from "~/data/questions/levels.server";
import { POSTS_BY_QUESTION } from "~/data/questions/posts.server";
import type { SkillId } from "~/data/skills";
import { findOccupation } from "~/occupations/occupations.server";
import { listPosts as listPostsOf } from "~/occupations/target/list-posts";
import { isBeforeTraining, isOwnJob, type Situation } from "./situation";
import type { AdvicePerson, AdviceTarget } from "./types";

/** Asked for every kind of work. */
const GENERAL_CARDS = new Set(["leadership", "conflict", "motivation"]);
/** Cards that only the work of some roles explains: each with the skills that call for it. */
const CARDS_BY_SKILL: Readonly<Record<string, readonly string[]>> = {
  algorithms: ["algorithms", "data-structures", "complexity-analysis", "programming"],
  "system-design": ["system-design", "programming", "api-design", "backend-development"],
  databases: ["sql", "data-modeling", "backend-development"],
  "business-strategy": ["business-strategy", "pricing-strategy", "competitive-analysis"],
  "product-sense": ["product-sense", "metrics", "product-management"],
  "market-sizing": ["market-sizing", "estimation"],
};

/** Only the work of some roles explains it. */
export const isOfSomeRoles = ({ card }: QuestionWithCard): boolean => card.id in CARDS_BY_SKILL;

export const isGeneral = ({ card }: QuestionWithCard): boolean => GENERAL_CARDS.has(card.id);

/** The question that shows a skill best: of the target’s own packs first, not answered yet. */
export function findQuestion(
  situation: Situation,
  skill: SkillId,
  isLeft: (question: QuestionWithCard) => boolean = () => true,
): QuestionWithCard | undefined {
  const isNew = ({ question }: QuestionWithCard) => !situation.answers.has(question.id);
  const rate = (candidate: QuestionWithCard) =>
    rateNews(situation, candidate) +
    candidate.question.skills.indexOf(skill) * 2 +
    (isForPost(situation, candidate) === "unknown" ? 1 : 0);
  return listQuestionsTesting(skill)
    .filter(
      (candidate) =>
        isNew(candidate) &&
        isLeft(candidate) &&
        fits(situation, candidate) &&
        isForLevel(situation, candidate) &&
        !needsLicense(situation, candidate),
    )
    .toSorted((a, b) => rate(a) - rate(b))[0];
}

/** Whether the question belongs to what the person does or wants. */
export function fits(situation: Situation, candidate: QuestionWithCard): boolean {
  const { card, question } = candidate;
  if (isGeneral(candidate)) return mayLead(situation, candidate);
  const wanted = situation.target?.skills ?? situation.wanted;
  const special = CARDS_BY_SKILL[card.id];
  if (special) return wanted.some((skill) => special.includes(skill));
  const post = isForPost(situation, candidate);
  const isOfField = listPackIds(situation).has(card.id);
  return (
    isOfField &&
    (post === "yes" ||
      (post === "unknown" && isWanted(question.skills.slice(0, situation.target ? 1 : 2), wanted)))
  );
}

const isWanted = (skills: readonly string[], wanted: readonly SkillId[]): boolean =>
  wanted.some((skill) => skills.includes(skill));

/** Leading people is not asked of those who begin. */
const mayLead = ({ person }: Situation, { question }: QuestionWithCard): boolean =>
  !isBeginner(person) || !question.skills.slice(0, 1).some((skill) => LEADING.has(skill));

const isBeginner = ({ goal, years }: AdvicePerson): boolean =>
  goal === "first-job" || (years !== null && years < 2);

/** After so many years in a line of work, its beginners’ questions show nothing. */
const MANY_YEARS = 8;

function isForLevel({ person }: Situation, { question }: QuestionWithCard): boolean {
  const levels = LEVELS_BY_QUESTION[question.id];
  if (!levels) return true;
  if (isBeginner(person)) return levels.includes("entry");
  const isOldHand = (person.years ?? 0) >= MANY_YEARS && person.goal !== "another-field";
  return !isOldHand || levels.includes("senior") || !levels.includes("entry");
}

/** The interview of a post whose license is still to be earned comes after the training for it. */
const needsLicense = (situation: Situation, candidate: QuestionWithCard): boolean =>
  !isGeneral(candidate) && isBeforeTraining(situation);

const LEADING = new Set(["leadership", "team-management", "delegation"]);

function listPackIds({ target, fields }: Situation): Set<string> {
  const [, field = "", slug = ""] = /^role:([\w-]+)\/([\w-]+)$/.exec(target?.id ?? "") ?? [];
  const ofRole = QUESTION_PACKS.filter(({ roles }) => roles.includes(`${field}/${slug}`));
  const packs =
    ofRole.length > 0
      ? ofRole
      : QUESTION_PACKS.filter((pack) => pack.fields.some((each) => fields.includes(each)));
  return new Set(packs.map(({ card }) => card.id));
}

/** Whether a question is for the posts that the target or the present job is. */
function isForPost(
  { target, targetName, job, present, person }: Situation,
  { question }: QuestionWithCard,
): "yes" | "no" | "unknown" {
  const posts = POSTS_BY_QUESTION[question.id];
  if (!posts) return "yes";
  const names = target
    ? [targetName ?? "", ...listPosts(target), ...listOccupationPosts(target)]
    : [job ?? "", person.job?.toLowerCase() ?? "", present?.title.toLowerCase() ?? ""];
  if (posts.some((post) => names.some((name) => name === post || name.endsWith(` ${post}`))))
    return "yes";
  return target && listPosts(target).length > 0 ? "no" : "unknown";
}

/** Written for the post that the target or the present job is. */
export const isForOwnPost = (situation: Situation, candidate: QuestionWithCard): boolean =>
  candidate.question.id in POSTS_BY_QUESTION && isForPost(situation, candidate) === "yes";

/** Lower for what the person’s present job doesn’t do yet, and for the work itself before what all work asks. */
export function rateNews(situation: Situation, candidate: QuestionWithCard): number {
  const posts = POSTS_BY_QUESTION[candidate.question.id] ?? [];
  const isOwn = !isOwnJob(situation) && posts.some((post) => post === situation.job);
  return (isGeneral(candidate) ? 2 : 0) + (isOwn ? 1 : 0);
}

function listOccupationPosts({ occupationCode }: AdviceTarget): readonly string[] {
  const occupation = occupationCode ? findOccupation(occupationCode) : undefined;
  return occupation ? listPostsOf(occupation) : [];
}

function listPosts({ id }: AdviceTarget): readonly string[] {
  const [, fieldSlug = "", slug = ""] = /^role:([\w-]+)\/([\w-]+)$/.exec(id) ?? [];
  const field = fieldBySlug(fieldSlug);
  return (field && roleBySlug(field, slug)?.posts) ?? [];
}
