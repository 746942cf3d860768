import type { useLoaderData } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Check } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { loader } from "./compare.server";

type Job = ReturnType<typeof useLoaderData<typeof loader>>["jobs"][number];

/** A job with its figures, and a press that makes it the target. */
export function ComparedJob({ code, title, summary, facts, figuresOf, isTarget, path }: JobProps) {
  return (
    <article className="grid min-w-0 content-start gap-4 sm:row-span-4 sm:grid-rows-subgrid">
      <h2 className="text-h3 wrap-anywhere">
        <Link
          to={`/occupations/${code}`}
          className="inline-flex min-h-11 items-center hover:text-primary-ink"
        >
          {title}
        </Link>
      </h2>
      <p className="text-sm text-text-2">{summary}</p>
      <dl className="num grid content-start border-t border-hairline-strong">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-b border-hairline py-2.5">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-ui font-strong">{value}</dd>
          </div>
        ))}
        {figuresOf ? (
          <div className="pt-2.5 text-xs text-muted">
            <dt className="sr-only">Source</dt>
            <dd>{figuresOf}</dd>
          </div>
        ) : null}
      </dl>
      <form
        method="post"
        action={`${path}&target=${code}`}
        data-keep-scroll=""
        id={isTarget ? "target" : undefined}
        tabIndex={isTarget ? -1 : undefined}
        className="grid scroll-mt-24 content-start gap-2"
      >
        {isTarget ? (
          <p className="flex items-center gap-2 text-ui font-strong">
            <Check className="size-5 text-primary" aria-hidden />
            Your target
          </p>
        ) : null}
        <Button
          name="intent"
          value={isTarget ? "remove" : "choose"}
          variant="secondary"
          pendingText="Saving…"
        >
          {isTarget ? "Remove target" : "Make this my target"}
          <span className="sr-only">: {title}</span>
        </Button>
      </form>
    </article>
  );
}

interface JobProps extends Job {
  /** Of the comparison. */
  path: string;
}
