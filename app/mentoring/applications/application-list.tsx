import { MENTOR_FIELD_LABELS } from "~/data/mentor-types";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { formatReference } from "~/ui/format";
import type { SentApplication } from "./queries.server";
import { APPLICATION_STATE_LABELS } from "./states";

/** The user's applications as a mentor, newest first. */
export function ApplicationList({ applications }: { applications: readonly SentApplication[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {applications.map(({ id, field, title, company, createdAt, state, reason }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-1 border-b border-hairline py-4 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <p className="min-w-0">
            <Link
              to={`/mentors/apply/sent/${id}`}
              className="font-strong hover:text-primary-ink wrap-anywhere"
            >
              {title}, {company}
            </Link>
            <span className="block text-sm text-text-2">
              {MENTOR_FIELD_LABELS[field]}. {APPLICATION_STATE_LABELS[state]}.
            </span>
            {reason ? <span className="mt-1 block text-sm text-muted">{reason}</span> : null}
          </p>
          <p className="num text-sm text-muted md:text-right">
            <span className="block text-text-2">Reference {formatReference(id)}</span>
            Sent <FormattedDate date={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
