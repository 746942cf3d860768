import { COURSES, lessonCount } from "~/data/learning/courses";
import type { WeakSkill } from "./weak-spots";

export interface SuggestedCourse {
  to: string;
  title: string;
  description: string;
  level: string;
  duration: string;
  lessons: number;
  /** The skills it is suggested for, with the reason for each. */
  reasons: { name: string; reason: string }[];
}

/** More would be the catalog again, for a person who rated everything in the middle. */
const MAX_SUGGESTIONS = 6;

/**
 * Courses that teach these skills, those that cover the most first.
 *
 * @param started the ids of courses that need no suggestion
 */
export function suggestCourses(
  weakSkills: readonly WeakSkill[],
  started: readonly string[] = [],
): SuggestedCourse[] {
  return COURSES.filter(({ id }) => !started.includes(id))
    .map((course) => ({
      to: `/learning/${course.id}`,
      title: course.title,
      description: course.description,
      level: course.level,
      duration: course.duration,
      lessons: lessonCount(course),
      reasons: weakSkills
        .filter(({ skill }) => course.skills.includes(skill))
        .map(({ name, reason }) => ({ name, reason })),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, MAX_SUGGESTIONS);
}
