import { ArrowLeft, ArrowRight } from "~/ui/icons";
import { Link } from "~/ui/link";

interface LessonLink {
  slug: string;
  title: string;
}

interface LessonPagerProps {
  courseId: string;
  previous: LessonLink | null;
  next: LessonLink | null;
}

/** Links to the previous and next lesson; after the last one, back to the course. */
export function LessonPager({ courseId, previous, next }: LessonPagerProps) {
  return (
    <nav
      aria-label="Lessons before and after"
      className="mt-12 grid max-w-(--measure) gap-3 border-t border-hairline pt-6 sm:grid-cols-2"
    >
      {previous ? (
        <Link to={`/learning/${courseId}/${previous.slug}`} className="pager-link">
          <span className="flex items-center gap-1.5 text-xs text-muted">
            <ArrowLeft className="size-3.5" aria-hidden /> Previous lesson
          </span>
          {previous.title}
        </Link>
      ) : (
        <span className="max-sm:hidden" />
      )}
      <Link
        to={next ? `/learning/${courseId}/${next.slug}` : `/learning/${courseId}`}
        className="pager-link sm:text-right"
      >
        <span className="flex items-center gap-1.5 text-xs text-muted sm:justify-end">
          {next ? "Next lesson" : "End of the course"}{" "}
          <ArrowRight className="size-3.5" aria-hidden />
        </span>
        {next ? next.title : "Back to the course"}
      </Link>
    </nav>
  );
}
