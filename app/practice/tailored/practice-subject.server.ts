import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import { courseBySlug } from "~/data/learning/courses";
import { INTERVIEW_CARDS, cardById, questionById } from "~/data/questions/cards.server";
import type { InterviewTab } from "~/data/interview-tabs";
import type { InterviewCard } from "~/data/questions/types";
import { type SkillId, getSkillNames, skillById } from "~/data/skills";
import { selectRoleQuestions } from "./role-questions.server";
import { selectQuestions } from "./select-questions";

/** A course or a role to practice for. */
export interface PracticeSubject {
  /** "course/python-intro" or "role/healthcare/registered-nurse". */
  id: string;
  kind: "course" | "role";
  title: string;
  tab: InterviewTab;
  /** The card that fits best; null if none does. */
  card: string | null;
  /** A session of its own; empty where the bank has too little on it. */
  questionIds: string[];
  /** Names of the skills that the session tests. */
  testedSkills: string[];
  /** Names of the others of the role or course. */
  untestedSkills: string[];
}

const MAX_COURSE_QUESTIONS = 6;
const MIN_QUESTIONS = 3;
/** Cards for a course whose skills no card tests. */
const COURSE_CARDS: Readonly<Record<string, string>> = {
  technical: "algorithms",
  "data-science": "databases",
  design: "product-sense",
  "soft-skills": "leadership",
};

export const getCoursePracticeUrl = (slug: string) => getUrl(`course/${slug}`);
export const getRolePracticeUrl = (field: string, role: string) => getUrl(`role/${field}/${role}`);

function getUrl(id: string): string {
  const subject = findPracticeSubject(id);
  return subject ? `/interview?tab=${subject.tab}&for=${encodeURIComponent(id)}` : "/interview";
}

/** The subject with this id; undefined for an unknown one, such as one from a URL. */
export function findPracticeSubject(id: string): PracticeSubject | undefined {
  const [kind, first = "", second = ""] = id.split("/");
  if (kind === "course") {
    const course = courseBySlug(first);
    const card =
      course &&
      (findCard(course.skills, INTERVIEW_CARDS) ?? cardById(COURSE_CARDS[course.tab] ?? ""));
    return (
      course &&
      buildSubject({
        id,
        kind: "course",
        title: course.title,
        skills: course.skills,
        card,
        questionIds: selectCourseQuestions(course.skills),
      })
    );
  }
  const field = kind === "role" ? fieldBySlug(first) : undefined;
  const role = field && roleBySlug(field, second);
  if (!role) return undefined;
  const isTechnical = field.slug === "technology" || role.hasTechnicalInterview;
  const cards = INTERVIEW_CARDS.filter(({ tab }) => tab !== "technical" || isTechnical);
  const card =
    findCard(role.skills, cards) ?? (isTechnical ? cardById("system-design") : undefined);
  return buildSubject({
    id,
    kind: "role",
    title: role.title,
    skills: role.skills,
    card,
    questionIds: selectRoleQuestions(field.slug, role),
  });
}

/** The card that tests the most of the skills. */
function findCard(
  skills: readonly SkillId[],
  cards: readonly InterviewCard[],
): InterviewCard | undefined {
  const ranked = cards
    .map((card) => ({
      card,
      fit: skills
        .map((skill) => Math.max(0, ...card.questions.map((q) => getWeight(q.skills, skill))))
        .reduce((sum, weight) => sum + weight, 0),
    }))
    .toSorted((a, b) => b.fit - a.fit);
  return ranked[0] && ranked[0].fit >= 1 ? ranked[0].card : undefined;
}

/** A question's first skill is its main one. */
function getWeight(questionSkills: readonly string[], skill: string): number {
  const index = questionSkills.indexOf(skill);
  return index < 0 ? 0 : 1 / (index + 1);
}

interface SubjectSource extends Pick<PracticeSubject, "id" | "kind" | "title" | "questionIds"> {
  skills: readonly SkillId[];
  card: InterviewCard | undefined;
}

function buildSubject({
  id,
  kind,
  title,
  skills,
  card,
  questionIds,
}: SubjectSource): PracticeSubject {
  const questions = questionIds.flatMap((each) => questionById(each) ?? []);
  const isEnough = questions.length >= MIN_QUESTIONS;
  const isTested = (skill: SkillId) =>
    questions.some(({ question }) => question.skills.includes(skill));
  return {
    id,
    kind,
    title,
    tab: card?.tab ?? "behavioral",
    card: card?.id ?? null,
    questionIds: isEnough ? questions.map(({ question }) => question.id) : [],
    testedSkills: getSkillNames(skills.filter(isTested)),
    untestedSkills: getSkillNames(skills.filter((skill) => !isTested(skill))),
  };
}

/** Of technical cards, the questions whose main skill the course teaches. */
function selectCourseQuestions(skills: readonly SkillId[]): string[] {
  return selectQuestions(
    skills.map((skill) => ({ skill, name: skillById(skill).name, weight: 1 })),
    ({ question, card: { tab } }) =>
      tab !== "technical" || skills.some((skill) => skill === question.skills[0]),
    MAX_COURSE_QUESTIONS,
  ).map(({ question }) => question.id);
}
