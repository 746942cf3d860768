import { listCoursesTeaching } from "~/data/learning/courses";
import type { SuggestedMentor } from "~/data/mentor-types";
import { type SkillId, skillById, getSkillNames } from "~/data/skills";
import { listWeakest } from "~/skills/weak-spots";
import { formatList } from "~/ui/format";

export interface PlanItem {
  /** 2026-11-22; null for any day. */
  day: string | null;
  title: string;
  reason: string;
  to: string;
}

/** When a question is due. */
export interface DueDate {
  questionId: string;
  /** 2026-11-22 */
  dueDate: string;
  isMastered: boolean;
}

export interface PlannedQuestion {
  number: number;
  questionId: string;
  score: number;
  skills: SkillId[];
  /** The coach's most valuable next step; empty if there is none. */
  nextStep: string;
}

const MAX_QUESTIONS = 3;

/**
 * What to do after a session: due questions by date, skills from a posting or resume that no
 * question tested, and a course and a mentor for weak answers.
 */
export function buildPlan(
  answered: readonly PlannedQuestion[],
  schedule: readonly DueDate[],
  untestedSkills: readonly SkillId[],
  mentors: readonly SuggestedMentor[],
): PlanItem[] {
  const questions = answered
    .flatMap((question) => {
      const item = schedule.find(({ questionId }) => questionId === question.questionId);
      return item && !item.isMastered ? [{ question, day: item.dueDate }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.question.score - b.question.score)
    .slice(0, MAX_QUESTIONS)
    .map(({ question: { number, questionId, nextStep: step }, day }) => ({
      day,
      title: `Answer question ${number} again${step === "" ? "" : `: ${step}`}`,
      reason: "The weaker the answer, the sooner the question returns.",
      to: `/interview/questions/${questionId}`,
    }));
  const weakSkillIds = listWeakSkills(answered);
  return [
    ...questions,
    ...planUntestedSkills(untestedSkills, mentors),
    ...planCourse(weakSkillIds),
    ...planMentor(weakSkillIds, mentors),
  ].filter(({ to }, index, items) => items.findIndex((item) => item.to === to) === index);
}

/** The plan as of today: what was due on an earlier day is due now. */
export function updatePlan(plan: readonly PlanItem[], today: string): PlanItem[] {
  return plan.map((item) =>
    item.day !== null && item.day < today ? { ...item, day: today } : item,
  );
}

const MAX_UNTESTED_SKILLS = 3;

function planUntestedSkills(
  skills: readonly SkillId[],
  mentors: readonly SuggestedMentor[],
): PlanItem[] {
  return skills
    .flatMap((skill) => {
      const { name } = skillById(skill);
      const reason = `Your text mentions ${name}, but no question in this session tested it.`;
      const [course] = listCoursesTeaching([skill]);
      if (course)
        return [{ day: null, title: `Take ${course.title}`, reason, to: `/learning/${course.id}` }];
      const mentor = mentors.find(({ specialties }) => specialties.includes(skill));
      return mentor
        ? [
            {
              day: null,
              title: `Ask ${mentor.name} about ${name}`,
              reason,
              to: `/mentors/${mentor.id}`,
            },
          ]
        : [];
    })
    .slice(0, MAX_UNTESTED_SKILLS);
}

/** Skills of answers that weren't solid, the weakest answer's first. */
function listWeakSkills(answered: readonly PlannedQuestion[]): SkillId[] {
  return [...new Set(listWeakest(answered).flatMap(({ skills }) => skills))];
}

function planCourse(weakSkillIds: readonly SkillId[]): PlanItem[] {
  const [course] = listCoursesTeaching(weakSkillIds);
  if (!course) return [];
  const taughtSkills = getSkillNames(weakSkillIds.filter((skill) => course.skills.includes(skill)));
  return [
    {
      day: null,
      title: `Take ${course.title}`,
      reason: `It teaches ${formatList(taughtSkills)}, where these answers weren’t solid yet. ${course.duration}.`,
      to: `/learning/${course.id}`,
    },
  ];
}

function planMentor(
  weakSkillIds: readonly SkillId[],
  mentors: readonly SuggestedMentor[],
): PlanItem[] {
  const listSharedSkills = (specialties: readonly SkillId[]) =>
    weakSkillIds.filter((skill) => specialties.includes(skill));
  const [mentor] = mentors
    .filter(({ specialties }) => listSharedSkills(specialties).length > 0)
    .toSorted(
      (a, b) => listSharedSkills(b.specialties).length - listSharedSkills(a.specialties).length,
    );
  if (!mentor) return [];
  return [
    {
      day: null,
      title: `Request a session with ${mentor.name}`,
      reason: `${mentor.title}, for ${formatList(getSkillNames(listSharedSkills(mentor.specialties)))}. ${mentor.price === 0 ? "Free." : `$${mentor.price} an hour.`}`,
      to: `/mentors/${mentor.id}`,
    },
  ];
}
