import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { courseBySlug } from "~/data/learning/courses";
import type { CourseProgress } from "~/learning/course-progress";
import { getSkillProfile } from "~/routes/profile/skill-profile.server";
import { suggestCourses } from "~/skills/suggested-courses";
import { listWeakSkills } from "~/skills/weak-spots";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const { record, courses, stepInput } = await getSkillProfile(
    getOwnerId(profile),
    context,
    new Date(),
  );
  const startedIds = new Set(courses.map(({ courseId }) => `/learning/${courseId}`));
  return {
    hasRecord: record.length > 0,
    weakSkills: listWeakSkills(record).map(({ name }) => name),
    suggestions: suggestCourses(record).filter(({ to }) => !startedIds.has(to)),
    courses: courses
      .flatMap((course) => ({
        ...describeProgress(course),
        continueUrl:
          stepInput.courses.find(({ courseId }) => courseId === course.courseId)?.to ??
          `/learning/${course.courseId}`,
      }))
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
  };
}

function describeProgress({ courseId, status, modules, modulesDone, ...rest }: CourseProgress) {
  return {
    courseId,
    title: courseBySlug(courseId)?.title ?? courseId,
    isCompleted: status === "done",
    modules: modules.map(({ slug, title, state, quiz }) => ({ slug, title, state, quiz })),
    modulesDone,
    lessonsDone: rest.lessonsDone,
    lessonCount: rest.lessonCount,
    exercisesSolved: modules.flatMap(({ lessons }) =>
      lessons.filter(({ isExerciseSolved }) => isExerciseSolved),
    ).length,
    minutesLeft: rest.minutesLeft,
    updatedAt: rest.updatedAt ?? "",
  };
}
