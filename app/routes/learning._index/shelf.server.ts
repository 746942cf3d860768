import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { listCoursesByTab, lessonCount, courseBySlug } from "~/data/learning/courses";
import { LEARNING_TABS } from "~/data/learning/types";
import { getSkillNames } from "~/data/skills";
import { listBookmarks } from "~/learning/bookmarks.server";
import type { CourseProgress } from "~/learning/course-progress";
import { readCourseProgress } from "~/learning/progress.server";
import { getKnownSkills } from "~/skills/known-skills.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requestedTab = new URL(request.url).searchParams.get("tab");
  const tab = LEARNING_TABS.find((id) => id === requestedTab) ?? LEARNING_TABS[0];
  const owner = await findOwnerIfReachable(request, context);
  const progress = await readCourseProgress(owner, await getKnownSkills(owner));
  const courses = listCoursesByTab(tab).map((course) => {
    const own = progress.find(({ courseId }) => courseId === course.id);
    return {
      id: course.id,
      title: course.title,
      description: course.description,
      level: course.level,
      duration: course.duration,
      lessonCount: lessonCount(course),
      instructor: course.instructor.name,
      skills: getSkillNames(course.skills.slice(0, 3)),
      status: own?.status ?? "not-started",
      lessonsDone: own?.lessonsDone ?? 0,
      lessonsSkipped: own?.lessonsSkipped ?? 0,
    };
  });
  return {
    tab,
    courses,
    started: listStarted(progress),
    bookmarks: owner ? await listBookmarks(owner) : [],
  };
}

/** Courses in progress, the latest first. */
function listStarted(progress: readonly CourseProgress[]) {
  return progress
    .filter(({ status }) => status === "learning")
    .toSorted((a, b) => (b.updatedAt ?? "").localeCompare(a.updatedAt ?? ""))
    .map(({ courseId, nextLesson, minutesLeft, modules, ...counts }) => ({
      id: courseId,
      title: courseBySlug(courseId)?.title ?? courseId,
      lessonsDone: counts.lessonsDone,
      lessonsSkipped: counts.lessonsSkipped,
      lessonCount: counts.lessonCount,
      minutesLeft,
      to: nextLesson ? `/learning/${courseId}/${nextLesson}` : `/learning/${courseId}`,
      next:
        modules.flatMap((module) => module.lessons).find(({ slug }) => slug === nextLesson)
          ?.title ?? "Quizzes and capstone",
    }));
}
