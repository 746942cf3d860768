import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { courseBySlug } from "~/data/learning/courses";
import type { CourseProgress } from "~/learning/course-progress";
import { getAdvice } from "~/skills/advice/get-advice.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { renderCourseArt, renderCoursePath, renderExampleCourse } from "./course-drawings.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const now = new Date();
  const { courses, startedCourses } = await getSkillProfile(owner, context, now);
  return {
    advice: await getAdvice(owner, context, now),
    example: courses.length === 0 ? renderExampleCourse() : "",
    courses: courses
      .map((course) => ({
        ...describeProgress(course),
        continueUrl:
          startedCourses.find(({ courseId }) => courseId === course.courseId)?.to ??
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
