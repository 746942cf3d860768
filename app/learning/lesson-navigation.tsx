import type { Course } from "~/data/learning/types";
import { Link } from "~/ui/link";
import { StateIcon, getStateLabel } from "./state-mark";
import type { LessonState } from "./types";

interface LessonNavigationProps {
  course: Pick<Course, "id" | "syllabus">;
  /** A lesson's slug, or "quiz/" and a module's. */
  currentSlug: string;
  /** By lesson; empty in a course that wasn't started. */
  states: Record<string, LessonState>;
}

/** The lessons of a course by module, with the current one and finished ones marked. */
export function LessonNavigation({ course, currentSlug, states }: LessonNavigationProps) {
  return (
    <nav aria-label="Lessons of this course" className="lesson-navigation no-print">
      {course.syllabus.map((module) => (
        <section key={module.title}>
          <h2 className="font-sans text-xs font-medium text-muted">{module.title}</h2>
          <ol className="mt-2">
            {module.lessons.map(({ slug, title, minutes }) => (
              <li key={slug}>
                <Link
                  to={`/learning/${course.id}/${slug}`}
                  aria-current={slug === currentSlug ? "page" : undefined}
                >
                  <span>{title}</span>
                  <LessonMark state={states[slug]} minutes={minutes} />
                </Link>
              </li>
            ))}
            <li>
              <Link
                to={`/learning/${course.id}/quiz/${module.slug}`}
                aria-current={`quiz/${module.slug}` === currentSlug ? "page" : undefined}
              >
                <span>
                  Quiz<span className="sr-only"> on {module.title}</span>
                </span>
              </Link>
            </li>
          </ol>
        </section>
      ))}
    </nav>
  );
}

/** A segment for each lesson of the course: finished, this one, or left. The line above has the numbers. */
export function LessonSteps({ course, currentSlug, states }: LessonNavigationProps) {
  return (
    <div className="lesson-steps" aria-hidden>
      {course.syllabus.flatMap(({ lessons }) =>
        lessons.map(({ slug }) => (
          <i key={slug} data-state={slug === currentSlug ? "current" : states[slug]} />
        )),
      )}
    </div>
  );
}

/** The minutes of a lesson that is left, or its state. */
function LessonMark({ state, minutes }: { state: LessonState | undefined; minutes: number }) {
  if (state === undefined || state === "pending" || state === "learning")
    return <span className="num text-xs text-muted">{minutes} min</span>;
  return (
    <span>
      <StateIcon state={state} />
      <span className="sr-only">{getStateLabel(state)}</span>
    </span>
  );
}
