import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { ResultView } from "~/assessment/results/result-view";
import { LinkButton } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { headers, loader } from "./shared-assessment.server";

export { headers, loader };

// No site header: the URL is a secret that no form or link may leak.
export const handle = { hasOwnHeader: true };

export const meta: MetaFunction = () => [
  { title: "Assessment results · Pathlight" },
  { name: "robots", content: "noindex, nofollow" },
];

export default function SharedAssessment() {
  const { expiresAt, page } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page py-10 md:py-14">
      <p className="mb-8 text-sm text-muted print:hidden">
        Shared by the person who answered. This link works until <FormattedDate date={expiresAt} />.
      </p>
      <ResultView result={page} label="Shared results" isOwn={false} />
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isLimited = isRouteErrorResponse(error) && error.status === 429;
  return (
    <main id="main" className="page grid min-h-[75vh] content-center py-16">
      <h1 className="max-w-[22em] text-h1">
        {isLimited ? "Too many results were opened from your network" : "This link doesn’t work"}
      </h1>
      <p className="mt-5 max-w-(--measure) text-lead text-text-2">
        {isLimited
          ? "Try again in a few minutes."
          : "It is incomplete, has expired or was revoked. Ask the person who sent it for a new one."}
      </p>
      <p className="mt-9">
        <LinkButton to="/" variant="secondary" size="lg">
          Go to the home page
        </LinkButton>
      </p>
    </main>
  );
}
