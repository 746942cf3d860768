import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { SessionPairForm } from "~/feedback/history/session-pair-form";
import { SessionComparisonView } from "~/feedback/history/session-comparison";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { loader } from "./compare.server";

export { loader };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Two sessions compared" });

export default function CompareSessions() {
  const { before, after, sessions, comparison } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <Link
        to="/interview/history"
        className="flex w-fit items-center gap-1.5 text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Your history
      </Link>
      <h1 className="mt-3.5 mb-7 text-title">
        {comparison === null
          ? "You chose the same session twice"
          : writeHeadline(comparison.before.score, comparison.after.score)}
      </h1>
      <SessionPairForm sessions={sessions} before={before.id} after={after.id} />
      {comparison === null ? (
        <p role="alert" className="mt-6 text-lead text-text-2">
          Choose two different sessions to see what changed.
        </p>
      ) : (
        <SessionComparisonView before={before} after={after} comparison={comparison} />
      )}
    </Page>
  );
}

function writeHeadline(before: number | null, after: number | null): string {
  if (before === null || after === null) return "One of these sessions has no answers yet";
  if (before === after) return `Both sessions average ${after}`;
  return `From ${before} to ${after} on average`;
}
