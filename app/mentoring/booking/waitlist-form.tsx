import { Button } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import { useIsMailConfigured } from "~/ui/use-is-mail-configured";

interface WaitlistFormProps {
  mentor: { id: string; firstName: string };
  /** Until when the person is on the waitlist; null if they aren't. */
  waitsUntil: string | null;
  isAnonymous: boolean;
}

/** For a mentor without a free time: an email once there is one; nothing to join without a mail server. */
export function WaitlistForm({ mentor, waitsUntil, isAnonymous }: WaitlistFormProps) {
  const { id, firstName } = mentor;
  const isMailConfigured = useIsMailConfigured();
  if (!isMailConfigured && waitsUntil === null)
    return (
      <p className="text-text-2">
        Free times appear on this page. This server sends no email, so look again later.
      </p>
    );
  return (
    <section className="rounded-card border border-hairline-strong bg-surface-1 p-5 lg:p-6">
      <h2 className="text-h3">
        {waitsUntil ? "You’re on the waitlist" : "Or wait for a free time"}
      </h2>
      {isAnonymous ? (
        <p className="mt-1.5 text-sm text-text-2">
          <Link
            to={`/login?redirectTo=${encodeURIComponent(`/mentors/${id}`)}`}
            className="text-primary-ink underline underline-offset-3"
          >
            Sign in
          </Link>{" "}
          to get an email when {firstName} has one.
        </p>
      ) : (
        <form method="post" action={`/mentors/${id}/waitlist`} className="mt-1.5">
          <p className="max-w-(--measure) text-sm text-text-2">
            {!isMailConfigured ? (
              "This server sends no email: look here again for free times."
            ) : waitsUntil ? (
              <>
                We’ll send you one email when {firstName} has a free time, until{" "}
                <FormattedDate date={waitsUntil} />.
              </>
            ) : (
              <>
                We’ll send you one email when {firstName} has a free time within the next eight
                weeks.
              </>
            )}
          </p>
          <Button
            name="intent"
            value={waitsUntil ? "leave" : "join"}
            variant="secondary"
            className="mt-4"
          >
            {waitsUntil ? "Leave the waitlist" : "Tell me when a time is free"}
          </Button>
        </form>
      )}
    </section>
  );
}
