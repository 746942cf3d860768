import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { PROBLEM_KIND_LABELS } from "./problem-kinds";
import type { ReportedProblem } from "./problems.server";

interface ProblemListProps {
  problems: readonly ReportedProblem[];
  /** The page with the form. */
  reportPath: string;
}

/** What one side reported about a session, with the operators' answers. */
export function ProblemList({ problems, reportPath }: ProblemListProps) {
  return (
    <div>
      {problems.length === 0 ? null : (
        <ul className="mb-4 grid gap-4">
          {problems.map(({ id, kind, message, createdAt, handledAt, reply }) => (
            <li key={id} className="max-w-(--measure)">
              <p className="font-strong">{PROBLEM_KIND_LABELS[kind]}</p>
              <p className="mt-1 line-clamp-3 wrap-anywhere text-text-2">{message}</p>
              <p className="num mt-1 text-xs text-muted">
                Reported <FormattedDate date={createdAt} />. {handledAt ? "Handled." : "Open."}
              </p>
              {handledAt ? (
                <p className="mt-2 border-l-2 border-primary-line pl-3 whitespace-pre-line wrap-anywhere">
                  {reply}
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <Link to={reportPath} className="text-sm text-primary-ink underline underline-offset-3">
        {problems.length === 0 ? "Report a problem" : "Report another problem"}
      </Link>
    </div>
  );
}
