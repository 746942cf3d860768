import { ASSESSMENT_SKILLS } from "~/data/assessment/steps";
import { listCoursesTeaching } from "~/data/learning/courses";
import type { SuggestedMentor } from "~/data/mentor-types";
import { type SkillGroup, skillById } from "~/data/skills";
import type { SkillGap } from "./gap";
import type { SkillStep } from "./next-skill-step";

/**
 * The step for a skill that no question and no mentor covers, nor a course that is left: it says so,
 * and leads to a rating, a mentor from the same group of skills, or our resources.
 */
export function getStepElsewhere(
  { skill, name, group, evidence }: SkillGap,
  mentors: readonly SuggestedMentor[],
): SkillStep {
  const missing = listCoursesTeaching([skill]).length > 0 ? "question" : "question or course";
  const reason = `No ${missing} here covers ${name} yet.`;
  if (!evidence?.rated && ASSESSMENT_SKILLS.includes(skill))
    return {
      title: "Rate yourself",
      reason: `${reason} Your own rating is a start.`,
      to: "/assessment",
      minutes: null,
    };
  const mentor = findMentorInGroup(group, mentors);
  return mentor
    ? {
        title: `Ask ${mentor.name}`,
        reason: `${reason} ${mentor.name}, ${mentor.title}, works in a related field.`,
        to: `/mentors/${mentor.id}`,
        minutes: null,
      }
    : {
        title: "Read up on it",
        reason: `${reason} Our resources list official figures and professional organizations.`,
        to: "/resources",
        minutes: null,
      };
}

/** The mentor with the most specialties in a group of skills. */
function findMentorInGroup(
  group: SkillGroup,
  mentors: readonly SuggestedMentor[],
): SuggestedMentor | undefined {
  const count = ({ specialties }: SuggestedMentor) =>
    specialties.filter((skill) => skillById(skill).group === group).length;
  const [mentor] = mentors.toSorted((a, b) => count(b) - count(a));
  return mentor && count(mentor) > 0 ? mentor : undefined;
}
