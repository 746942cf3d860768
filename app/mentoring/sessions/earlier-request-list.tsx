import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import type { EarlierRequest } from "./earlier-requests.server";

/** Requests from before times could be booked: nobody replies to them anymore. */
export function EarlierRequests({ requests }: { requests: EarlierRequest[] }) {
  return (
    <ul className="border-t border-hairline-strong">
      {requests.map(({ id, mentorId, mentor, preferredTime, goal, createdAt }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-1 border-b border-hairline py-4 md:grid-cols-[minmax(0,1fr)_auto]"
        >
          <p className="min-w-0">
            <Link to={`/mentors/${mentorId}`} className="font-strong hover:text-primary-ink">
              {mentor}
            </Link>
            <span className="block text-sm text-text-2">{preferredTime}</span>
            <span className="mt-1 line-clamp-2 block text-sm text-muted">{goal}</span>
          </p>
          <p className="text-sm text-muted md:text-right">
            <span className="block text-text-2">Closed</span>
            Sent <FormattedDate date={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
