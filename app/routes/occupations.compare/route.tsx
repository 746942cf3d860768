import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Attribution } from "~/occupations/attribution";
import type { PageHandle } from "~/platform/http/page-handle";
import careersStyles from "~/styles/kinds/careers.css?url";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { AddJob } from "./add-job";
import { action, loader } from "./compare.server";
import { CompareTable, ComparedJobs } from "./compare-table";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(careersStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Compare jobs" });

export default function CompareJobs() {
  const { jobs, rows, path, leftOut, isFull, ...search } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <h1 className="text-h1">
        {jobs.length > 1 ? `Compare ${jobs.length} jobs` : "Compare jobs"}
      </h1>
      <p className="mt-3.5 max-w-(--measure) text-lead text-text-2">
        Two to four occupations side by side: pay, growth, and what you need to start, for the
        United States. Your target decides which questions and lessons we suggest.
      </p>
      {leftOut > 0 ? (
        <p className="mt-3.5 max-w-(--measure) text-text-2">
          {`Four jobs fit on this page. ${leftOut === 1 ? "One more was" : `${leftOut} more were`} left out.`}
        </p>
      ) : null}
      {jobs.length === 0 ? null : (
        <>
          <CompareTable jobs={jobs} rows={rows} />
          <ComparedJobs jobs={jobs} path={path} />
        </>
      )}
      {isFull ? null : <AddJob {...search} />}
      <p className="mt-12">
        <Link
          to="/occupations"
          className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-3"
        >
          See all occupations
        </Link>
      </p>
      <Attribution />
    </Page>
  );
}
