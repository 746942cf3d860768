import { Button } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { useIsMailConfigured } from "~/ui/use-is-mail-configured";

/** The waitlists a person is on. */
export function WaitlistEntries({
  entries,
}: {
  entries: readonly { mentorId: string; mentor: string; expiresAt: string }[];
}) {
  const isMailConfigured = useIsMailConfigured();
  if (entries.length === 0) return null;
  return (
    <>
      <h2 className="mt-14 mb-4 text-section">Waitlists</h2>
      <ul className="border-t border-hairline-strong">
        {entries.map(({ mentorId, mentor, expiresAt }) => (
          <li
            key={mentorId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
          >
            <p>
              <Link to={`/mentors/${mentorId}`} className="font-strong hover:text-primary-ink">
                {mentor}
              </Link>
              <span className="block text-sm text-muted">
                {isMailConfigured
                  ? "One email when a time is free, until "
                  : "Free times appear on the mentor’s page. You’re on the list until "}
                <FormattedDate date={expiresAt} />
              </span>
            </p>
            <form method="post" action={`/mentors/${mentorId}/waitlist`}>
              <Button name="intent" value="leave" variant="secondary" size="sm">
                Leave the waitlist<span className="sr-only"> of {mentor}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </>
  );
}
