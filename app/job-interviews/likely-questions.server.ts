import { fieldBySlug } from "~/data/careers/fields";
import { chooseQuestions } from "~/practice/tailored/choose-questions";
import type { Work } from "~/practice/text-analysis/find-work";
import { isLeadingPost } from "~/practice/text-analysis/leads-others";
import { OverloadError } from "~/practice/text-analysis/overload";
import { runTask } from "~/practice/text-analysis/pool.server";
import type { JobInterview } from "./types";

/** The field of work that a career field is, unless the text names a closer one. */
const WORK_FIELDS: Readonly<Record<string, string>> = {
  technology: "software",
  business: "business-and-operations",
};

/** The fields of work that people choose a career field for: trades, kitchens and offices have none of their own. */
const CLOSER: Readonly<Record<string, readonly string[]>> = {
  technology: [
    "ai-products",
    "cloud-and-operations",
    "data-and-machine-learning",
    "engineering",
    "product-and-strategy",
    "security",
    "software",
    "user-experience",
  ],
  business: [
    "business-and-operations",
    "data-and-machine-learning",
    "finance",
    "legal",
    "marketing",
    "other",
    "product-and-strategy",
    "sales-and-service",
    "skilled-trades",
  ],
  healthcare: ["business-and-operations", "healthcare", "other"],
  education: ["business-and-operations", "education", "other"],
  legal: ["business-and-operations", "legal"],
  engineering: ["engineering", "environmental", "skilled-trades"],
  marketing: ["marketing", "sales-and-service"],
  environmental: ["engineering", "environmental", "skilled-trades"],
};

/**
 * The questions of the bank that a job interview will likely ask, by its posting, role and field. While the server has
 * no time to read the posting, what everybody is asked.
 */
export async function findLikelyQuestions(
  { posting, role, field }: Pick<JobInterview, "posting" | "role" | "field">,
  ip: string,
): Promise<string[]> {
  const source = await runTask("readSource", `${role}\n\n${posting}`, { caller: ip }).catch(
    (error: unknown) => {
      if (error instanceof OverloadError) return null;
      throw error;
    },
  );
  const work = correctField(source?.work ?? null, { role, field });
  return chooseQuestions(
    "posting",
    source?.mentions ?? [],
    work,
    work ? undefined : isLeadingPost(role),
  ).map(({ id }) => id);
}

/** Those of a job interview; of one that was saved before there were any, what everybody is asked. */
export function listLikelyQuestionIds({
  likelyQuestionIds,
}: Pick<JobInterview, "likelyQuestionIds">): string[] {
  return likelyQuestionIds.length > 0
    ? likelyQuestionIds
    : chooseQuestions("posting", [], null).map(({ id }) => id);
}

/** The field that the person chose wins over what the text says. */
function correctField(
  work: Work | null,
  { role, field }: Pick<JobInterview, "role" | "field">,
): Work | null {
  if (field === null || !fieldBySlug(field)) return work;
  const fieldId = WORK_FIELDS[field] ?? field;
  if (work && (CLOSER[field] ?? [fieldId]).includes(work.fieldId)) return work;
  return {
    fieldId,
    title: null,
    post: null,
    level: work?.level ?? "experienced",
    isLeading: work?.isLeading ?? isLeadingPost(role),
    otherTitles: [],
  };
}
