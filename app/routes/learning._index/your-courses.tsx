import type { SerializeFrom } from "@remix-run/node";
import Bookmark from "lucide-react/icons/bookmark";
import { describeLessons } from "~/learning/describe-lessons";
import { formatMinutes } from "~/learning/format-minutes";
import { ProgressBar } from "~/learning/progress-bar";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";
import type { loader } from "./shelf.server";

type YourCoursesProps = Pick<SerializeFrom<typeof loader>, "started" | "bookmarks">;

/** The courses in progress, each with its next lesson, and bookmarks. */
export function YourCourses({ started, bookmarks }: YourCoursesProps) {
  if (started.length === 0 && bookmarks.length === 0) return null;
  return (
    <section aria-label="Your courses" className="mb-10">
      {started.length === 0 ? null : (
        <ul className="tiles">
          {started.map(({ id, title, minutesLeft, to, next, ...lessons }) => (
            <li
              key={id}
              className="grid items-center gap-x-8 gap-y-3 p-5 md:grid-cols-[minmax(0,1fr)_14rem_auto] lg:px-6"
            >
              <div>
                <h2 className="text-h3">
                  <Link to={`/learning/${id}`} className="hover:text-primary-ink">
                    {title}
                  </Link>
                </h2>
                <p className="mt-0.5 text-sm text-text-2">Next: {next}</p>
              </div>
              <div>
                <ProgressBar value={lessons.lessonsDone} max={lessons.lessonCount} />
                <p className="num mt-1.5 text-xs text-muted">
                  {describeLessons(lessons)}
                  {minutesLeft > 0 ? `, about ${formatMinutes(minutesLeft)} left` : ""}
                </p>
              </div>
              <LinkButton to={to} variant="secondary">
                Continue<span className="sr-only"> {title}</span>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {bookmarks.length === 0 ? null : (
        <details className="mt-4">
          <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-primary-ink">
            <Bookmark className="size-4" aria-hidden />
            Your bookmarks ({bookmarks.length})
          </summary>
          <ul className="mt-1 grid gap-x-10 md:grid-cols-2">
            {bookmarks.map(({ to, lessonTitle, courseTitle, note }) => (
              <li key={to} className="border-b border-hairline py-3 text-ui">
                <Link to={to} className="font-medium hover:text-primary-ink">
                  {lessonTitle}
                </Link>
                <span className="block text-xs text-muted">{courseTitle}</span>
                {note === "" ? null : (
                  <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-text-2">
                    {note}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
