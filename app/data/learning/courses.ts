import type { SkillId } from "~/data/skills";
import { advancedReact } from "./advanced-react";
import { dataScienceEssentials } from "./data-science-essentials";
import { effectiveCommunication } from "./effective-communication";
import { figmaUiDesign } from "./figma-ui-design";
import { jobSearch } from "./job-search";
import { leadership } from "./leadership";
import { mlFundamentals } from "./ml-fundamentals";
import { problemSolving } from "./problem-solving";
import { pythonIntro } from "./python-intro";
import type { Course, LearningTab } from "./types";
import { uxDesign } from "./ux-design";
import { webDevFundamentals } from "./web-dev-fundamentals";

export const LEARNING_TAB_LABELS: Record<LearningTab, string> = {
  technical: "Technical",
  "soft-skills": "Soft Skills",
  "data-science": "Data Science",
  design: "Design",
};

export const COURSES: readonly Course[] = [
  pythonIntro,
  webDevFundamentals,
  advancedReact,
  effectiveCommunication,
  leadership,
  problemSolving,
  jobSearch,
  dataScienceEssentials,
  mlFundamentals,
  uxDesign,
  figmaUiDesign,
];

export function courseBySlug(slug: string): Course | undefined {
  return COURSES.find((course) => course.id === slug);
}

export function listCoursesByTab(tab: LearningTab): Course[] {
  return COURSES.filter((course) => course.tab === tab);
}

/** Courses that teach at least one of these skills, those that teach most of them first. */
export function listCoursesTeaching(skills: readonly SkillId[]): Course[] {
  const countSharedSkills = (course: Course) =>
    course.skills.filter((skill) => skills.includes(skill)).length;
  return COURSES.filter((course) => countSharedSkills(course) > 0).toSorted(
    (a, b) => countSharedSkills(b) - countSharedSkills(a),
  );
}

export function lessonCount(course: Course): number {
  return course.syllabus.reduce((sum, module) => sum + module.lessons.length, 0);
}
