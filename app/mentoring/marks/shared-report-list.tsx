import { pluralize } from "~/ui/format";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";

export interface SharedReport {
  id: string;
  title: string;
  startedAt: string;
  answered: number;
  marked: number;
}

interface SharedReportListProps {
  reports: readonly SharedReport[];
  /** The page of the request. */
  path: string;
}

/** The reports a mentor can open and mark. */
export function SharedReportList({ reports, path }: SharedReportListProps) {
  return (
    <ul className="border-t border-hairline-strong">
      {reports.map(({ id, title, startedAt, answered, marked }) => (
        <li key={id} className="border-b border-hairline py-3">
          <Link
            to={`${path}/reports/${id}`}
            className="font-strong underline underline-offset-3 hover:text-primary-ink"
          >
            {title}
          </Link>
          <span className="num block text-sm text-muted">
            <FormattedDate date={startedAt} />. {marked} of {pluralize(answered, "answer")} marked
          </span>
        </li>
      ))}
    </ul>
  );
}
