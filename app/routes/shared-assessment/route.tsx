import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { ResultView } from "~/assessment/results/result-view";
import type { PageHandle } from "~/platform/http/page-handle";
import assessmentStyles from "~/styles/kinds/assessment.css?url";
import { FormattedDate } from "~/ui/formatted-date";
import { Logo } from "~/ui/logo";
import { MessagePage } from "~/ui/message-page";
import { linkStyles } from "~/ui/style-links";
import { headers, loader } from "./shared-assessment.server";

export { headers, loader };

// No site header: the URL is a secret that no form or link may leak.
export const handle = { access: "token", hasOwnHeader: true } satisfies PageHandle;

export const links = linkStyles(assessmentStyles);

export const meta: MetaFunction = () => [
  { title: "Assessment results · Pathlight" },
  { name: "robots", content: "noindex, nofollow" },
];

export default function SharedAssessment() {
  const { expiresAt, page } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="page py-6 md:py-8">
      <div className="no-print mb-8 flex flex-wrap items-center gap-x-8 gap-y-2 border-b border-hairline pb-5 text-sm text-muted md:mb-12">
        <span className="text-text">
          <Logo />
        </span>
        <p className="flex-auto">
          Shared by the person who answered: “you” is that person. This link works until{" "}
          <FormattedDate date={expiresAt} />.
        </p>
      </div>
      <ResultView result={page} label="Shared results" isOwn={false} />
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isLimited = isRouteErrorResponse(error) && error.status === 429;
  return isLimited ? (
    <MessagePage
      title="Too many results were opened from your network"
      detail="Try again in a few minutes."
    />
  ) : (
    <MessagePage
      title="This link doesn’t work"
      detail="It is incomplete, has expired or was revoked. Ask the person who sent it for a new one."
    />
  );
}
