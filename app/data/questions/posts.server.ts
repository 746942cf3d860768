import { POSTS_OF_BRAND_AND_CONTENT } from "./posts-brand-and-content.server";
import { POSTS_OF_BUSINESS_PACKS } from "./posts-business.server";
import { POSTS_OF_GENERAL_QUESTIONS } from "./posts-general.server";
import { POSTS_OF_NATURE_PACK } from "./posts-nature.server";
import { POSTS_OF_DISCIPLINE_PACKS } from "./posts-disciplines.server";
import { POSTS_OF_PEOPLE_PACKS } from "./posts-people.server";
import { POSTS_OF_SMALL_PACKS } from "./posts-small.server";
import { POSTS_OF_TECHNICAL_PACKS } from "./posts-technical.server";

/** The posts that each question of a pack is for, by titles of its work fields. */
export const POSTS_BY_QUESTION: Readonly<Record<string, readonly string[]>> = {
  ...POSTS_OF_PEOPLE_PACKS,
  ...POSTS_OF_BUSINESS_PACKS,
  ...POSTS_OF_BRAND_AND_CONTENT,
  ...POSTS_OF_TECHNICAL_PACKS,
  ...POSTS_OF_NATURE_PACK,
  ...POSTS_OF_DISCIPLINE_PACKS,
  ...POSTS_OF_SMALL_PACKS,
  ...POSTS_OF_GENERAL_QUESTIONS,
};

/** Whether a question is for a post; where the post isn’t known, whether it is for most posts of its field. */
export function isForPost(question: string, post: string | null): boolean {
  const posts = POSTS_BY_QUESTION[question];
  if (!posts) return true;
  return post === null ? question in POSTS_OF_GENERAL_QUESTIONS : posts.includes(post);
}
