import { Button } from "~/ui/button";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";

interface RecordSectionProps {
  /** The review page with the attempt in it. */
  reviewUrl: string;
  deleteUrl: string;
  isExcluded: boolean;
  /** Without a score there is nothing to put back. */
  canCount: boolean;
}

/** Takes an answer out of the record, puts it back, or leads to its deletion. */
export function RecordSection({ reviewUrl, deleteUrl, isExcluded, canCount }: RecordSectionProps) {
  return (
    <section className="no-print flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-h3">
          {isExcluded ? "This answer isn’t in your record" : "This answer is in your record"}
        </h2>
        <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
          {isExcluded
            ? "It doesn’t count in your skill record or your review schedule. Its report still shows it."
            : "It counts in your skill record and your review schedule. You can remove it and put it back at any time."}
        </p>
      </div>
      {canCount ? (
        <form method="post" action={reviewUrl} data-keep-scroll="">
          <KeepFormFields page={reviewUrl} />
          <Button variant="secondary" name="intent" value={isExcluded ? "include" : "exclude"}>
            {isExcluded ? "Put it back" : "Remove it from my record"}
          </Button>
        </form>
      ) : null}
      <DeleteLink to={deleteUrl} />
    </section>
  );
}

export function DeleteLink({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-3 hover:text-danger"
    >
      Delete this answer
    </Link>
  );
}
