import type { SerializeFrom } from "@remix-run/node";
import { Button } from "~/ui/button";
import { Check } from "~/ui/icons";
import { Link } from "~/ui/link";
import type { loader } from "./compare.server";

type Comparison = SerializeFrom<typeof loader>;
type TableProps = Pick<Comparison, "jobs" | "rows">;

/** A column for each job, and on a phone each figure of all jobs with their names. */
export function CompareTable({ jobs, rows }: TableProps) {
  return (
    <table className="stacked-table num mt-10 w-full text-left text-ui">
      <caption className="sr-only">Figures of the jobs, for the United States</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Figure</span>
          </th>
          {jobs.map(({ code, title }) => (
            <th key={code} scope="col" className="py-3 pr-6 align-bottom font-strong">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label} className="border-t border-hairline">
            <th
              scope="row"
              className="py-3 pr-6 text-left align-baseline text-xs font-medium text-muted md:w-44"
            >
              {label}
            </th>
            {values.map((value, index) => (
              <td
                key={jobs[index]?.code}
                data-label={`${jobs[index]?.title ?? ""}:`}
                className="py-3 pr-6 align-baseline font-strong max-md:basis-full"
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
        <tr className="border-t border-hairline">
          <th
            scope="row"
            className="py-3 pr-6 text-left align-baseline text-xs font-medium text-muted md:w-44"
          >
            Where to look up pay and jobs
          </th>
          {jobs.map(({ code, title, source }) => (
            <td
              key={code}
              data-label={`${title}:`}
              className="py-3 pr-6 align-baseline max-md:basis-full"
            >
              <a href={source.link} rel="noreferrer" className="underline underline-offset-3">
                {source.name}
                <span className="sr-only">: {title}</span>
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The jobs, each with what it is, a press that makes it the target, and one that takes it out. */
export function ComparedJobs({ jobs, path }: Pick<Comparison, "jobs" | "path">) {
  return (
    <ul className="mt-10 border-t border-hairline-strong">
      {jobs.map(({ code, title, summary, withoutUrl, isTarget }) => (
        <li
          key={code}
          className="grid gap-x-10 gap-y-3 border-b border-hairline py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
        >
          <div>
            <h2 className="text-h3 wrap-anywhere">
              <Link
                to={`/occupations/${code}`}
                className="inline-flex min-h-11 items-center hover:text-primary-ink"
              >
                {title}
              </Link>
            </h2>
            <p className="text-sm text-text-2">{summary}</p>
          </div>
          <form
            method="post"
            action={`${path}&target=${code}`}
            data-keep-scroll=""
            id={isTarget ? "target" : undefined}
            tabIndex={isTarget ? -1 : undefined}
            className="flex scroll-mt-24 flex-wrap items-center gap-x-5 gap-y-2"
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
            {jobs.length > 1 ? (
              <Link
                to={withoutUrl}
                className="inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3"
              >
                Remove<span className="sr-only">: {title}</span>
              </Link>
            ) : null}
          </form>
        </li>
      ))}
    </ul>
  );
}
