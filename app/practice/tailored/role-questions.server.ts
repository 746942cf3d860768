import { FIELD_QUESTIONS } from "~/data/careers/field-questions";
import type { CareerRole } from "~/data/careers/types";
import type { QuestionWithCard } from "~/data/questions/cards.server";
import { listPacksOfField, listPacksOfRole } from "~/data/questions/packs.server";
import { isForPost } from "~/data/questions/posts.server";
import { skillById } from "~/data/skills";
import { selectQuestions } from "./select-questions";

/** Asked in interviews for every role. */
const STANDARD_QUESTION = "why-this-role";
const MAX_QUESTIONS = 6;
const MAX_PACK_QUESTIONS = 4;

/**
 * The questions of a session for a role, by id: those of its packs on its key skills, then those on the key skills
 * that its packs don’t test, filled up from its packs and with what its field asks.
 */
export function selectRoleQuestions(field: string, role: CareerRole): string[] {
  const ofField = listPacksOfField(field);
  const ofRole = listPacksOfRole(field, role.slug);
  const packs = ofRole.length > 0 ? ofRole : ofField;
  const skills = role.skills.map((skill) => ({ skill, name: skillById(skill).name, weight: 1 }));
  const ofPacks = selectQuestions(
    skills,
    (candidate) => packs.includes(candidate.card) && isForPosts(candidate, role.posts, true),
    MAX_PACK_QUESTIONS,
  );
  const tested = new Set(ofPacks.flatMap(({ question }) => question.skills));
  const untested = skills.filter(({ skill }) => !tested.has(skill));
  const onOtherSkills = selectQuestions(
    untested,
    ({ question, card }) =>
      isForPosts({ question, card }, role.posts, ofField.includes(card)) &&
      (card.tab === "behavioral" || untested.some(({ skill }) => skill === question.skills[0])),
    Math.min(untested.length, MAX_QUESTIONS - 1 - ofPacks.length),
  );
  const restOfPacks = packs
    .flatMap((card) => card.questions.map((question) => ({ question, card })))
    .filter((candidate) => isForPosts(candidate, role.posts, false));
  const ids = new Set([
    ...[...ofPacks, ...onOtherSkills, ...restOfPacks].map(({ question }) => question.id),
    ...(FIELD_QUESTIONS[field] ?? []),
  ]);
  return [...[...ids].slice(0, MAX_QUESTIONS - 1), STANDARD_QUESTION];
}

/** Whether a question is for every post, or for one of these; where none are named, as the last argument says. */
function isForPosts(
  { question }: QuestionWithCard,
  posts: readonly string[] | undefined,
  isForUnknown: boolean,
): boolean {
  if (posts) return posts.some((post) => isForPost(question.id, post));
  return isForUnknown || isForPost(question.id, null);
}
