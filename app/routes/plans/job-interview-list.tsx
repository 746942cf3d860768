import { ArrowRight } from "~/ui/icons";
import { Link } from "~/ui/link";

interface JobInterviewListProps {
  interviews: readonly {
    id: string;
    company: string;
    role: string;
    day: string;
    rounds: string | null;
    /** Of one that is over, what came of it. */
    state?: { text: string; to: string | null };
  }[];
}

/** A line each, which leads to its plan. */
export function JobInterviewList({ interviews }: JobInterviewListProps) {
  return (
    <ul className="mt-4 border-t border-hairline-strong">
      {interviews.map(({ id, company, role, day, rounds, state }) => (
        <li
          key={id}
          className="relative flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline py-3.5 pr-9 wrap-anywhere"
        >
          <div className="min-w-0">
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
          </div>
          {state ? <State {...state} /> : null}
          <ArrowRight
            className="absolute top-1/2 right-1 size-4.5 -translate-y-1/2 text-muted"
            aria-hidden
          />
        </li>
      ))}
    </ul>
  );
}

function State({ text, to }: { text: string; to: string | null }) {
  if (to === null) return <p className="text-sm text-text-2">{text}</p>;
  return (
    <Link
      to={to}
      className="relative z-1 inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3"
    >
      {text}
    </Link>
  );
}
