import { CAREER_FIELDS } from "~/data/careers/fields";
import type { CareerRole } from "~/data/careers/types";
import type { InterviewTab } from "~/data/interview-tabs";
import { QUESTION_PACKS, listPacksOfField, listPacksOfRole } from "~/data/questions/packs.server";
import { POSTS_BY_QUESTION } from "~/data/questions/posts.server";
import type { InterviewCard } from "~/data/questions/types";
import { listComingJobInterviews } from "~/job-interviews/queries.server";
import type { JobInterview } from "~/job-interviews/types";
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

/**
 * The career field that the person's target belongs to, with its role; without a target, that of their next job
 * interview. Null without either, or if it has no field.
 */
export async function findTargetPractice(
  owner: string | undefined,
  now: Date,
): Promise<TargetPractice | null> {
  if (!owner) return null;
  const target = await getTarget(owner);
  if (target) return findOfTarget(target);
  const [interview] = await listComingJobInterviews(owner, now);
  return interview ? findOfInterview(interview) : null;
}

/** Technical cards are for work in technology, and behavioral ones for all work. */
export const chooseTab = ({ field, subject }: TargetPractice): InterviewTab =>
  subject?.tab ?? (field === "technology" ? "technical" : "behavioral");

function findOfTarget({ id, occupationCode, title }: Target): TargetPractice | null {
  const posts = listPosts({ code: occupationCode, title });
  return (
    findRole((field, role) => toRoleTarget(field, role.slug) === id) ??
    findRole((_field, role) => role.onetCode === occupationCode) ??
    findField((question) => posts.some((post) => POSTS_BY_QUESTION[question]?.includes(post)))
  );
}

/** By its role, else by the questions it will likely ask, else by the field that the person chose. */
function findOfInterview({
  role: name,
  field,
  likelyQuestionIds,
}: JobInterview): TargetPractice | null {
  return (
    findRole((_field, role) => role.title.toLowerCase() === name.trim().toLowerCase()) ??
    findField((question) => likelyQuestionIds.includes(question)) ??
    (field === null ? null : { field, packs: listPacksOfField(field) })
  );
}

function findRole(
  isMatch: (field: string, role: CareerRole) => boolean,
): TargetPractice | undefined {
  const roles = CAREER_FIELDS.flatMap((field) =>
    field.roles.map((role) => ({ field: field.slug, role })),
  );
  const found = roles.find(({ field, role }) => isMatch(field, role));
  if (!found) return undefined;
  const { field, role } = found;
  const ofRole = listPacksOfRole(field, role.slug);
  return {
    field,
    packs: ofRole.length > 0 ? ofRole : listPacksOfField(field),
    subject: findPracticeSubject(`role/${field}/${role.slug}`),
  };
}

/** By the packs with such questions, the one with most first. */
function findField(isAsked: (question: string) => boolean): TargetPractice | null {
  const packs = QUESTION_PACKS.map(({ card, fields }) => ({
    card,
    fields,
    count: card.questions.filter(({ id }) => isAsked(id)).length,
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
