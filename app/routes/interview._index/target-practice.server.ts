import { CAREER_FIELDS } from "~/data/careers/fields";
import type { InterviewTab } from "~/data/interview-tabs";
import { QUESTION_PACKS, listPacksOfField, listPacksOfRole } from "~/data/questions/packs.server";
import { POSTS_BY_QUESTION } from "~/data/questions/posts.server";
import type { InterviewCard } from "~/data/questions/types";
import { listPosts } from "~/occupations/target/list-posts";
import { type Target, getTarget, toRoleTarget } from "~/occupations/target/targets.server";
import {
  type PracticeSubject,
  findPracticeSubject,
} from "~/practice/tailored/practice-subject.server";

interface TargetPractice {
  /** Last part of the address of the career field. */
  field: string;
  /** Its packs for the target. */
  packs: readonly InterviewCard[];
  /** The role that the target is; undefined for other occupations. */
  subject?: PracticeSubject | undefined;
}

/** The career field that the person's target belongs to, with its role; null without a target or a field for it. */
export async function findTargetPractice(
  owner: string | undefined,
): Promise<TargetPractice | null> {
  const target = await getTarget(owner);
  return target && (findRole(target) ?? findField(target));
}

/** Technical cards are for work in technology, and behavioral ones for all work. */
export const chooseTab = ({ field, subject }: TargetPractice): InterviewTab =>
  subject?.tab ?? (field === "technology" ? "technical" : "behavioral");

function findRole({ id, occupationCode }: Target): TargetPractice | undefined {
  const roles = CAREER_FIELDS.flatMap((field) =>
    field.roles.map((role) => ({ field: field.slug, role })),
  );
  const found =
    roles.find(({ field, role }) => toRoleTarget(field, role.slug) === id) ??
    roles.find(({ role }) => role.onetCode === occupationCode);
  if (!found) return undefined;
  const { field, role } = found;
  const ofRole = listPacksOfRole(field, role.slug);
  return {
    field,
    packs: ofRole.length > 0 ? ofRole : listPacksOfField(field),
    subject: findPracticeSubject(`role/${field}/${role.slug}`),
  };
}

/** By the packs with questions for the target's posts, the one with most first. */
function findField({ occupationCode, title }: Target): TargetPractice | null {
  const posts = listPosts({ code: occupationCode, title });
  const isAsked = ({ id }: { id: string }) =>
    posts.some((post) => POSTS_BY_QUESTION[id]?.includes(post));
  const packs = QUESTION_PACKS.map(({ card, fields }) => ({
    card,
    fields,
    count: card.questions.filter(isAsked).length,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const field = packs[0]?.fields[0];
  return field
    ? {
        field,
        packs: packs.filter(({ fields }) => fields.includes(field)).map(({ card }) => card),
      }
    : null;
}
