import { listLatestRatings } from "~/assessment/assessments.server";
import { listQuestionsTesting } from "~/data/questions/cards.server";
import { type SkillId, skillById } from "~/data/skills";
import { WORK_FIELDS, workFieldById } from "~/data/work-fields/work-fields";
import type { WorkLevel } from "~/data/work-fields/types";
import type { Work } from "~/practice/text-analysis/find-work";
import { listAttemptScores } from "~/practice/store/attempt-scores.server";
import { describeQuestion } from "~/practice/tailored/choose-questions";
import type { SourceKind } from "~/practice/tailored/source-kind";
import { tailorInterview } from "~/practice/tailored/tailor-interview";
import { buildSkillRecord } from "~/skills/record";
import { formatList } from "~/ui/format";
import type { SkillMention } from "~/practice/text-analysis/find-skills";
import { runTask } from "~/practice/text-analysis/pool.server";

/** What the person corrects: it wins over what the text says. */
interface Correction {
  field?: string | undefined;
  level?: WorkLevel | undefined;
}

/** The questions for a text. The text is not stored or logged. */
export async function analyzeText(
  kind: SourceKind,
  { text, field, level }: Correction & { text: string },
  { owner, ip }: { owner: string | undefined; ip: string },
  now: Date,
) {
  const source = await runTask("readSource", text, { caller: ip });
  const { mentions, tools, employer, language } = source;
  const work = correctWork(source.work, { field, level });
  const levels = await getSkillLevels(owner, now);
  return {
    kind,
    skills: mentions.map(({ skill }: SkillMention) => skill),
    work: describeWork(work),
    title: work?.title ?? null,
    employer: kind === "posting" ? employer : null,
    notice:
      writeNotice(language, work !== null || mentions.length > 0) ??
      (kind === "posting" ? nameOtherPosts(work) : null),
    notCovered: [...listUntested(mentions), ...tools],
    ...tailorInterview(kind, { mentions, work }, levels),
  };
}

function correctWork(work: Work | null, { field, level }: Correction): Work | null {
  if (!field) return work && { ...work, level: level ?? work.level };
  const { title, post } = work?.fieldId === field ? work : { title: null, post: null };
  return {
    fieldId: field,
    title,
    post,
    level: level ?? work?.level ?? "experienced",
    isLeading: work?.isLeading ?? false,
    otherTitles: [],
  };
}

const FIELDS = WORK_FIELDS.map(({ id, name }) => ({ value: id, label: name }));

/** What is shown of the post, to be corrected. */
function describeWork(work: Work | null) {
  return {
    fieldId: work?.fieldId ?? null,
    field: (work && workFieldById(work.fieldId)?.name) ?? null,
    level: work?.level ?? null,
    fields: FIELDS,
  };
}

interface Restored {
  questionIds: readonly string[];
  skills: readonly SkillId[];
  title: string | undefined;
  employer: string | undefined;
}

/** The chosen questions of a form that was sent, to show it again. The gaps are not among its fields. */
export function restoreInterview(
  kind: SourceKind,
  { questionIds, skills, title, employer }: Restored,
) {
  const named = skills.map((skill) => ({ skill, name: skillById(skill).name }));
  return {
    kind,
    skills,
    work: null,
    title: title ?? null,
    employer: employer ?? null,
    notice: null,
    notCovered: [],
    questions: questionIds.flatMap((id) => describeQuestion(id, named, null) ?? []),
    gaps: [],
    metSkills: [],
  };
}

const listUntested = (mentions: readonly SkillMention[]): string[] =>
  mentions.filter(({ skill }) => listQuestionsTesting(skill).length === 0).map(({ name }) => name);

async function getSkillLevels(owner: string | undefined, now: Date) {
  if (!owner) return new Map();
  const [ratings, scores] = await Promise.all([listLatestRatings(owner), listAttemptScores(owner)]);
  return new Map(buildSkillRecord(ratings, scores, now).map(({ skill, level }) => [skill, level]));
}

function writeNotice(language: string | null, isRead: boolean): string | null {
  if (language)
    return `This seems to be ${language}. We could read only what is the same in English, so choose the field yourself. The questions and the coach are in English.`;
  return isRead
    ? null
    : "We couldn’t tell what kind of work this text is about. Choose the field, or practice what every interviewer asks.";
}

/** Of a page of several postings the questions can be for one only. */
function nameOtherPosts(work: Work | null): string | null {
  if (!work?.title || work.otherTitles.length === 0) return null;
  return `This text lists several jobs. The questions are for one of them, ${work.title}, not for ${formatList(work.otherTitles)}. For another one, paste only its part.`;
}
