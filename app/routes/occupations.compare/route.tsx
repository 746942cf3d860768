import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Attribution } from "~/occupations/attribution";
import type { PageHandle } from "~/platform/http/page-handle";
import careersStyles from "~/styles/kinds/careers.css?url";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./compare.server";
import { ComparedJob } from "./compared-job";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(careersStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Compare jobs" });

export default function CompareJobs() {
  const { jobs, path } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <h1 className="text-h1">
        {jobs.length === 1 ? "One job to look at" : `Compare ${jobs.length} jobs`}
      </h1>
      <p className="mt-3.5 max-w-(--measure) text-lead text-text-2">
        Pay, growth, and what you need to start, for the United States. Your target decides which
        questions and lessons we suggest.
      </p>
      <div
        className={`mt-10 grid gap-x-10 gap-y-12 sm:grid-cols-2 ${jobs.length === 4 ? "xl:grid-cols-4" : "lg:grid-cols-3"}`}
      >
        {jobs.map((job) => (
          <ComparedJob key={job.code} {...job} path={path} />
        ))}
      </div>
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
