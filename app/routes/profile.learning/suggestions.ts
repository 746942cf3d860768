import { COURSES, lessonCount } from "~/data/learning/courses";
import type { SkillEvidence } from "~/skills/record";

/** A rating up to here, or a mean score below, and a skill is worth a course. */
const LOW_LEVEL = 2;
const SOLID = 65;

export interface Suggestion {
  to: string;
  title: string;
  description: string;
  level: string;
  duration: string;
  lessons: number;
  /** The skills it is suggested for, and why each. */
  because: { name: string; why: string }[];
}

/** Courses that teach what somebody rates low or answers badly, those that teach most of it first. */
export function suggestCourses(record: readonly SkillEvidence[]): Suggestion[] {
  const weak = record.flatMap(({ skill, name, rated, practiced }) => {
    if (practiced && practiced.mean < SOLID)
      return { skill, name, why: `your answers average ${practiced.mean}` };
    return !practiced && rated && rated.level <= LOW_LEVEL
      ? { skill, name, why: `you rate it ${rated.level} of 5` }
      : [];
  });
  return COURSES.map((course) => ({
    to: `/learning/${course.id}`,
    title: course.title,
    description: course.description,
    level: course.level,
    duration: course.duration,
    lessons: lessonCount(course),
    because: weak
      .filter(({ skill }) => course.skills.includes(skill))
      .map(({ name, why }) => ({ name, why })),
  }))
    .filter(({ because }) => because.length > 0)
    .toSorted((a, b) => b.because.length - a.because.length);
}
