import { useLocation } from "@remix-run/react";
import Link2 from "lucide-react/icons/link-2";
import { Button } from "~/ui/button";
import { CopyField } from "~/ui/copy-field";
import { FormError } from "~/ui/form-error";
import { FormattedDate } from "~/ui/formatted-date";
import { ChevronDown } from "~/ui/icons";

interface SharePanelProps {
  /** When the link that exists expires. */
  sharedUntil: string | null;
  /** Just created. */
  linkUrl?: string | null;
  message?: string | null;
}

/** One link at a time; a new one replaces it. */
export function SharePanel({ sharedUntil, linkUrl, message }: SharePanelProps) {
  const { pathname, search } = useLocation();
  return (
    <details
      id="share"
      open={Boolean(linkUrl ?? message)}
      className="group/share rounded-card border border-hairline bg-surface-1 shadow-inner"
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-3 md:px-5">
        <Link2 className="size-5 flex-none text-primary-ink" aria-hidden />
        <span className="flex-1">
          <b className="block text-ui font-strong">Share these results</b>
          <span className="block text-sm text-muted">
            {sharedUntil ? (
              <>
                A link works until <FormattedDate date={sharedUntil} />.
              </>
            ) : (
              "With a link, without your name."
            )}
          </span>
        </span>
        <ChevronDown
          className="size-5 flex-none text-muted transition-transform group-open/share:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="px-4 pb-4 md:px-5 md:pb-5">
        <p className="text-sm text-text-2">
          Anyone with the link sees this page without your name, but with the answers it quotes. It
          works for 30 days, and you can revoke it.
        </p>
        {message ? <FormError>{message}</FormError> : null}
        {linkUrl ? (
          <div className="mt-4">
            <label htmlFor="link" className="mb-1.5 block text-sm font-medium">
              Copy it now: you won’t be able to see it again
            </label>
            <CopyField id="link" value={linkUrl} />
          </div>
        ) : null}
        {/* Without JavaScript the whole page loads again, and opens here, where the link is. */}
        <form
          method="post"
          action={`${pathname}${search}#share`}
          data-keep-scroll=""
          className="mt-4 flex flex-wrap gap-3"
        >
          <Button name="intent" value="share" variant="secondary">
            {sharedUntil ? "Replace the link" : "Create a link"}
          </Button>
          {sharedUntil ? (
            <Button name="intent" value="revoke" variant="ghost">
              Revoke
            </Button>
          ) : null}
        </form>
      </div>
    </details>
  );
}
