import { Link } from "@remix-run/react";
import type { Course } from "~/data/learning/types";

/** The lessons of a course by module, each a link. */
export function Syllabus({ course }: { course: Pick<Course, "id" | "syllabus"> }) {
  return (
    <ol className="mt-6 border-t border-hairline-strong">
      {course.syllabus.map((module, index) => (
        <li
          key={module.title}
          className="grid gap-x-8 gap-y-4 border-b border-hairline py-7 md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <h3 className="text-h3">
            <span className="num block font-sans text-xs font-medium tracking-normal text-muted">
              Part {index + 1}
            </span>
            {module.title}
          </h3>
          <ol>
            {module.lessons.map(({ slug, title, summary, minutes }) => (
              <li key={slug}>
                <Link to={`/learning/${course.id}/${slug}`} className="lesson-row">
                  <span>
                    <span className="block text-ui font-medium">{title}</span>
                    <span className="mt-0.5 block text-sm text-muted">{summary}</span>
                  </span>
                  <span className="num text-xs whitespace-nowrap text-muted">{minutes} min</span>
                </Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
