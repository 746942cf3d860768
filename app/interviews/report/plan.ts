import { coursesTeaching } from "~/data/learning/courses";
import { MENTORS } from "~/data/mentors";
import { type SkillId, skillById, skillNames } from "~/data/skills";
import type { Schedule } from "~/interviews/due/schedule";

export interface PlanItem {
  /** 2026-11-22; null when any day will do. */
  day: string | null;
  title: string;
  why: string;
  to: string;
}

export interface PlannedQuestion {
  number: number;
  questionId: string;
  score: number;
  skills: SkillId[];
  /** What would bring most, in the coach's words; empty when nothing is left. */
  step: string;
}

/** From here on an answer is solid, and something else is worth more. */
const SOLID = 65;
const QUESTIONS = 3;

/**
 * What to do after a session: questions on the day they come back, what a posting or resume named that no
 * question tested, a course and a mentor for what went badly.
 */
export function planOf(
  answered: readonly PlannedQuestion[],
  schedule: readonly Schedule[],
  untested: readonly SkillId[] = [],
): PlanItem[] {
  const questions = answered
    .flatMap((question) => {
      const back = schedule.find(({ questionId }) => questionId === question.questionId);
      return back && !back.mastered ? [{ question, day: back.due }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.question.score - b.question.score)
    .slice(0, QUESTIONS)
    .map(({ question: { number, questionId, step }, day }) => ({
      day,
      title: `Answer question ${number} again${step === "" ? "" : `: ${step}`}`,
      why: "The less of an answer was there, the sooner its question comes back.",
      to: `/interview/questions/${questionId}`,
    }));
  const weak = weakSkills(answered);
  return [...questions, ...untestedOf(untested), ...courseFor(weak), ...mentorFor(weak)].filter(
    ({ to }, index, all) => all.findIndex((item) => item.to === to) === index,
  );
}

const UNTESTED = 3;

function untestedOf(skills: readonly SkillId[]): PlanItem[] {
  return skills
    .flatMap((skill) => {
      const { name } = skillById(skill);
      const why = `Your text named ${name}, and no question of this session tested it.`;
      const [course] = coursesTeaching([skill]);
      if (course)
        return [{ day: null, title: `Take ${course.title}`, why, to: `/learning/${course.id}` }];
      const mentor = MENTORS.find(({ specialties }) => specialties.includes(skill));
      return mentor
        ? [
            {
              day: null,
              title: `Ask ${mentor.name} about ${name}`,
              why,
              to: `/mentors/${mentor.id}`,
            },
          ]
        : [];
    })
    .slice(0, UNTESTED);
}

/** Skills of answers that were not solid yet, the weakest answer's first. */
function weakSkills(answered: readonly PlannedQuestion[]): SkillId[] {
  const low = answered.filter(({ score }) => score < SOLID).toSorted((a, b) => a.score - b.score);
  return [...new Set(low.flatMap(({ skills }) => skills))];
}

function courseFor(weak: readonly SkillId[]): PlanItem[] {
  const [course] = coursesTeaching(weak);
  if (!course) return [];
  const taught = skillNames(weak.filter((skill) => course.skills.includes(skill)));
  return [
    {
      day: null,
      title: `Take ${course.title}`,
      why: `It teaches ${listed(taught)}, where these answers were not solid yet. ${course.duration}.`,
      to: `/learning/${course.id}`,
    },
  ];
}

function mentorFor(weak: readonly SkillId[]): PlanItem[] {
  const shared = (specialties: readonly SkillId[]) =>
    weak.filter((skill) => specialties.includes(skill));
  const [mentor] = MENTORS.filter(({ specialties }) => shared(specialties).length > 0).toSorted(
    (a, b) => shared(b.specialties).length - shared(a.specialties).length,
  );
  if (!mentor) return [];
  return [
    {
      day: null,
      title: `Ask ${mentor.name} for an hour`,
      why: `${mentor.title}, for ${listed(skillNames(shared(mentor.specialties)))}. $${mentor.price} an hour.`,
      to: `/mentors/${mentor.id}`,
    },
  ];
}

const LIST = new Intl.ListFormat("en");

function listed(names: readonly string[]): string {
  return LIST.format(names);
}
