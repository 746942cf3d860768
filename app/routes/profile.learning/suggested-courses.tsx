import type { SuggestedCourse } from "~/skills/suggested-courses";
import { Link } from "~/ui/link";

/** Courses for weaker skills, each with its reasons. */
export function SuggestedCourses({ courses }: { courses: readonly SuggestedCourse[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {courses.map(({ to, title, description, level, duration, lessons, reasons }) => (
        <li
          key={to}
          className="grid gap-x-12 gap-y-3 border-b border-hairline py-6 md:grid-cols-[minmax(0,1fr)_19rem]"
        >
          <div>
            <h3 className="text-h3">
              <Link
                to={to}
                className="relative after:absolute after:-inset-y-3 after:inset-x-0 hover:text-primary-ink"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-1.5 max-w-(--measure) text-ui text-text-2">{description}</p>
            <p className="num mt-2 text-sm text-muted">
              {level}, {lessons} lessons, {duration}
            </p>
          </div>
          <ul className="num grid content-start gap-1 text-sm">
            {reasons.map(({ name, reason }) => (
              <li key={name} className="tick">
                {name}
                <span className="text-muted">, {reason}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
