import { Form } from "@remix-run/react";
import Link2 from "lucide-react/icons/link-2";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { FormattedDate } from "~/ui/formatted-date";

interface SharePanelProps {
  /** When the link that exists expires. */
  sharedUntil: string | null;
  /** Just created. */
  linkUrl?: string | null;
  message?: string | null;
}

/** One link at a time; a new one replaces it. */
export function SharePanel({ sharedUntil, linkUrl, message }: SharePanelProps) {
  return (
    <section id="share" className="mt-8 max-w-160 border-t border-hairline pt-6 print:hidden">
      <h2 className="font-sans text-ui font-strong">Share these results</h2>
      <p className="mt-1 text-sm text-text-2">
        Anyone with the link sees this page without your name, but with the answers it quotes. It
        works for 30 days, and you can revoke it.
      </p>
      {message ? <FormError>{message}</FormError> : null}
      {linkUrl ? (
        <div className="mt-4">
          <label htmlFor="link" className="mb-1.5 block text-sm font-medium">
            Copy it now: you won’t be able to see it again
          </label>
          <input
            id="link"
            readOnly
            value={linkUrl}
            className="w-full min-h-12 rounded-control border border-control bg-surface-1 px-3.5 py-2.5 font-mono text-sm"
          />
        </div>
      ) : null}
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap items-center gap-3">
        <Button name="intent" value="share" variant="secondary">
          <Link2 aria-hidden />
          {sharedUntil ? "Replace the link" : "Create a link"}
        </Button>
        {sharedUntil ? (
          <>
            <Button name="intent" value="revoke" variant="ghost">
              Revoke
            </Button>
            <span className="text-sm text-muted">
              A link works until <FormattedDate date={sharedUntil} />.
            </span>
          </>
        ) : null}
      </Form>
    </section>
  );
}
