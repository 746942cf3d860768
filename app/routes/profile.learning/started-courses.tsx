import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { FormattedDate } from "~/ui/formatted-date";
import { Tag } from "~/ui/tag";

interface StartedCourse {
  courseId: string;
  title: string;
  isCompleted: boolean;
  modules: { slug: string; title: string; state: string }[];
  modulesDone: number;
  lessonsDone: number;
  lessonCount: number;
  minutesLeft: number;
  exercisesSolved: number;
  updatedAt: string;
  continueUrl: string;
}

/** Courses that were started, with the modules completed and the status. */
export function StartedCourses({ courses }: { courses: readonly StartedCourse[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {courses.map((course) => (
        <li
          key={course.courseId}
          className="grid items-center gap-x-12 gap-y-4 border-b border-hairline py-6 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div>
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
              <Link
                to={`/learning/${course.courseId}`}
                className="relative after:absolute after:-inset-y-3 after:inset-x-0 hover:text-primary-ink"
              >
                {course.title}
              </Link>
              <Tag tone={course.isCompleted ? "success" : "accent"}>
                {course.isCompleted ? "Completed" : "In Progress"}
              </Tag>
            </h2>
            <p className="num mt-2 text-ui text-text-2">
              {course.modulesDone} of {pluralize(course.modules.length, "module")} completed
            </p>
            <ModuleBar modules={course.modules} />
            <p className="num mt-2 text-sm text-muted">
              {course.lessonsDone} of {course.lessonCount} lessons done
              {course.minutesLeft === 0 ? "" : `, about ${formatMinutes(course.minutesLeft)} left`}.
              {course.exercisesSolved === 0
                ? ""
                : ` ${pluralize(course.exercisesSolved, "code exercise")} solved.`}{" "}
              Last studied <FormattedDate date={course.updatedAt} />
            </p>
          </div>
          <LinkButton
            to={course.continueUrl}
            variant={course.isCompleted ? "secondary" : "primary"}
            aria-label={`${course.isCompleted ? "Open" : "Continue"} ${course.title}`}
          >
            {course.isCompleted ? "Open" : "Continue"}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** One segment per module: filled if completed, half if begun. */
function ModuleBar({ modules }: { modules: StartedCourse["modules"] }) {
  return (
    <div aria-hidden className="mt-2.5 flex max-w-110 gap-1">
      {modules.map(({ slug, state }) => (
        <span key={slug} className="h-1.5 flex-1 overflow-hidden rounded-xs bg-surface-3">
          <span
            className={`block h-full rounded-xs bg-chart-1 ${state === "done" ? "w-full" : state === "learning" ? "w-1/2 opacity-60" : "w-0"}`}
          />
        </span>
      ))}
    </div>
  );
}

function formatMinutes(minutes: number): string {
  if (minutes < 60) return pluralize(minutes, "minute");
  const hours = Math.round(minutes / 30) / 2;
  return hours === 1 ? "an hour" : `${hours} hours`;
}
