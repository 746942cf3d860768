import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { skillById } from "~/data/skills";
import { courseBySlug } from "~/data/learning/courses";
import type { CourseProgress } from "~/learning/course-progress";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { suggestCourses } from "~/skills/suggested-courses";
import { listWeakSkills } from "~/skills/weak-spots";
import { renderCourseArt, renderCoursePath, renderExampleCourse } from "./course-drawings.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { record, target, courses, stepInput } = await getSkillProfile(
    getOwnerId(profile),
    context,
    new Date(),
  );
  // Without any evidence, the target says what to learn.
  const newTarget = record.length === 0 ? target : null;
  const weakSkills = newTarget
    ? newTarget.skills.map((skill) => ({
        skill,
        name: skillById(skill).name,
        reason: "a key skill for your target",
      }))
    : listWeakSkills(record);
  return {
    hasRecord: record.length > 0,
    newTarget: newTarget?.title ?? null,
    weakSkills: weakSkills.map(({ name }) => name),
    example: courses.length === 0 ? renderExampleCourse() : "",
    suggestions: suggestCourses(
      weakSkills,
      courses.map(({ courseId }) => courseId),
    ),
    courses: courses
      .map((course) => ({
        ...describeProgress(course),
        continueUrl:
          stepInput.courses.find(({ courseId }) => courseId === course.courseId)?.to ??
          `/learning/${course.courseId}`,
      }))
      .toSorted(
        (a, b) =>
          Number(a.isCompleted) - Number(b.isCompleted) || b.updatedAt.localeCompare(a.updatedAt),
      )
      // A drawing weighs more than all the words of a course: only the one to continue has it.
      .map((course, index) => ({
        ...course,
        art: index === 0 && !course.isCompleted ? renderCourseArt(course.courseId) : null,
      })),
  };
}

function describeProgress({ courseId, status, modules, modulesDone, ...rest }: CourseProgress) {
  const next = modules
    .flatMap(({ lessons }) => lessons)
    .find(({ slug }) => slug === rest.nextLesson);
  return {
    path: renderCoursePath(modules, rest.nextLesson),
    next: next && { title: next.title, minutes: next.minutes },
    courseId,
    title: courseBySlug(courseId)?.title ?? courseId,
    isCompleted: status === "done",
    moduleCount: modules.length,
    modulesDone,
    lessonsDone: rest.lessonsDone,
    lessonsSkipped: rest.lessonsSkipped,
    lessonCount: rest.lessonCount,
    exercisesSolved: modules.flatMap(({ lessons }) =>
      lessons.filter(({ isExerciseSolved }) => isExerciseSolved),
    ).length,
    minutesLeft: rest.minutesLeft,
    updatedAt: rest.updatedAt ?? "",
  };
}
