import type { LoaderFunctionArgs } from "@remix-run/node";
import { courseBySlug, lessonCount, LEARNING_TAB_LABELS } from "~/data/learning/courses";
import { getCoursePracticeUrl } from "~/practice/tailored/practice-subject.server";
import { getSkillNames } from "~/data/skills";

export function loader({ params }: LoaderFunctionArgs) {
  const course = courseBySlug(params.slug ?? "");
  if (!course) throw new Response("Not found", { status: 404 });
  return {
    course,
    lessons: lessonCount(course),
    skills: getSkillNames(course.skills),
    practiceUrl: getCoursePracticeUrl(course.id),
    subject: LEARNING_TAB_LABELS[course.tab],
  };
}
