import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import type { QuestionWithCard } from "~/data/questions/cards.server";
import { listPacksOfField } from "~/data/questions/packs.server";
import { isForPost, POSTS_BY_QUESTION } from "~/data/questions/posts.server";
import { findOccupation } from "~/occupations/occupations.server";
import { listPosts } from "~/occupations/target/list-posts";
import type { Target } from "~/occupations/target/targets.server";
import { listFieldsOf } from "~/skills/advice/situation";
import type { AdvicePerson } from "~/skills/advice/types";

/** A line of work that a person does or wants: its posts, and the packs of questions of its fields. */
interface Work {
  posts: readonly string[];
  packs: readonly string[];
}

/** The fields chosen in the assessment, and those of the present occupation. */
export function listOwnFields({
  fields,
  occupationCode,
}: Pick<AdvicePerson, "fields" | "occupationCode">): string[] {
  return [...fields, ...listFieldsOf({ id: "", occupationCode })];
}

/** The target’s work first, then what the person does or chose. */
export function listOwnWork(
  target: Target | null,
  person: Pick<AdvicePerson, "fields" | "occupationCode">,
): Work[] {
  const work = {
    posts: listPostsOf(person.occupationCode),
    packs: listPackIds(listOwnFields(person)),
  };
  return target
    ? [{ posts: listTargetPosts(target), packs: listPackIds(listFieldsOf(target)) }, work]
    : [work];
}

/** No question of the own work, nor a story that everybody can tell. */
export const OF_OTHER_WORK = 100;

/** Lower for a question of the own work: of its post, then of its field; then stories that everybody can tell. */
export function rateByWork({ question, card }: QuestionWithCard, works: readonly Work[]): number {
  const steps = works.flatMap(({ posts, packs }) => [
    posts.some((post) => POSTS_BY_QUESTION[question.id]?.includes(post)),
    packs.includes(card.id) && isForPost(question.id, null),
  ]);
  const first = steps.indexOf(true);
  if (first >= 0) return first;
  return card.tab === "behavioral" ? steps.length : OF_OTHER_WORK;
}

function listTargetPosts({ id, occupationCode }: Target): readonly string[] {
  const [, fieldSlug = "", slug = ""] = /^role:([\w-]+)\/([\w-]+)$/.exec(id) ?? [];
  const field = fieldBySlug(fieldSlug);
  return (field && roleBySlug(field, slug)?.posts) ?? listPostsOf(occupationCode);
}

function listPostsOf(code: string | null): string[] {
  const occupation = code === null ? undefined : findOccupation(code);
  return occupation ? listPosts(occupation) : [];
}

const listPackIds = (fields: readonly string[]): string[] =>
  fields.flatMap(listPacksOfField).map(({ id }) => id);
