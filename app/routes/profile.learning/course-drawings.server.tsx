import { renderToStaticMarkup } from "react-dom/server";
import { courseBySlug } from "~/data/learning/courses";
import { CourseArt } from "~/learning/art/course-art";
import type { ModuleProgress } from "~/learning/course-progress";
import { ExamplePanel } from "~/ui/example-panel";

// As HTML, because these are drawings: the words beside them say the same, and the browser needs no script for them.

export function renderCourseArt(courseId: string): string {
  return renderToStaticMarkup(<CourseArt courseId={courseId} />);
}

/** A course in progress, for a tab that has none. */
export function renderExampleCourse(): string {
  const course = courseBySlug("data-science-essentials");
  const states = ["done", "done", "done", "next"];
  return renderToStaticMarkup(
    <ExamplePanel>
      <div className="example-course">
        <CourseArt courseId="data-science-essentials" />
        <p>{course?.title}</p>
        <div className="course-stops" aria-hidden>
          {course?.syllabus.slice(0, 3).map(({ slug, lessons }, module) => (
            <span key={slug}>
              {lessons.map((lesson, index) => (
                <i
                  key={lesson.slug}
                  data-state={module === 0 ? "done" : module === 1 ? states[index + 2] : "pending"}
                />
              ))}
              <i data-quiz data-state={module === 0 ? "done" : "pending"} />
            </span>
          ))}
        </div>
      </div>
    </ExamplePanel>,
  );
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
