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

/** Courses that teach these skills, those that cover the most first. */
export function suggestCourses(weakSkills: readonly WeakSkill[]): SuggestedCourse[] {
  return COURSES.map((course) => ({
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
    .toSorted((a, b) => b.reasons.length - a.reasons.length);
}
