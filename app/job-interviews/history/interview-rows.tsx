import { Link } from "~/ui/link";

interface InterviewRowsProps {
  interviews: readonly {
    id: string;
    company: string;
    role: string;
    outcome: string;
    rounds: readonly { id: string; title: string; questions: string }[];
  }[];
}

/** Each job interview with its rounds and how it ended. */
export function InterviewRows({ interviews }: InterviewRowsProps) {
  return (
    <ul className="mt-4 border-t border-hairline-strong">
      {interviews.map(({ id, company, role, outcome, rounds }) => (
        <li
          key={id}
          className="grid gap-x-10 gap-y-2 border-b border-hairline py-2 md:items-center md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_9rem]"
        >
          <h3 className="min-w-0 font-sans text-ui font-strong wrap-anywhere">
            <Link
              to={`/plans/${id}`}
              className="inline-flex min-h-11 items-center hover:text-primary-ink"
            >
              {role}, {company}
            </Link>
          </h3>
          <ul className="num grid gap-1 text-sm text-text-2">
            {rounds.map((round) => (
              <li key={round.id}>
                <Link
                  to={`/plans/${id}/debrief?round=${round.id}`}
                  className="underline decoration-hairline-strong underline-offset-4 hover:text-text"
                >
                  {round.title}
                </Link>
                , {round.questions}
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted md:text-right">{outcome}</p>
        </li>
      ))}
    </ul>
  );
}
