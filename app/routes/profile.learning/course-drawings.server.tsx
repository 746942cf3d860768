import { renderToStaticMarkup } from "react-dom/server";
import { CourseArt } from "~/learning/art/course-art";
import type { ModuleProgress } from "~/learning/course-progress";

// As HTML, because these are drawings: the words beside them say the same, and the browser needs no script for them.

export function renderCourseArt(courseId: string): string {
  return renderToStaticMarkup(<CourseArt courseId={courseId} />);
}

/** A course as a path: a stop for each lesson, larger ones for the quizzes. */
export function renderCoursePath(
  modules: readonly ModuleProgress[],
  nextLesson: string | null,
): string {
  return renderToStaticMarkup(
    <div className="course-stops" aria-hidden>
      {modules.map(({ slug, lessons, quiz }) => (
        <span key={slug}>
          {lessons.map((lesson) => (
            <i key={lesson.slug} data-state={lesson.slug === nextLesson ? "next" : lesson.state} />
          ))}
          <i data-quiz data-state={quiz?.isPassed ? "done" : "pending"} />
        </span>
      ))}
    </div>,
  );
}
