import { ArrowRight } from "~/ui/icons";
import { Link } from "~/ui/link";

interface JobInterviewListProps {
  interviews: readonly {
    id: string;
    company: string;
    role: string;
    day: string;
    rounds: string | null;
  }[];
}

/** A line each, which leads to its plan. */
export function JobInterviewList({ interviews }: JobInterviewListProps) {
  return (
    <ul className="mt-4 border-t border-hairline-strong">
      {interviews.map(({ id, company, role, day, rounds }) => (
        <li key={id} className="relative border-b border-hairline py-3.5 pr-9 wrap-anywhere">
          <h3 className="font-sans text-ui font-strong">
            <Link
              to={`/plans/${id}`}
              className="after:absolute after:inset-0 hover:text-primary-ink"
            >
              {role}, {company}
            </Link>
          </h3>
          <p className="num text-sm text-muted">
            {day}
            {rounds ? `, ${rounds}` : null}
          </p>
          <ArrowRight
            className="absolute top-1/2 right-1 size-4.5 -translate-y-1/2 text-muted"
            aria-hidden
          />
        </li>
      ))}
    </ul>
  );
}
