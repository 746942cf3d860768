import { Form } from "@remix-run/react";
import Bookmark from "lucide-react/icons/bookmark";
import { CircleAlert } from "~/ui/icons";
import { Button } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";

interface BookmarkFormProps {
  /** Null without a bookmark. */
  note: string | null;
  /** A note that was refused. */
  rejected: { note: string; error: string } | undefined;
}

/** A bookmark on a lesson, with a note. */
export function BookmarkForm({ note, rejected }: BookmarkFormProps) {
  return (
    <details
      id="bookmark"
      className="no-print mt-5 max-w-2xl"
      open={note !== null || rejected !== undefined}
    >
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm/(--lh-body) font-medium text-primary-ink">
        <Bookmark className={`size-4.5 ${note === null ? "" : "fill-current"}`} aria-hidden />
        {note === null ? "Bookmark this lesson" : "Bookmarked"}
      </summary>
      <Form
        method="post"
        data-keep-scroll=""
        className="mt-2 rounded-control border border-hairline bg-surface-1 px-5 pt-4 pb-5"
      >
        <label htmlFor="bookmark-note" className="text-sm font-medium">
          Note, optional
        </label>
        <textarea
          id="bookmark-note"
          name="note"
          rows={3}
          defaultValue={rejected?.note ?? note ?? ""}
          aria-invalid={rejected ? true : undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what came back to be corrected, at the end of a long page
          autoFocus={rejected !== undefined}
          aria-describedby={rejected ? "bookmark-error" : undefined}
          className={`mt-2 block resize-y ${CONTROL_CLASS}`}
        />
        {rejected ? (
          <p
            id="bookmark-error"
            role="alert"
            className="mt-2 flex items-start gap-1.5 text-sm font-medium text-danger"
          >
            <CircleAlert className="mt-0.5 size-4 flex-none" aria-hidden />
            {rejected.error}
          </p>
        ) : null}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            name="intent"
            value="bookmark"
            variant="secondary"
            size="sm"
            pendingText="Saving…"
          >
            {note === null ? "Save bookmark" : "Save note"}
          </Button>
          {note === null ? null : (
            <Button name="intent" value="remove-bookmark" variant="ghost" size="sm">
              Remove bookmark
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
}
