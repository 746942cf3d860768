import { Link } from "@remix-run/react";
import type { Course } from "~/data/learning/types";

interface LessonNavigationProps {
  course: Pick<Course, "id" | "syllabus">;
  currentSlug: string;
}

/** The lessons of a course by module, with the current one marked. */
export function LessonNavigation({ course, currentSlug }: LessonNavigationProps) {
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
                  <span className="num text-xs text-muted">{minutes} min</span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
  );
}
